import { weekdayOf } from '#domain/local-time.ts';
import type { OpeningHours } from '#domain/offers/car-offer.ts';
import type { StationSetting } from './rental-station.ts';
import type { Vendor } from './vendors.ts';

type Week = readonly (OpeningHours | null)[];

const DAY_MINUTES = 24 * 60;
/** How long before opening and after closing staff is still available at an airport, for a fee. */
const STAYING_MINUTES = 120;

/** The short day of the week and the day of rest, 0 for Monday. */
const WEEKEND = [5, 6] as const;
const ARAB_WEEKEND = [5, 4] as const;
const OTHER_WEEKENDS: Readonly<Record<string, readonly [short: number, rest: number]>> = {
  ...Object.fromEntries('BH DZ EG IQ JO KW LY OM QA SA'.split(' ').map((country) => [country, ARAB_WEEKEND])),
  IL: [4, 5],
};

export function airportHours(
  setting: Exclude<StationSetting, 'city'>,
  tier: Vendor['tier'],
  neverCloses: boolean,
): Week {
  if (setting === 'medium') return week('07:30-21:00', '08:00-18:00', '10:00-20:00');
  if (setting === 'large') return everyDay(tier === 'value' ? '07:30-22:00' : '07:00-23:00');
  if (tier === 'premium' && neverCloses) return everyDay('00:00-24:00');
  return everyDay({ premium: '06:00-24:00', standard: '06:30-23:30', value: '07:00-23:00' }[tier]);
}

/** For a fee after hours. */
export function cityHours(population: number, tier: Vendor['tier'], country: string): Week {
  const hours =
    population >= 500_000
      ? week('07:30-19:00', '08:00-16:00', tier === 'premium' ? '09:00-13:00' : null)
      : population >= 100_000
        ? week('07:30-18:30', '08:00-14:00', null)
        : week('08:00-18:00', tier === 'value' ? null : '08:00-12:00', null);
  const [short, rest] = OTHER_WEEKENDS[country] ?? WEEKEND;
  const weekday = hours[0] ?? null;
  return hours.map((_, day) => {
    if (day === short) return hours[5] ?? null;
    return day === rest ? (hours[6] ?? null) : weekday;
  });
}

export function presenceAt(hours: Week, local: string, atAirport: boolean): 'open' | 'afterHours' | 'closed' {
  const minute = toMinute(local.slice(11));
  const weekday = weekdayOf(local.slice(0, 10));
  const aways = [-1, 0, 1].map((day) => {
    const open = hours[(weekday + day + 7) % 7];
    if (!open) return Number.POSITIVE_INFINITY;
    const [from, to] = [toMinute(open.from) + day * DAY_MINUTES, toMinute(open.to) + day * DAY_MINUTES];
    return Math.max(0, from - minute, minute - to);
  });
  const away = Math.min(...aways);
  if (away === 0) return 'open';
  return atAirport && away <= STAYING_MINUTES ? 'afterHours' : 'closed';
}

function week(weekdays: string, saturday: string | null, sunday: string | null): Week {
  return [...Array.from({ length: 5 }, () => read(weekdays)), read(saturday), read(sunday)];
}

function everyDay(hours: string): Week {
  return week(hours, hours, hours);
}

function read(hours: string | null): OpeningHours | null {
  return hours === null ? null : { from: hours.slice(0, 5), to: hours.slice(6) };
}

function toMinute(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
