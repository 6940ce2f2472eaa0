import {
  type CarCriteria,
  DEFAULT_DRIVER_AGE,
  DEFAULT_DROP_OFF_TIME,
  DEFAULT_PICK_UP_TIME,
} from '#domain/car-booking/car-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';

/** Nothing filled in but the usual times and oneself, and that only in a company that one belongs to. */
export function freshCriteria({ companyUser, company }: Session): CarCriteria {
  const { _id, user } = companyUser;
  const { firstName, lastName } = user;
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
    travelers: companyUser.company === company._id ? [{ _id, firstName, lastName }] : [],
  };
}
