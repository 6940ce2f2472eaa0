import { aboutPeople, type Relations } from './cells.ts';
import { AS_TRAVELLERS } from './of-flights.ts';

const DRAFT = '/api/booking/drafts/hotel';

/** What a booking needs is told to who may book for the travellers; drafts are everybody's own. */
export const OF_BOOKING = {
  getCheckoutTerms: aboutPeople(
    ({ companyUserId }) => ({
      ...{ method: 'POST', url: '/api/booking/checkout' },
      body: { travelers: [companyUserId] },
    }),
    AS_TRAVELLERS,
  ),
  listBookingLocations: {
    'the own company': [() => ({ url: '/api/booking/locations' }), [401, 200, 200, 200, 200]],
  },
  saveBookingDraft: {
    'the caller': [
      () => ({ method: 'PUT', url: DRAFT, body: { revision: 0, chartVersion: 1, snapshot: {} } }),
      [401, 200, 200, 200, 200],
    ],
  },
  getBookingDraft: { 'the caller': [() => ({ url: DRAFT }), [401, 200, 200, 200, 200]] },
  deleteBookingDraft: {
    'the caller': [() => ({ method: 'DELETE', url: `${DRAFT}?revision=1` }), [401, 204, 204, 204, 204]],
  },
} satisfies Record<string, Relations>;
