import type { Call } from '../call.ts';
import { aboutPeople, byField, type Relations, type Row } from './cells.ts';
import { AS_TRAVELERS } from './of-flights.ts';

/** An operation on the draft of each flow. */
function draftsOf(request: (draft: string) => Call, row: Row): Relations {
  const about = (flow: string): Relations => ({
    'the caller': [() => request(`/api/booking/drafts/${flow}`), row],
  });
  return byField({ hotel: about('hotel'), car: about('car') });
}

/** Booking terms are shown to callers who may book for the travelers; everyone has drafts of their own. */
export const OF_BOOKING = {
  getCheckoutTerms: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/checkout',
      body: { travelers: [companyUserId] },
    }),
    AS_TRAVELERS,
  ),
  listTravelerPlans: aboutPeople(
    ({ companyUserId }) => ({
      method: 'POST',
      url: '/api/booking/plans',
      body: { travelers: [companyUserId], from: '2027-03-14', to: '2027-03-16' },
    }),
    AS_TRAVELERS,
  ),
  listBookingLocations: {
    'the own company': [() => ({ url: '/api/booking/locations' }), [401, 200, 200, 200, 200]],
  },
  listEarlierSearches: {
    'the own company': [() => ({ url: '/api/booking/earlier-searches' }), [401, 200, 200, 200, 200]],
  },
  saveBookingDraft: draftsOf(
    (url) => ({ method: 'PUT', url, body: { revision: 0, chartVersion: 1, snapshot: {} } }),
    [401, 200, 200, 200, 200],
  ),
  getBookingDraft: draftsOf((url) => ({ url }), [401, 200, 200, 200, 200]),
  deleteBookingDraft: draftsOf(
    (draft) => ({ method: 'DELETE', url: `${draft}?revision=1` }),
    [401, 204, 204, 204, 204],
  ),
} satisfies Record<string, Relations>;
