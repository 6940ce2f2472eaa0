import { distanceKm } from '#domain/geography.ts';
import { regionOf } from './region-of.ts';
import type { RentalStation } from './rental-station.ts';

/** Estimates, in Swiss francs. */
const SAME_CITY = { withinKm: 40, fee: 0 };
const SAME_COUNTRY = { fee: 60, freeKm: 250, perKm: 0.12, highestKm: 4800 };
const ABROAD = { fee: 350, freeKm: 300, perKm: 0.2, highestKm: 2500 };

/** Cars may not cross a border from there, except where a pair allows it. */
const ISLANDS = new Set('AU CU CY DO GB HT ID IE IS JP LK MG MT MU NZ PH SG TW'.split(' '));
const CLOSED = new Set('AZ BY DZ EG GE IL MA MD RU TN TR UA'.split(' '));
const JOINED = new Set(['GB IE', 'IE GB']);

/** Parts of countries that are overseas, by their time zones. */
const ACROSS_THE_SEA = new Set([
  'America/Anchorage',
  'America/Juneau',
  'America/Nome',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Atlantic/Madeira',
  'Pacific/Honolulu',
  'Australia/Hobart',
]);

/** The fee for returning a car at another station, in Swiss francs; null when no vendor allows it. */
export function oneWayFee(pickUp: RentalStation, dropOff: RentalStation): number | null {
  if (pickUp.stationId === dropOff.stationId) return 0;
  const away = distanceKm(pickUp, dropOff);
  const acrossTheSea = [pickUp, dropOff].some(({ zone }) => ACROSS_THE_SEA.has(zone));
  if (acrossTheSea && pickUp.zone !== dropOff.zone) return null;
  const abroad = pickUp.address.country !== dropOff.address.country;
  if (abroad && !isOpenBorder(pickUp.address.country, dropOff.address.country)) return null;
  const { fee, freeKm, perKm, highestKm } = abroad ? ABROAD : SAME_COUNTRY;
  if (away > highestKm) return null;
  if (!abroad && away <= SAME_CITY.withinKm) return SAME_CITY.fee;
  return Math.round(fee + Math.max(0, away - freeKm) * perKm);
}

function isOpenBorder(from: string, to: string): boolean {
  if (JOINED.has(`${from} ${to}`)) return true;
  if ([from, to].some((country) => ISLANDS.has(country) || CLOSED.has(country))) return false;
  const region = regionOf(from);
  return region === regionOf(to) && region !== 'elsewhere';
}
