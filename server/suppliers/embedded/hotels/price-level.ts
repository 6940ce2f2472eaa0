import { countries, type TCountryCode } from 'countries-list';
import { CITY_DATA } from './city-data.ts';
import type { Town } from './town.ts';

const STAR_FACTORS = [0.45, 0.45, 0.55, 0.75, 1, 1.8];
const FALLING_PER_KM = 0.02;

/** Compared to a quiet town in the middle of Europe. */
const COUNTRY_FACTORS: Readonly<Record<string, number>> = {
  ...factors(1.5, 'CH LI MC'),
  ...factors(1.25, 'DK FI FO GB IS NO SE US AU BM KY'),
  ...factors(1.1, 'AD AT BE CA CY DE ES FR GI GR IE IL IT JE GG IM LU MT NL NZ PT SM VA AE QA JP SG'),
  ...factors(0.8, 'AL BA BG BY CZ EE HR HU LT LV MD ME MK PL RO RS RU SI SK UA XK'),
};
const CONTINENT_FACTORS: Readonly<Record<string, number>> = { AF: 0.75, SA: 0.75, AS: 0.8, NA: 0.85 };

type Where = Pick<Town, 'id' | 'country' | 'population' | 'market'>;

/**
 * The price of a good four-star hotel on a weekday, in Swiss francs. Around a city it decreases with the
 * distance.
 */
export function townLevel({ id, country, population, market }: Where): number {
  const known = CITY_DATA.get(id)?.francs;
  if (known !== undefined) return known;
  const own = calculateLevel(country, population);
  const city = CITY_DATA.get(market.id)?.francs;
  if (city === undefined || market.country !== country) return own;
  return Math.max(own, city * (1 - FALLING_PER_KM * market.distanceKm));
}

export function starFactor(stars: number): number {
  return STAR_FACTORS[stars] ?? 1;
}

function calculateLevel(country: string, population: number): number {
  return (95 + 18 * Math.log10(Math.max(population, 2000) / 10_000)) * countryFactor(country);
}

function countryFactor(country: string): number {
  const continent = country in countries ? countries[country as TCountryCode].continent : ''; // just checked
  return COUNTRY_FACTORS[country] ?? CONTINENT_FACTORS[continent] ?? 1;
}

function factors(factor: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, factor]));
}
