import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PriceWithConversion, TripEventKind } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import { reusedPlan } from '#server/db/reused-plan.ts';
import type { Database } from '#server/db/schema.ts';
import type { DeskModel } from './desk-model.ts';
import { partStatusesAfter, tripStatusesAfter } from './history-by-charts.ts';
import { isOpenRequest } from './model-trip.ts';
import type { TripsModel } from './trips-model.ts';

type Db = Kysely<Database>;

/** Who is asked to approve, and when, has tests of its own. */
const REMINDERS: ReadonlySet<string> = new Set<TripEventKind>(['approverAsked', 'reminded']);

export type StoredTrips = Awaited<ReturnType<ReturnType<typeof tripsReader>>>;

/** Reads what is stored of all trips, and what the supplier has of them, with one statement: it is asked very often. */
export function tripsReader(db: Db) {
  const query = db
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('trips')
          .select(['id', 'status', 'levels', 'ended_by as end', 'waiting_until as waitingUntil'])
          .select(['total_amount as total', 'request_open as isOpen'])
          .select(sql<boolean>`request is not null`.as('isRequest'))
          .orderBy('id'),
      ).as('trips'),
      jsonArrayFrom(
        selectFrom('trip_parts as p')
          .leftJoin('embedded_bookings as b', 'b.reference', 'p.reference')
          .select(['p.id', 'p.trip_id as tripId', 'p.kind', 'p.status', 'p.attempt', 'p.failure'])
          .select(['p.was_booked as wasBooked', 'p.price_amount as amount', 'p.price_currency as currency'])
          .select(['p.refund_amount as refund', 'p.penalty_amount as penalty'])
          .select(sql<PriceWithConversion>`p.details -> 'price'`.as('shown'))
          .select(['b.status as atDesk', 'b.price as priceAtDesk', 'b.held_until as heldUntil'])
          .orderBy('p.trip_id')
          .orderBy('p.position'),
      ).as('parts'),
      jsonArrayFrom(
        selectFrom('trip_events')
          .select(['trip_id as tripId', 'part_id as partId', 'kind'])
          .select(sql<string | null>`details ->> 'changeId'`.as('changeId'))
          .orderBy('id'),
      ).as('events'),
      jsonArrayFrom(
        selectFrom('trip_changes')
          .select(['id', 'part_id as partId', 'status', 'failure', 'price_amount as price'])
          .select(['penalty_amount as penalty', 'waiting_until as waitingUntil'])
          .orderBy('id'),
      ).as('changes'),
    ])
    .modifyEnd(reusedPlan)
    .compile();
  return async () => {
    const { rows } = await db.executeQuery(query);
    const [stored] = rows;
    if (!stored) throw new Error('Nothing was read');
    return stored;
  };
}

/** All trips with what the supplier has of them. */
export function viewTrips({ trips, parts, changes, events }: StoredTrips) {
  return {
    trips: trips.map(({ id, status, end, isOpen, waitingUntil }) => ({
      id,
      status,
      end,
      isOpen,
      waitingUntil: dateOf(waitingUntil),
    })),
    parts: parts.map(({ shown: _, wasBooked: __, refund, penalty, heldUntil, ...part }) => ({
      ...part,
      settled: refund === null || penalty === null ? null : refund + penalty,
      heldUntil: dateOf(heldUntil),
    })),
    changes: changes.map(({ waitingUntil, ...change }) => ({
      ...change,
      waitingUntil: dateOf(waitingUntil),
      history: events
        .filter(({ changeId, kind }) => changeId === change.id && !REMINDERS.has(kind))
        .map(({ kind }) => kind as string),
    })),
  };
}

/** The same as the model has it. */
export function viewModel({ trips }: TripsModel, { bookings }: DeskModel): ReturnType<typeof viewTrips> {
  const sorted = trips.toSorted(byId);
  return {
    trips: sorted.map((trip) => {
      const { id, status, end, waitingUntil } = trip;
      return { id, status, end, isOpen: isOpenRequest(trip), waitingUntil: dateOf(waitingUntil) };
    }),
    parts: sorted.flatMap(({ id: tripId, parts }) =>
      parts.map(({ id, reference, kind, status, attempt, failure, price: amount, settled }) => {
        const booking = bookings.get(reference);
        // No supplier of ours has what the agency has booked elsewhere.
        if (!booking === (kind !== 'external'))
          throw new Error(`Nothing is held of a part ${kind}, or something`);
        const costs = { amount, currency: booking?.price.currency ?? 'CHF', settled };
        const atDesk = { atDesk: booking?.status ?? null, priceAtDesk: booking?.price.amount ?? null };
        const heldUntil = dateOf(booking?.heldUntil ?? null);
        return { id, tripId, kind, status, attempt, failure, ...costs, ...atDesk, heldUntil };
      }),
    ),
    changes: sorted
      .flatMap(({ changes }) => changes)
      .toSorted(byId)
      .map(({ id, part, status, failure, price, penalty, waitingUntil, history }) => ({
        id,
        partId: part.id,
        status,
        failure,
        price,
        penalty,
        history,
        waitingUntil: dateOf(waitingUntil),
      })),
  };
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

function dateOf(at: number | string | null): Date | null {
  return at === null ? null : new Date(at);
}

/** What is stored and could not have come about by the charts, from the history that is told of it. */
export function contradictions(stored: StoredTrips): string[] {
  const { trips, parts, events } = stored;
  const found: string[] = [];
  for (const { id, status, levels, isRequest } of trips) {
    const kinds = events
      .filter(({ tripId, partId }) => tripId === id && partId === null)
      .map(({ kind }) => kind);
    if (!tripStatusesAfter({ levels, isRequest }, kinds).has(status))
      found.push(`trip ${status} after ${kinds.join(', ')}`);
  }
  for (const { id, status } of parts) {
    const kinds = events.filter(({ partId }) => partId === id).map(({ kind }) => kind);
    if (!partStatusesAfter(kinds).has(status)) found.push(`part ${status} after ${kinds.join(', ')}`);
  }
  return [...found, ...wrongPrices(stored)];
}

/** Trips and parts that are shown at another price than that of which they consist. */
function wrongPrices({ trips, parts, changes }: Pick<StoredTrips, 'trips' | 'parts' | 'changes'>): string[] {
  const shownOtherwise = parts.filter(({ amount, shown }) => shown.asked.amount !== amount);
  const addedUpOtherwise = trips.filter(({ id, total }) => {
    const ofTrip = parts.filter(({ tripId }) => tripId === id);
    if (ofTrip.length === 0) return total !== 0;
    // Of what is over, only penalties remain to be paid; and nothing of what is given back without being booked.
    const sum = ofTrip.reduce((so, { id: partId, shown, penalty, ...part }) => {
      const isGivenBack = part.attempt === 'cancel' && !part.wasBooked;
      const isOver = isGivenBack || part.status === 'cancelled' || part.status === 'failed';
      const price = isOver ? 0 : (shown.converted ?? shown.asked).amount;
      const isCharged = isOver && part.status === 'cancelled';
      const fees = changes.filter((change) => change.partId === partId && change.status === 'done');
      const charged = [isCharged ? (penalty ?? 0) : 0, ...fees.map((fee) => fee.penalty)];
      return charged.reduce((all, amount) => all + convertAs(shown, amount), so + price);
    }, 0);
    return sum !== total;
  });
  return [
    ...shownOtherwise.map(({ id, shown }) => `part ${id} is shown at ${shown.asked.amount}`),
    ...addedUpOtherwise.map(({ id, total }) => `trip ${id} is shown at ${total}`),
  ];
}

/** An amount in the currency of the company, by the exchange rate of a price. */
function convertAs({ asked, converted, rate }: PriceWithConversion, amount: number): number {
  if (!converted || !rate) return amount;
  const perEuro = { [rate.currency]: rate.from, [converted.currency]: rate.to };
  const money = { amount, currency: asked.currency };
  return convertMoney(money, converted.currency, { date: rate.date, perEuro })?.money.amount ?? amount;
}

/** Bookings that no part accounts for: held for nobody, bought for nobody, or bought twice. */
export async function unaccounted(db: Db, at: Date): Promise<{ reference: string; status: string }[]> {
  const rows = await db
    .selectFrom('embedded_bookings as b')
    .leftJoin('trip_parts as p', 'p.reference', 'b.reference')
    .leftJoin('trips as t', 't.id', 'p.trip_id')
    .select(['b.reference', 'b.status', 'b.held_until as heldUntil', 'p.status as part', 't.status as trip'])
    .where('b.status', '!=', 'cancelled')
    .execute();
  return rows
    .filter(({ status, heldUntil }) => status === 'confirmed' || (heldUntil !== null && heldUntil > at))
    .filter(({ status, part, trip }) => status !== part || (part === 'held' && !trip?.startsWith('waiting')))
    .map(({ reference, status }) => ({ reference, status }));
}
