import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { HOTEL_SORTS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { toHotelDetailsRequest } from '#domain/hotel-booking/hotel-requests.ts';
import { dayAfter } from '#domain/local-time.ts';
import { startBooking } from '#src/actors/booking/start-booking.ts';
import { HOTEL_PORTS } from '#src/actors/hotel-booking/hotel-booking.ts';
import { readData } from '#src/api/errors.ts';
import { TOWNS } from '../hotels.ts';
import { HOUSES } from '../practice-offers.ts';
import type { FlowUnderTest } from './flow-under-test.ts';

/** One night in the town of the practice hotels, with the fate of the hotel. */
export const HOTELS_UNDER_TEST: FlowUnderTest<HotelTypes> = {
  kind: HOTEL_PORTS.kind,
  flow: HOTEL_PORTS.flow,
  sorts: HOTEL_SORTS,
  checkUrl: '/api/booking/hotel/check',
  start: (api, options) => startBooking(api, HOTEL_PORTS, options),
  criteriaOf: ({ travelers, day }) => ({
    formVariant: 'location',
    place: { label: 'Einsiedeln', ...TOWNS.Einsiedeln },
    companyLocationId: null,
    radius: 1,
    checkIn: day,
    checkOut: dayAfter(day, 1),
    rooms: 1,
    purpose: 'client-visit',
    travelers,
    submitButtonType: 'SearchByPrice',
  }),
  resultOf: (fate) => ({ id: HOUSES[fate], name: fate }),
  async findOffers(api, criteria, result) {
    if (!result) return [];
    const body = toHotelDetailsRequest(criteria, result.id);
    const { options, verdicts } = await readData(api.http.POST('/api/booking/hotel/details', { body }));
    return options.flatMap(({ offer, room, price, verdict: index }) => {
      const verdict = verdicts[index];
      return verdict ? [{ result, offer: { offer, room, price, verdict } }] : [];
    });
  },
  findExtras: null,
};
