import { randomUUID } from 'node:crypto';
import type { Call } from '../call.ts';
import { PRICE } from '../trips.ts';
import { aboutChanges, aboutTrips, aboutWaitingTrips, byField, type Relations } from './cells.ts';

const READ = {
  'an own trip': [401, 200, 200, 200, 200],
  'a trip that they approve': [401, 200, 200, 200, 200],
  'a trip of a colleague': [401, 404, 200, 200, 200],
  'a trip of another company of the group': [401, 404, 404, 404, 200],
  'a trip of another group': [401, 404, 404, 404, 200],
  'no trip': [401, 404, 404, 404, 404],
} as const;

/** None of them waits for an approval. */
const DECIDE = {
  'an own trip': [401, 409, 409, 409, 409],
  'a trip that they approve': [401, 409, 409, 409, 409],
  'a trip of a colleague': [401, 404, 409, 409, 409],
  'a trip of another company of the group': [401, 404, 404, 404, 409],
  'a trip of another group': [401, 404, 404, 404, 409],
  'no trip': [401, 404, 404, 404, 404],
} as const;

/** Travelers do not decide; a site-admin does, but for their own trips. */
const DECIDE_WAITING = {
  'an own trip that waits': [401, 403, 403, 403, 403],
  'a trip that waits for them': [401, 200, 200, 200, 200],
  'a trip of a colleague that waits': [401, 404, 403, 403, 200],
  'a trip of another company of the group that waits': [401, 404, 404, 404, 200],
  'a trip of another group that waits': [401, 404, 404, 404, 200],
} as const;

const SEEN = { version: 1, total: PRICE };

const approve = (id: string): Call => ({ method: 'POST', url: `/api/trips/${id}/approve`, body: SEEN });
const reject = (id: string): Call => ({
  method: 'POST',
  url: `/api/trips/${id}/reject`,
  body: { ...SEEN, comment: 'No' },
});

const ask = (id: string, changeId?: string): Call => ({
  method: 'POST',
  url: `/api/trips/${id}/questions`,
  headers: { 'idempotency-key': randomUUID() },
  body: { text: 'Is there nothing cheaper?', changeId },
});

const NO_QUESTION = '01994b5e-0000-7000-8000-000000000000';

/** Nothing was asked about any of them. */
const ANSWER = {
  'an own trip': [401, 404, 404, 404, 404],
  'a trip that they approve': [401, 404, 404, 404, 404],
  'a trip of a colleague': [401, 404, 404, 404, 404],
  'a trip of another company of the group': [401, 404, 404, 404, 404],
  'a trip of another group': [401, 404, 404, 404, 404],
  'no trip': [401, 404, 404, 404, 404],
} as const;

/** Travelers and those who may book for them; approvers decide instead. */
const UPDATE = {
  'an own trip': [401, 200, 200, 200, 200],
  'a trip that they approve': [401, 403, 200, 200, 200],
  'a trip of a colleague': [401, 404, 200, 200, 200],
  'a trip of another company of the group': [401, 404, 404, 404, 200],
  'a trip of another group': [401, 404, 404, 404, 200],
  'no trip': [401, 404, 404, 404, 404],
} as const;

/** None of them was rejected. */
const RENEW = {
  'an own trip': [401, 409, 409, 409, 409],
  'a trip that they approve': [401, 403, 409, 409, 409],
  'a trip of a colleague': [401, 404, 409, 409, 409],
  'a trip of another company of the group': [401, 404, 404, 404, 409],
  'a trip of another group': [401, 404, 404, 404, 409],
  'no trip': [401, 404, 404, 404, 404],
} as const;

export const OF_TRIPS = {
  getTrip: aboutTrips((id) => ({ url: `/api/trips/${id}` }), READ),
  getTripCalendar: aboutTrips((id) => ({ url: `/api/trips/${id}/calendar.ics` }), READ),
  listTrips: { all: [() => ({ url: '/api/trips' }), [401, 200, 200, 200, 200]] },
  countTrips: { all: [() => ({ url: '/api/trips/count' }), [401, 200, 200, 200, 200]] },
  getNextTrip: { all: [() => ({ url: '/api/trips/next' }), [401, 200, 200, 200, 200]] },
  approveTrip: {
    ...aboutTrips(approve, DECIDE),
    ...aboutWaitingTrips('approve', approve, DECIDE_WAITING),
  },
  rejectTrip: {
    ...aboutTrips(reject, DECIDE),
    ...aboutWaitingTrips('reject', reject, DECIDE_WAITING),
  },
  askTraveler: {
    ...aboutTrips((id) => ask(id), DECIDE),
    ...byField({
      trip: aboutWaitingTrips('ask', (id) => ask(id), DECIDE_WAITING),
      change: aboutChanges('ask', ask, DECIDE_WAITING),
    }),
  },
  answerQuestion: aboutTrips(
    (id) => ({
      method: 'POST',
      url: `/api/trips/${id}/questions/${NO_QUESTION}/answer`,
      body: { text: 'No' },
    }),
    ANSWER,
  ),
  updateTrip: aboutTrips(
    (id) => ({ method: 'PUT', url: `/api/trips/${id}`, headers: { 'if-match': '"1"' }, body: {} }),
    UPDATE,
  ),
  getWaitingPrices: {
    ...aboutTrips((id) => ({ url: `/api/trips/${id}/prices` }), DECIDE),
    ...aboutWaitingTrips('ask', (id) => ({ url: `/api/trips/${id}/prices` }), DECIDE_WAITING),
  },
  getTripRenewal: aboutTrips((id) => ({ url: `/api/trips/${id}/renewal` }), RENEW),
} satisfies Record<string, Relations>;
