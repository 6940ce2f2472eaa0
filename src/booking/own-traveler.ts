import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { Session } from '#machines/session/session-machine.ts';

/** The user as the only traveller, in a company that they belong to; otherwise none is chosen. */
export function ownTraveler({ companyUser, company }: Session): BookingTraveler[] {
  const { _id, user } = companyUser;
  const { firstName, lastName } = user;
  return companyUser.company === company._id ? [{ _id, firstName, lastName }] : [];
}
