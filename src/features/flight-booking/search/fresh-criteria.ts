import { type FlightCriteria, freshFlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';

/** Only the defaults and the user are filled in, the user only in a company that they belong to. */
export function freshCriteria({ companyUser, company }: Session): FlightCriteria {
  const { _id, user } = companyUser;
  const { firstName, lastName } = user;
  const travelers = companyUser.company === company._id ? [{ _id, firstName, lastName }] : [];
  return freshFlightCriteria({ purpose: '', travelers });
}
