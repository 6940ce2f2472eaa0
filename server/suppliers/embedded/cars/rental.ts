import { daysFromTo, isLocalTime, minutesBetween } from '#domain/local-time.ts';

export interface Rental {
  /** Local times, `yyyy-MM-ddTHH:mm`. */
  pickUpAt: string;
  dropOffAt: string;
  /** In years. */
  driverAge: number;
  /** Started periods of 24 hours, in local time. */
  days: number;
  /** The calendar days of the rental, `yyyy-MM-dd`. */
  dates: readonly string[];
}

const LONGEST_DAYS = 90;
const DAY_MINUTES = 24 * 60;
/** An age without a surcharge or limit. */
const USUAL_DRIVER_AGE = 30;

export function readRental(pickUpAt: string, dropOffAt: string, driverAge = USUAL_DRIVER_AGE): Rental | null {
  if (!isLocalTime(pickUpAt) || !isLocalTime(dropOffAt)) return null;
  const days = Math.ceil(minutesBetween(pickUpAt, dropOffAt) / DAY_MINUTES);
  if (days < 1 || days > LONGEST_DAYS) return null;
  const dates = daysFromTo(pickUpAt.slice(0, 10), dropOffAt.slice(0, 10));
  return { pickUpAt, dropOffAt, driverAge, days, dates };
}
