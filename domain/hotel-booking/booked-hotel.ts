import type { BookingCriteria } from '../booking/flow-types.ts';
import type { HotelPart } from '../contract.ts';
import type { BookedRules } from '../kinds/kind-rules.ts';
import { choiceOfHotel } from './earlier-hotel.ts';
import { DEFAULT_HOTEL_RADIUS, type HotelCriteria } from './hotel-criteria.ts';

export const bookedHotel: BookedRules<'hotel'> = {
  toCriteria: hotelCriteria,
  toChoice: choiceOfHotel,
  extras: () => ({ seats: [], bags: [], memberships: [] }),
  legs: () => [],
  stays: ({ property: { name, address, latitude, longitude }, startsOn, endsOn }) => {
    const place = { label: `${name}, ${address.city}`, latitude, longitude };
    return [{ city: address.city, from: startsOn, to: endsOn, place, airport: null }];
  },
};

function hotelCriteria(part: HotelPart, { purpose, travelers }: BookingCriteria): HotelCriteria {
  const { property, startsOn, endsOn, rooms } = part;
  const { name, address, latitude, longitude } = property;
  return {
    formVariant: 'location',
    place: { label: `${name}, ${address.city}`, latitude, longitude },
    companyLocationId: null,
    radius: DEFAULT_HOTEL_RADIUS,
    checkIn: startsOn,
    checkOut: endsOn,
    rooms,
    submitButtonType: 'SearchByPrice',
    purpose,
    travelers,
  };
}
