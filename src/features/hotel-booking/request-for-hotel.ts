import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { requestAddress } from '../../booking/request-address.ts';

/** Where the agency is asked for what a search of hotels looked for. */
export function requestForHotel({ checkIn, checkOut, travelers }: HotelCriteria, place: string): string {
  return requestAddress({
    kinds: ['hotel'],
    startsOn: checkIn,
    endsOn: checkOut,
    places: [place],
    travelers: travelers.map(({ _id }) => _id),
  });
}
