import { minutesBetween } from '../local-time.ts';
import type { CarCriteria } from './car-criteria.ts';

type Times = Pick<CarCriteria, 'pickUpDate' | 'pickUpTime' | 'dropOffDate' | 'dropOffTime'>;

const DAY_MINUTES = 24 * 60;

/** Every started period of 24 hours counts as a day, as with rental companies. */
export function daysOfRental({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Times): number {
  const minutes = minutesBetween(`${pickUpDate}T${pickUpTime}`, `${dropOffDate}T${dropOffTime}`);
  return Math.ceil(minutes / DAY_MINUTES);
}
