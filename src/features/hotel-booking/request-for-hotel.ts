import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { requestAddress } from '../../booking/request-address.ts';

/** The link for requesting the searched hotel from the agency. */
export function requestForHotel({ checkIn, checkOut, travelers }: HotelCriteria, place: string): string {
  return requestAddress({
    kinds: ['hotel'],
    startsOn: checkIn,
    endsOn: checkOut,
    places: [place],
    travelers: travelers.map(({ _id }) => _id),
  });
}
