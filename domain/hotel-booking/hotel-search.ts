import type { SearchRules } from '../kinds/kind-rules.ts';
import { freshHotelCriteria, roomsFor } from './hotel-criteria.ts';

export const hotelSearch: SearchRules<'hotel'> = {
  isOneWay: () => false,
  repeat: ({ place, rooms, from = '', to = '' }, base) => ({
    ...freshHotelCriteria(base),
    place,
    rooms: Math.min(rooms, roomsFor(base.travelers)),
    checkIn: from,
    checkOut: to,
  }),
  forTravelers: (criteria, travelers) => ({ ...criteria, travelers, rooms: roomsFor(travelers) }),
  shift: (criteria, shiftDay) => ({
    ...criteria,
    checkIn: shiftDay(criteria.checkIn),
    checkOut: shiftDay(criteria.checkOut),
  }),
};
