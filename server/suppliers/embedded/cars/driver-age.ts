import type { Region } from './region-of.ts';
import type { Rental } from './rental.ts';
import type { RentalCar } from './rental-car.ts';

/** Estimates: vendors ask for more until 25, rent fine cars from then on, and the smaller ones from 18 or 21 on. */
const GROWN_UP = 25;
const FRANCS_A_DAY = 22;
/** A long rental is not charged for more days. */
const MOST_DAYS = 10;
const YOUNGEST: Readonly<Record<Region, number>> = { europe: 18, america: 20, elsewhere: 21 };
/** Mini, economy and compact: what the youngest may drive. */
const SMALL = /^[MNEHCD]/;
const SMALL_UNTIL = 21;

/** Whether a vendor gives this car to a driver of that age. */
export function mayDrive(age: number, { acriss, spread }: RentalCar, region: Region): boolean {
  if (age >= GROWN_UP) return true;
  if (age < YOUNGEST[region] || spread === 'fine') return false;
  return age >= SMALL_UNTIL || SMALL.test(acriss);
}

/** What a young driver adds to a rental, in Swiss francs. */
export function youngDriverFrancs({ driverAge, days }: Pick<Rental, 'driverAge' | 'days'>): number {
  return driverAge >= GROWN_UP ? 0 : FRANCS_A_DAY * Math.min(days, MOST_DAYS);
}
