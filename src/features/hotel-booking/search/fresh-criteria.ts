import { DEFAULT_HOTEL_RADIUS, type HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';

/** Only the user is filled in, and only in a company that they belong to. */
export function freshCriteria({ companyUser, company }: Session): HotelCriteria {
  const { _id, user } = companyUser;
  const { firstName, lastName } = user;
  return {
    formVariant: 'location',
    place: null,
    companyLocationId: null,
    radius: DEFAULT_HOTEL_RADIUS,
    checkIn: '',
    checkOut: '',
    rooms: 1,
    purpose: '',
    travelers: companyUser.company === company._id ? [{ _id, firstName, lastName }] : [],
    submitButtonType: 'SearchByPrice',
  };
}
