import { minutesBetween } from '../local-time.ts';
import type { CarCriteria } from './car-criteria.ts';

type Times = Pick<CarCriteria, 'pickUpDate' | 'pickUpTime' | 'dropOffDate' | 'dropOffTime'>;

const DAY_MINUTES = 24 * 60;

/** The periods of 24 hours that are begun: as rental companies count. */
export function daysOfRental({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Times): number {
  const minutes = minutesBetween(`${pickUpDate}T${pickUpTime}`, `${dropOffDate}T${dropOffTime}`);
  return Math.ceil(minutes / DAY_MINUTES);
}
