import type { HotelCheckAnswer } from '#domain/contract.ts';
import type { StoredBooking } from '#tests/support/hotelbeds-server/bookings.ts';
import { HotelbedsServer, KEY, SECRET } from '#tests/support/hotelbeds-server/hotelbeds-server.ts';
import { dayAhead } from '../flights.ts';
import { hotelsOf, stayBody, TOWNS } from '../hotels.ts';
import type { NamedFault, Sale, Seller } from './seller.ts';

const refused = (status: number, code: string, message: string): NamedFault => [
  `${status} ${message}`,
  { status, body: JSON.stringify({ error: { code, message } }) },
];
const OF_ACCESS = [
  refused(401, '', 'Not Authorized'),
  refused(403, '', 'Developer Over Rate'),
  refused(418, 'NEW_ERROR', 'Something new'),
];
const OF_RATE = [
  refused(400, 'INVALID_DATA', 'The rate key is not valid'),
  refused(402, 'INVALID_DATA', 'Payment data is required'),
  refused(410, 'INVALID_DATA', 'It has failed before'),
  refused(500, 'PRODUCT_ERROR', 'Insufficient allotment'),
  refused(500, 'PRODUCT_ERROR', 'Price has increased from 1 to 2'),
  refused(500, 'PRODUCT_ERROR', 'Booking confirmation error'),
];
const OF_CANCELLATION = [
  refused(500, 'PRODUCT_ERROR', 'The hotel does not allow cancellations'),
  refused(500, 'PRODUCT_ERROR', 'Anything else'),
];

const FIRST_NIGHT = 10;
const STEPS = ['search', 'price', 'order', 'book', 'cancel'] as const;

/** Rooms of one hotel. */
export function hotelbedsSeller(): Seller {
  const wire = new HotelbedsServer();
  /** Each search has a night of its own: the same stay is not ordered twice within minutes. */
  let night = FIRST_NIGHT;
  return {
    kind: 'hotel',
    wire,
    steps: STEPS,
    tested: STEPS,
    env: (url) => ({ HOTELBEDS_KEY: KEY, HOTELBEDS_SECRET: SECRET, HOTELBEDS_URL: url }),
    async search(asker) {
      night += 1;
      const stay = { location: TOWNS.Zurich, checkIn: dayAhead(night), checkOut: dayAhead(night + 1) };
      const body = stayBody([asker.member.companyUserId], stay);
      const answer = await asker.post('/api/booking/hotel/search', body);
      const [hotel] = answer.status === 200 ? hotelsOf(answer.body) : [];
      return hotel?.rates.find(({ refundable }) => refundable)?.offer ?? null;
    },
    async price(asker, offer) {
      const body = { travelers: [asker.member.companyUserId], offer };
      const answer = await asker.post('/api/booking/hotel/check', body);
      const priced = answer.body as HotelCheckAnswer; // the contract has checked it
      return answer.status === 200 && priced.outcome === 'priced' ? priced.offer : null;
    },
    sales: () => wire.list.bookings.map(toSale),
    turns: {
      dearer() {
        for (const rate of wire.rates.values()) rate.net += 5000;
      },
      expired() {
        for (const rate of wire.rates.values()) rate.expired = true;
      },
    },
    refusals: (call) => [...OF_ACCESS, ...refusalsOf(call)],
  };
}

function toSale({ id, rate, cancelledFor }: StoredBooking): Sale {
  return {
    locator: id,
    status: cancelledFor === null ? 'bought' : 'cancelled',
    wasBought: true,
    price: { amount: rate.net, currency: 'EUR' },
    changes: 0,
  };
}

function refusalsOf(call: string): readonly NamedFault[] {
  if (call.startsWith('GET')) return [];
  return call.startsWith('DELETE') ? OF_CANCELLATION : OF_RATE;
}
