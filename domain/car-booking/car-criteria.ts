import type { BookingCriteria, SelectedPlace } from '../booking/flow-types.ts';

export type RentalPlace =
  | { kind: 'airport'; code: string; label: string }
  | ({
      kind: 'point';
      radius?: number;
    } & SelectedPlace);

export interface CarCriteria extends BookingCriteria {
  pickUp: RentalPlace | null;
  dropOffAtPickUp: boolean;
  dropOff: RentalPlace | null;
  /** `yyyy-MM-dd` */
  pickUpDate: string;
  dropOffDate: string;
  /** `HH:mm`, local time at the station. */
  pickUpTime: string;
  dropOffTime: string;
  /** In years. */
  driverAge: number;
}

export const DEFAULT_PICK_UP_TIME = '08:00';
export const DEFAULT_DROP_OFF_TIME = '18:00';
/** Hours from the return of a car to the departure of a flight, where the company has settled none. */
export const DEFAULT_CAR_RETURN_HOURS = 2;
export const DEFAULT_DRIVER_AGE = 30;
/** Younger drivers pay more and don't get every car. */
export const GROWN_UP_DRIVER_AGE = 25;
export const YOUNGEST_DRIVER_AGE = 18;
export const LONGEST_RENTAL_DAYS = 30;

export function freshCarCriteria({ purpose, travelers }: BookingCriteria): CarCriteria {
  return {
    pickUp: null,
    dropOffAtPickUp: true,
    dropOff: null,
    pickUpDate: '',
    dropOffDate: '',
    pickUpTime: DEFAULT_PICK_UP_TIME,
    dropOffTime: DEFAULT_DROP_OFF_TIME,
    driverAge: DEFAULT_DRIVER_AGE,
    purpose,
    // A car has one driver.
    travelers: travelers.slice(0, 1),
  };
}
