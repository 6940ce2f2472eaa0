import { dateAt } from '#domain/local-time.ts';
import type { House } from './house.ts';
import { mixNoise } from './noise.ts';
import { parseDay, type Stay } from './stay.ts';

export interface PriceCalendar {
  /** The same for all hotels with the same kind of guests. */
  nightsOf: (house: Pick<House, 'business' | 'fairSeed' | 'property'>) => readonly number[];
  /** Whether the stay can still be booked: the day of arrival is not over at the hotel. */
  isOpen: (zone: string) => boolean;
}

const FAIR = 1.5;
const FAIR_SHARE = 0.06;
/** Sunday to Saturday. */
const BUSINESS_WEEK = [0.85, 1, 1.12, 1.12, 1, 0.85, 0.85];
const LEISURE_WEEK = [0.92, 0.9, 0.9, 0.95, 1, 1.15, 1.15];
/** Nights farther ahead can't be booked. */
const FARTHEST_DAYS = 400;

export function createPriceCalendar({ checkIn, nights }: Stay, at: Date): PriceCalendar {
  const known = new Map<string, readonly number[]>();
  const daysAhead = new Map<string, number>();

  function daysTo(zone: string): number {
    const days = daysAhead.get(zone) ?? checkIn - (parseDay(dateAt(at, zone)) ?? checkIn);
    daysAhead.set(zone, days);
    return days;
  }

  return {
    isOpen: (zone) => daysTo(zone) >= 0 && daysTo(zone) <= FARTHEST_DAYS,
    nightsOf({ business, fairSeed, property: { zone } }) {
      const key = `${fairSeed}${business}${zone}`;
      const found =
        known.get(key) ??
        Array.from({ length: nights }, (_, night) => {
          const day = checkIn + night;
          const fair = isFair(fairSeed, day) ? FAIR : 1;
          return weekFactor(business, day) * fair * leadFactor(daysTo(zone));
        });
      known.set(key, found);
      return found;
    },
  };
}

/** On such a day all hotels around a city are expensive. */
function isFair(fairSeed: number, day: number): boolean {
  return mixNoise(fairSeed, day) < FAIR_SHARE;
}

function weekFactor(business: boolean, day: number): number {
  const weekday = (day + 4) % 7; // 1 January 1970 was a Thursday
  return (business ? BUSINESS_WEEK : LEISURE_WEEK)[weekday] ?? 1;
}

function leadFactor(days: number): number {
  if (days > 30) return 0.95;
  if (days > 13) return 0.98;
  if (days > 6) return 1;
  return days > 2 ? 1.06 : 1.15;
}
