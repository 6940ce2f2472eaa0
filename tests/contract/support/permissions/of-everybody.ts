import type { Call } from '../call.ts';
import { forAll, type Relations } from './cells.ts';

/** Callers of these operations authenticate in another way, or need no authentication. */
export const OF_EVERYBODY = {
  login: { anything: [() => post('/api/auth/login', { email: 'x@y.example', password: 'x' }), forAll(401)] },
  refreshSession: { anything: [() => ({ url: '/api/auth/refresh' }), forAll(204)] },
  logout: { anything: [() => ({ url: '/api/auth/logout' }), forAll(204)] },
  requestPasswordReset: {
    anything: [
      (_, caller) => post('/api/auth/password/forgot', { email: `${caller}@y.example` }),
      forAll(204),
    ],
  },
  resetPassword: {
    anything: [
      () => post('/api/auth/password/reset', { token: 'x', newPassword: 'four quiet mountain huts' }),
      forAll(422),
    ],
  },
  showMailDecision: {
    anything: [() => post('/api/mail-decisions/show', { secret: 'a'.repeat(43) }), forAll(422)],
  },
  decideByMail: {
    anything: [
      () => post('/api/mail-decisions', { secret: 'a'.repeat(43), decision: { action: 'approve' } }),
      forAll(422),
    ],
  },
  readCalendarFeed: {
    unknown: [() => ({ url: `/api/calendar-feeds/${'a'.repeat(43)}/trips.ics` }), forAll(404)],
  },
  listEnums: { anything: [() => ({ url: '/api/enums/en?category=roles' }), forAll(200)] },
  searchAirports: {
    anything: [() => ({ url: '/api/booking/flight/airports?searchString=x' }), forAll(200)],
  },
  logClientError: {
    anything: [() => post('/api/log', { ref: '1700000000000', message: 'x' }), forAll(204)],
  },
  getImage: { missing: [() => ({ url: `/images/${'a'.repeat(22)}.svg` }), forAll(404)] },
  getThumbnail: { missing: [() => ({ url: `/images/thumbnails/${'a'.repeat(22)}.svg` }), forAll(404)] },
  getHotelPicture: { anything: [() => ({ url: '/images/hotels/practice-1/house.svg' }), forAll(200)] },
  getConfig: { anything: [() => ({ url: '/config.json' }), forAll(200)] },
  getHealth: { anything: [() => ({ url: '/healthz' }), forAll(200)] },
  getReadiness: { anything: [() => ({ url: '/readyz' }), forAll(200)] },
} satisfies Record<string, Relations>;

function post(url: string, body: object): Call {
  return { method: 'POST', url, body };
}
