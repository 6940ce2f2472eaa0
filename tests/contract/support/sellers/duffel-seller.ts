import type { FlightSelectAnswer } from '#domain/contract.ts';
import { DuffelServer, TOKEN } from '#tests/support/duffel-server/duffel-server.ts';
import type { StoredOrder } from '#tests/support/duffel-server/orders.ts';
import { refuse } from '#tests/support/suppliers/open-duffel.ts';
import { legTo, oneWay, resultsOf } from '../flights.ts';
import type { NamedFault, Sale, Seller } from './seller.ts';

const DEPARTS_IN = 40;
const MOVED_TO = 41;

const BEFORE = ['search', 'price', 'order', 'book'] as const;

const invalid = (code: string): NamedFault => [code, refuse(422, 'invalid_state_error', code)];
const OF_ACCESS: NamedFault = ['401', refuse(401, 'authentication_error', 'access_token_not_found')];
const OF_TOMORROW: NamedFault = ['a_new_code', refuse(422, 'airline_error', 'a_new_code')];
const OF_OFFER = [invalid('offer_expired'), invalid('offer_no_longer_available')];
const OF_PAYMENT: readonly NamedFault[] = [
  invalid('price_changed'),
  invalid('insufficient_balance'),
  invalid('validation_required'),
  ['202', { status: 202, body: '{"data":{}}' }],
];
const OF_CANCELLATION = [invalid('order_not_cancellable'), invalid('order_cancellation_stale')];
const OF_CHANGE = [invalid('order_not_changeable'), invalid('insufficient_balance')];

/** Flights of one route, which the airline holds or sells at once. */
export function duffelSeller(route: 'JFK-EWR' | 'LHR-DXB'): Seller {
  const wire = new DuffelServer();
  const isHeld = route === 'JFK-EWR';
  const [origin = '', destination = ''] = route.split('-');
  return {
    kind: 'flight',
    wire,
    steps: [...BEFORE, ...(isHeld ? (['change'] as const) : []), 'cancel'],
    tested: isHeld ? [...BEFORE, 'change', 'cancel'] : ['order', 'book'],
    env: (url) => ({ DUFFEL_TOKEN: TOKEN, DUFFEL_URL: url }),
    async search(asker, changes) {
      const legs = [legTo(origin, destination, changes ? MOVED_TO : DEPARTS_IN)];
      const body = { ...oneWay([asker.member.companyUserId], route), legs, ...(changes && { changes }) };
      const answer = await asker.post('/api/booking/flight/search', body);
      const [found] = answer.status === 200 ? resultsOf(answer.body) : [];
      const fares = found?.itineraries.flatMap((itinerary) => itinerary.fares) ?? [];
      const fare = fares.find(({ family }) => changes || found?.families[family]?.name === 'Flex');
      return fare?.offer ?? null;
    },
    async price(asker, offer, changes) {
      const body = { travelers: [asker.member.companyUserId], offer, ...(changes && { changes }) };
      const answer = await asker.post('/api/booking/flight/select', body);
      const priced = answer.body as FlightSelectAnswer; // the contract has checked it
      return answer.status === 200 && priced.outcome === 'priced' ? priced.offer : null;
    },
    sales: () => wire.book.orders.map((order) => toSale(wire, order)),
    turns: {
      dearer() {
        for (const offer of wire.offers.values()) offer.total += 5000;
        wire.book.raise(20);
      },
      expired() {
        for (const offer of wire.offers.values()) offer.expiresAt = new Date();
      },
    },
    refusals: (call) => [OF_ACCESS, ...refusalsOf(call)],
  };
}

function toSale({ changes }: DuffelServer, order: StoredOrder): Sale {
  return {
    locator: order.id.slice(-6).toUpperCase(),
    status: order.cancelledAt ? 'cancelled' : order.paidAt ? 'bought' : 'held',
    wasBought: order.paidAt !== null,
    price: { amount: order.total, currency: 'GBP' },
    changes: changes.changes.filter(({ offer, confirmedAt }) => offer.order === order && confirmedAt).length,
  };
}

function refusalsOf(call: string): readonly NamedFault[] {
  if (call.startsWith('GET')) return call === 'GET /air/offers/:id' ? OF_OFFER : [];
  if (call.includes('/air/order_cancellations')) return [OF_TOMORROW, ...OF_CANCELLATION];
  if (call.includes('/air/order_change')) return [OF_TOMORROW, ...OF_CHANGE];
  return [OF_TOMORROW, ...OF_PAYMENT, ...(call === 'POST /air/orders' ? OF_OFFER : [])];
}
