import { detailsBody, stayBody } from '../hotels.ts';
import { aboutPeople, type Relations } from './cells.ts';
import { AS_TRAVELERS, WITH_AN_OFFER } from './of-flights.ts';

export const OF_HOTELS = {
  searchHotels: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/hotel/search',
      body: stayBody([companyUserId], { radius: 1 }),
    }),
    AS_TRAVELERS,
  ),
  getHotelDetails: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/hotel/details',
      body: detailsBody([companyUserId], 'practice-1'),
    }),
    AS_TRAVELERS,
  ),
  checkHotelRate: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/hotel/check',
      body: { travelers: [companyUserId], offer: 'x' },
    }),
    WITH_AN_OFFER,
  ),
} satisfies Record<string, Relations>;
