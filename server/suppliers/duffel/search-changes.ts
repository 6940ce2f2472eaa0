import type { FastifyBaseLogger } from 'fastify';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import { Fields } from '../fields.ts';
import type { SupplierCall } from '../supplier-call.ts';
import type { DuffelClient } from './duffel-client.ts';
import { isChangeOfferId, readChangeOffer } from './read-change-offer.ts';
import { readEach } from './read-each.ts';
import { cabinOf } from './read-flight.ts';
import type { DuffelOffer } from './read-offer.ts';
import { type DuffelOrder, readOrder } from './read-order.ts';

interface ChangeSearchDeps {
  client: DuffelClient;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What the airline changes a booked flight into; null when there is no answer that can be read. */
export async function findChanges(
  { client, log }: ChangeSearchDeps,
  { query, bookedKey }: { query: FlightQuery; bookedKey: string },
  call: SupplierCall,
): Promise<readonly DuffelOffer[] | null> {
  const order = await findOrderOf(client, bookedKey, call);
  if (order === 'none') return [];
  if (order === 'lost') return null;
  const slices = toSlices(order, query);
  if (!slices) return [];
  const body = { order_id: order.id, slices };
  const answer = await client.post('/air/order_change_requests', body, call.signal);
  if (answer.kind === 'refused') return [];
  if (answer.kind === 'lost') return null;
  const values = new Fields(answer.data, 'order_change_request').optionalList('order_change_offers');
  return readEach(log, values, (value) => readChangeOffer(value, order)).flatMap(
    (found) => found?.offer ?? [],
  );
}

/** By its offer, or, after a change, by what it was changed into. */
async function findOrderOf(
  client: DuffelClient,
  bookedKey: string,
  { reference, signal }: SupplierCall,
): Promise<DuffelOrder | 'none' | 'lost'> {
  if (isChangeOfferId(bookedKey)) return await findChangedOrder(client, bookedKey, signal);
  const answer = await client.get(`/air/orders?offer_id=${encodeURIComponent(bookedKey)}`, signal);
  if (answer.kind !== 'data' || !Array.isArray(answer.data)) return 'lost';
  return answer.data.map(readOrder).find((order) => order.reference === reference) ?? 'none';
}

async function findChangedOrder(
  client: DuffelClient,
  key: string,
  signal: AbortSignal,
): Promise<DuffelOrder | 'none' | 'lost'> {
  const offer = await client.get(`/air/order_change_offers/${key}`, signal);
  if (offer.kind !== 'data') return 'lost';
  const changeId = new Fields(offer.data, 'order_change_offer').optionalText('order_change_id');
  if (changeId === undefined) return 'none';
  const change = await client.get(`/air/order_changes/${changeId}`, signal);
  if (change.kind !== 'data') return 'lost';
  const order = await client.get(
    `/air/orders/${new Fields(change.data, 'order_change').text('order_id')}`,
    signal,
  );
  return order.kind === 'data' ? readOrder(order.data) : 'lost';
}

/** The legs that are to be on another day; all of them where none is. Null when the route is another. */
function toSlices({ slices }: DuffelOrder, { legs, serviceClass }: FlightQuery): object | null {
  if (slices.length !== legs.length) return null;
  const pairs = legs.map((leg, index) => ({ leg, slice: readSlice(slices[index]) }));
  const isSameRoute = pairs.every(
    ({ leg, slice }) => isAt(leg.origin, slice.origin) && isAt(leg.destination, slice.destination),
  );
  if (!isSameRoute) return null;
  const moved = pairs.filter(({ leg, slice }) => leg.date !== slice.date);
  const changed = moved.length > 0 ? moved : pairs;
  return {
    remove: changed.map(({ slice }) => ({ slice_id: slice.id })),
    add: changed.map(({ leg, slice }) => ({
      origin: slice.origin,
      destination: slice.destination,
      departure_date: leg.date,
      cabin_class: cabinOf(serviceClass),
    })),
  };
}

/** An area, such as all airports of London, is left to the booked airport. */
function isAt(place: FlightQuery['legs'][number]['origin'], airport: string): boolean {
  return place.type !== 'airport' || place.code === airport;
}

function readSlice(slice: unknown) {
  const fields = new Fields(slice, 'order.slices');
  const [first] = fields.objects('segments');
  return {
    id: fields.text('id'),
    origin: fields.object('origin').text('iata_code'),
    destination: fields.object('destination').text('iata_code'),
    date: first?.text('departing_at').slice(0, 10),
  };
}
