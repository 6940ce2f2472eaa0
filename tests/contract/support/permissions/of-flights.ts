import { oneWay } from '../flights.ts';
import { aboutPeople, type Relations } from './cells.ts';

/** Callers who may book for a traveler may search for them, in the company that the session acts in. */
export const AS_TRAVELERS = {
  'the caller': [401, 200, 200, 200, 200],
  'somebody of the same company': [401, 404, 200, 200, 200],
  'somebody of another company of the group': [401, 404, 404, 404, 404],
  'somebody of another group': [401, 404, 404, 404, 404],
  nobody: [401, 404, 404, 404, 404],
} as const;

/** Callers who may book for a traveler get 422 for the offer, which is invalid. */
export const WITH_AN_OFFER = {
  'the caller': [401, 422, 422, 422, 422],
  'somebody of the same company': [401, 404, 422, 422, 422],
  'somebody of another company of the group': [401, 404, 404, 404, 404],
  'somebody of another group': [401, 404, 404, 404, 404],
  nobody: [401, 404, 404, 404, 404],
} as const;

export const OF_FLIGHTS = {
  searchFlights: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/flight/search',
      body: oneWay([companyUserId], 'GVA-LUX'),
    }),
    AS_TRAVELERS,
  ),
  searchFlightDates: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/flight/dates',
      body: oneWay([companyUserId], 'GVA-LUX'),
    }),
    AS_TRAVELERS,
  ),
  selectFlight: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/flight/select',
      body: { travelers: [companyUserId], offer: 'x' },
    }),
    WITH_AN_OFFER,
  ),
  listSeats: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/flight/seats',
      body: { travelers: [companyUserId], offer: 'x' },
    }),
    WITH_AN_OFFER,
  ),
} satisfies Record<string, Relations>;
