import { createChance } from '../chance.ts';
import { type Region, regionOf } from './region-of.ts';

export interface Vendor {
  code: string;
  name: string;
  tier: 'premium' | 'standard' | 'value';
}

interface PresentVendor extends Vendor {
  /** How likely it has a station somewhere, compared to the others; 0 where it has none. */
  weights: Readonly<Record<Region, number>>;
  /** The only countries of a regional vendor. */
  home: readonly string[];
}

const HOME_WEIGHT = 5;

/**
 * The codes are those of the reservation systems. Sources disagree on ZL and ZR; as the loyalty programmes have it,
 * ZL is National and ZR is Dollar. Codes that begin with X are invented, as their owners are.
 */
const VENDORS: readonly PresentVendor[] = [
  global('ZE', 'Hertz', 'premium', 10, 9, 10),
  global('ZI', 'Avis', 'premium', 10, 9, 10),
  global('SX', 'Sixt', 'premium', 10, 6, 6),
  global('EP', 'Europcar', 'standard', 10, 0, 9),
  global('ET', 'Enterprise', 'standard', 8, 10, 4),
  global('ZD', 'Budget', 'value', 5, 8, 6),
  global('ZL', 'National', 'premium', 2, 8, 3),
  global('AL', 'Alamo', 'standard', 2, 7, 2),
  global('ZT', 'Thrifty', 'value', 2, 5, 3),
  global('ZR', 'Dollar', 'value', 1.5, 5, 2),
  global('AC', 'ACE Rent A Car', 'value', 1, 4, 2),
  regional('X1', 'Kranich Autovermietung', ['AT', 'CH', 'DE', 'LI', 'LU']),
  regional('X2', 'Tern Car Hire', ['GB', 'IE']),
  regional('X3', 'Grulla Rent a Car', ['ES', 'MX', 'PT']),
];

const WITHOUT = new Set(['AF', 'AQ', 'KP', 'SO', 'SS', 'SY', 'YE']);

export function vendorsAt(place: string, country: string, count: number): readonly Vendor[] {
  if (WITHOUT.has(country)) return [];
  return VENDORS.map((vendor) => ({ vendor, weight: weighVendor(vendor, country) }))
    .filter(({ weight }) => weight > 0)
    .map(({ vendor, weight }) => ({
      vendor,
      turn: -Math.log(1 - createChance('vendor', vendor.code, place).next()) / weight,
    }))
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ vendor }) => vendor);
}

function weighVendor({ weights, home }: PresentVendor, country: string): number {
  return home.includes(country) ? HOME_WEIGHT : weights[regionOf(country)];
}

function global(
  code: string,
  name: string,
  tier: Vendor['tier'],
  europe: number,
  america: number,
  elsewhere: number,
): PresentVendor {
  return { code, name, tier, weights: { europe, america, elsewhere }, home: [] };
}

function regional(code: string, name: string, home: readonly string[]): PresentVendor {
  return { code, name, tier: 'value', weights: { europe: 0, america: 0, elsewhere: 0 }, home };
}
