import type { Region } from './region-of.ts';
import type { Rental } from './rental.ts';
import type { RentalCar } from './rental-car.ts';

/**
 * Estimates: vendors charge a surcharge below 25, rent premium cars from then on, and smaller ones from 18 or
 * 21 on.
 */
const GROWN_UP = 25;
const FRANCS_A_DAY = 22;
/** The surcharge of a long rental is limited to so many days. */
const MOST_DAYS = 10;
const YOUNGEST: Readonly<Record<Region, number>> = { europe: 18, america: 20, elsewhere: 21 };
/** Mini, economy and compact: the classes for the youngest drivers. */
const SMALL = /^[MNEHCD]/;
const SMALL_UNTIL = 21;

export function mayDrive(age: number, { acriss, spread }: RentalCar, region: Region): boolean {
  if (age >= GROWN_UP) return true;
  if (age < YOUNGEST[region] || spread === 'fine') return false;
  return age >= SMALL_UNTIL || SMALL.test(acriss);
}

export function youngDriverFrancs({ driverAge, days }: Pick<Rental, 'driverAge' | 'days'>): number {
  return driverAge >= GROWN_UP ? 0 : FRANCS_A_DAY * Math.min(days, MOST_DAYS);
}
