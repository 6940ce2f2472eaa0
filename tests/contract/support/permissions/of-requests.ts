import { randomUUID } from 'node:crypto';
import { dayAhead } from '../flights.ts';
import { bookingBody } from '../requests.ts';
import { aboutPeople, aboutTrips, type Relations } from './cells.ts';

/** None of the trips began as a request in words, so callers who could work on one are refused for that. */
const ON_BOTH_SIDES = {
  'an own trip': [401, 409, 409, 409, 409],
  'a trip that they approve': [401, 403, 409, 409, 409],
  'a trip of a colleague': [401, 404, 409, 409, 409],
  'a trip of another company of the group': [401, 404, 404, 404, 409],
  'a trip of another group': [401, 404, 404, 404, 409],
  'no trip': [401, 404, 404, 404, 404],
} as const;

/** Who only travels records nothing. */
const OF_THE_AGENCY = { ...ON_BOTH_SIDES, 'an own trip': [401, 403, 409, 409, 409] } as const;

const MISSING = '01994b5e-0000-7000-8000-000000000000';

export const OF_REQUESTS = {
  createOfflineRequest: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/trips/offlineRequest',
      headers: { 'idempotency-key': 'for-whom-it-may-be-asked' },
      // The purpose is looked at once the caller may ask for this person.
      body: {
        travelers: [companyUserId],
        kinds: ['rail'],
        startsOn: dayAhead(20),
        endsOn: dayAhead(20),
        places: ['Chur'],
        text: 'A seat',
        purpose: 'fun',
      },
    }),
    {
      'the caller': [401, 422, 422, 422, 422],
      'somebody of the same company': [401, 404, 422, 422, 422],
      'somebody of another company of the group': [401, 404, 404, 404, 404],
      'somebody of another group': [401, 404, 404, 404, 404],
      nobody: [401, 404, 404, 404, 404],
    },
  ),
  writeTripMessage: aboutTrips(
    (id) => ({
      method: 'POST',
      url: `/api/trips/${id}/messages`,
      headers: { 'idempotency-key': randomUUID() },
      body: { text: 'Is it booked?' },
    }),
    ON_BOTH_SIDES,
  ),
  closeOfflineRequest: aboutTrips(
    (id) => ({ method: 'POST', url: `/api/trips/${id}/close`, body: { reason: 'Moved' } }),
    ON_BOTH_SIDES,
  ),
  addExternalBooking: aboutTrips(
    (id) => ({
      method: 'POST',
      url: `/api/trips/${id}/extBookings`,
      headers: { 'if-match': '"1"' },
      body: bookingBody(),
    }),
    OF_THE_AGENCY,
  ),
  cancelExternalBooking: aboutTrips(
    (id) => ({
      method: 'POST',
      url: `/api/trips/${id}/extBookings/${MISSING}/cancel`,
      headers: { 'if-match': '"1"' },
      body: { reason: 'Ill', penalty: { amount: 0, currency: 'CHF' } },
    }),
    OF_THE_AGENCY,
  ),
} satisfies Record<string, Relations>;
