import type { HotelResults } from '#domain/contract.ts';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { countNewResults, type HotelList, mergeHotelResults } from '#domain/hotel-booking/hotel-list.ts';
import { toHotelSearchRequest } from '#domain/hotel-booking/hotel-requests.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { contractLines } from '../../api/contract-lines.ts';
import { useBooking, useBookingSelector } from '../booking/booking-hooks.ts';
import type { BookingPorts } from '../booking/booking-ports.ts';
import { priceRate } from './price-rate.ts';

export const HOTEL_PORTS: BookingPorts<HotelTypes, HotelResults, HotelList> = {
  kind: 'hotel',
  flow: HOTEL_FLOW,
  chart: hotelBookingMachine,
  search: (api, { criteria, changes }, signal) =>
    contractLines(api, '/api/booking/hotel/search', {
      body: changingRequest(toHotelSearchRequest(criteria), changes),
      signal,
    }),
  count: ({ hotels }) => hotels.length,
  merge: mergeHotelResults,
  countNew: countNewResults,
  price: priceRate,
};

export const useHotelBooking = useBooking<HotelTypes, HotelList>;

export function useHotelBookingSelector<Value>(
  selector: (snapshot: BookingSnapshot<HotelTypes>) => Value,
): Value {
  return useBookingSelector(selector);
}
