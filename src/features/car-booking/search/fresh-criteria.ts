import {
  type CarCriteria,
  DEFAULT_DRIVER_AGE,
  DEFAULT_DROP_OFF_TIME,
  DEFAULT_PICK_UP_TIME,
} from '#domain/car-booking/car-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { ownTraveler } from '../../../booking/own-traveler.ts';

/** Only the default times and the user are filled in, the user only in a company that they belong to. */
export function freshCriteria(session: Session): CarCriteria {
  return {
    pickUp: null,
    dropOffAtPickUp: true,
    dropOff: null,
    pickUpDate: '',
    dropOffDate: '',
    pickUpTime: DEFAULT_PICK_UP_TIME,
    dropOffTime: DEFAULT_DROP_OFF_TIME,
    driverAge: DEFAULT_DRIVER_AGE,
    purpose: '',
    travelers: ownTraveler(session),
  };
}
