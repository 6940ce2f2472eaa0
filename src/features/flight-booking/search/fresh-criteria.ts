import { type FlightCriteria, freshFlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';

/** Nothing filled in but what is usual and oneself, and that only in a company that one belongs to. */
export function freshCriteria({ companyUser, company }: Session): FlightCriteria {
  const { _id, user } = companyUser;
  const { firstName, lastName } = user;
  const travelers = companyUser.company === company._id ? [{ _id, firstName, lastName }] : [];
  return freshFlightCriteria({ purpose: '', travelers });
}
