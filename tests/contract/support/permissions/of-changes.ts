import { aboutChanges, aboutParts, aboutTrips, type Relations } from './cells.ts';

/** Bookers are refused because the offer is not genuine, those of another company because they act elsewhere. */
const CHANGE = {
  'an own trip': [401, 422, 422, 422, 422],
  'a trip that they approve': [401, 403, 422, 422, 422],
  'a trip of a colleague': [401, 404, 422, 422, 422],
  'a trip of another company of the group': [401, 404, 404, 404, 409],
  'a trip of another group': [401, 404, 404, 404, 409],
  'no trip': [401, 404, 404, 404, 404],
} as const;

/** Who travels does not decide; a site-admin does, but for their own trips. */
const DECIDE = {
  'an own trip that waits': [401, 403, 403, 403, 403],
  'a trip that waits for them': [401, 200, 200, 200, 200],
  'a trip of a colleague that waits': [401, 404, 403, 403, 200],
  'a trip of another company of the group that waits': [401, 404, 404, 404, 200],
  'a trip of another group that waits': [401, 404, 404, 404, 200],
} as const;

const WITHDRAW = {
  'an own trip that waits': [401, 200, 200, 200, 200],
  'a trip that waits for them': [401, 403, 200, 200, 200],
  'a trip of a colleague that waits': [401, 404, 200, 200, 200],
  'a trip of another company of the group that waits': [401, 404, 404, 404, 200],
  'a trip of another group that waits': [401, 404, 404, 404, 200],
} as const;

/** None of them has such a change. */
const NONE = {
  'an own trip': [401, 404, 404, 404, 404],
  'a trip that they approve': [401, 404, 404, 404, 404],
  'a trip of a colleague': [401, 404, 404, 404, 404],
  'a trip of another company of the group': [401, 404, 404, 404, 404],
  'a trip of another group': [401, 404, 404, 404, 404],
  'no trip': [401, 404, 404, 404, 404],
} as const;

const NO_CHANGE = '01994b5e-0000-7000-8000-000000000000';
const PART = { kind: 'hotel', offer: 'hotel~x' };
const CHF = { amount: 1, currency: 'CHF' };

const quote = (id: string, part: string) =>
  ({ method: 'POST', url: `/api/trips/${id}/parts/${part}/change/quote`, body: { part: PART } }) as const;
const change = (id: string, part: string) =>
  ({
    method: 'POST',
    url: `/api/trips/${id}/parts/${part}/change`,
    headers: { 'idempotency-key': `of-${part}` },
    body: { part: PART, agreed: { price: CHF, penalty: CHF }, levels: [] },
  }) as const;
const act = (action: string, body?: object) => (id: string, changeId: string) =>
  ({ method: 'POST', url: `/api/trips/${id}/changes/${changeId}/${action}`, body }) as const;

const approve = act('approve', { version: 1 });
const reject = act('reject', { version: 1, comment: 'No' });
const withdraw = act('withdraw');
const price = (id: string, changeId: string) => ({ url: `/api/trips/${id}/changes/${changeId}/price` });

const acceptOfAirline = (id: string) =>
  ({ method: 'POST', url: `/api/trips/${id}/airline-changes/${NO_CHANGE}/accept` }) as const;

export const OF_CHANGES = {
  acceptAirlineChange: aboutTrips(acceptOfAirline, {
    ...NONE,
    'a trip that they approve': [401, 403, 404, 404, 404],
  }),
  quotePartChange: aboutParts(quote, CHANGE),
  changePart: aboutParts(change, CHANGE),
  approveChange: {
    ...aboutTrips((id) => approve(id, NO_CHANGE), NONE),
    ...aboutChanges('approve', approve, DECIDE),
  },
  rejectChange: {
    ...aboutTrips((id) => reject(id, NO_CHANGE), NONE),
    ...aboutChanges('reject', reject, DECIDE),
  },
  getChangePrice: {
    ...aboutTrips((id) => price(id, NO_CHANGE), NONE),
    ...aboutChanges('ask', price, DECIDE),
  },
  withdrawChange: {
    ...aboutTrips((id) => withdraw(id, NO_CHANGE), {
      ...NONE,
      'a trip that they approve': [401, 403, 404, 404, 404],
    }),
    ...aboutChanges('withdraw', withdraw, WITHDRAW),
  },
} satisfies Record<string, Relations>;
