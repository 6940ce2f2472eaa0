import type { SearchRules } from '../kinds/kind-rules.ts';
import { freshHotelCriteria } from './hotel-criteria.ts';

/** A search for hotels that is repeated. */
export const hotelSearch: SearchRules<'hotel'> = {
  isOneWay: () => false,
  repeat: ({ place, rooms, from = '', to = '' }, base) => ({
    ...freshHotelCriteria(base),
    place,
    rooms,
    checkIn: from,
    checkOut: to,
  }),
  shift: (criteria, shiftDay) => ({
    ...criteria,
    checkIn: shiftDay(criteria.checkIn),
    checkOut: shiftDay(criteria.checkOut),
  }),
};
