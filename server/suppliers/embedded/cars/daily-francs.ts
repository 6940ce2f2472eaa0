import { createChance } from '../chance.ts';
import { pricesOf } from './country-prices.ts';
import type { RentalStation } from './rental-station.ts';

/** By category (first letter), in Swiss francs a day. */
const CATEGORIES: Readonly<Record<string, number>> = {
  M: 38,
  E: 42,
  C: 48,
  I: 58,
  S: 66,
  F: 78,
  P: 105,
  L: 170,
  /** The small vans of America have the letter of small cars. */
  MV: 58,
};

/** By type (second letter); the others cost as much as an ordinary car. */
const TYPES: Readonly<Record<string, number>> = { F: 1.35, W: 1.12, V: 1.6, T: 1.7, Q: 1.3 };
/** By fuel (fourth letter). */
const FUELS: Readonly<Record<string, number>> = { C: 1.1, E: 1.1, H: 1.05, I: 1.05 };
const AUTOMATIC = 1.15;
const FOUR_WHEELS = 1.12;

const TIERS = { premium: 1.08, standard: 1, value: 0.88 };

/** In hundredths, from January to December, north of the equator. */
const SEASONS = [94, 95, 98, 102, 103, 108, 120, 122, 107, 101, 94, 104];

export function dailyFrancs(station: RentalStation, acriss: string, date: string): number {
  const [category = '', type = '', transmission = '', fuel = ''] = acriss;
  const { country } = station.address;
  return (
    (CATEGORIES[category + type] ?? CATEGORIES[category] ?? 0) *
    (TYPES[type] ?? 1) *
    ('ABD'.includes(transmission) && station.region !== 'america' ? AUTOMATIC : 1) *
    ('NCBD'.includes(transmission) ? FOUR_WHEELS : 1) *
    (FUELS[fuel] ?? 1) *
    TIERS[station.vendor.tier] *
    pricesOf(country).level *
    seasonOf(date, station.latitude) *
    around(0.06, 'level', station.stationId) *
    around(0.05, 'class', station.stationId, acriss) *
    around(0.04, 'day', station.stationId, date)
  );
}

function seasonOf(date: string, latitude: number): number {
  const month = Number(date.slice(5, 7)) - 1;
  return (SEASONS[latitude < 0 ? (month + 6) % 12 : month] ?? 100) / 100;
}

/** A random factor, so much above or below 1. */
function around(spread: number, ...words: readonly string[]): number {
  return 1 + spread * (2 * createChance(...words).next() - 1);
}
