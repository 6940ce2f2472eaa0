import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { keptPlan } from '#server/db/kept-plan.ts';
import type { Database } from '#server/db/schema.ts';
import type { DeskModel } from './desk-model.ts';
import { partStatusesAfter, tripStatusesAfter } from './history-by-charts.ts';
import type { TripsModel } from './trips-model.ts';

type Db = Kysely<Database>;

export type StoredTrips = Awaited<ReturnType<ReturnType<typeof tripsReader>>>;

/** Reads what is stored of all trips, and what the supplier has of them, with one statement: it is asked very often. */
export function tripsReader(db: Db) {
  const query = db
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('trips')
          .select(['id', 'status', 'levels', 'ended_by as end', 'waiting_until as waitingUntil'])
          .orderBy('id'),
      ).as('trips'),
      jsonArrayFrom(
        selectFrom('trip_parts as p')
          .leftJoin('embedded_bookings as b', 'b.reference', 'p.reference')
          .select(['p.id', 'p.trip_id as tripId', 'p.status', 'p.attempt', 'p.failure'])
          .select(['b.status as atDesk', 'b.held_until as heldUntil'])
          .orderBy('p.trip_id')
          .orderBy('p.position'),
      ).as('parts'),
      jsonArrayFrom(
        selectFrom('trip_events').select(['trip_id as tripId', 'part_id as partId', 'kind']).orderBy('id'),
      ).as('events'),
    ])
    .modifyEnd(keptPlan)
    .compile();
  return async () => {
    const { rows } = await db.executeQuery(query);
    const [stored] = rows;
    if (!stored) throw new Error('Nothing was read');
    return stored;
  };
}

/** All trips with what the supplier has of them. */
export function viewTrips({ trips, parts }: StoredTrips) {
  return {
    trips: trips.map(({ id, status, end, waitingUntil }) => ({
      ...{ id, status, end, waitingUntil: dateOf(waitingUntil) },
    })),
    parts: parts.map((part) => ({ ...part, heldUntil: dateOf(part.heldUntil) })),
  };
}

/** The same as the model has it. */
export function viewModel({ trips }: TripsModel, { bookings }: DeskModel): ReturnType<typeof viewTrips> {
  const sorted = trips.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    trips: sorted.map(({ id, status, end, waitingUntil }) => ({
      ...{ id, status, end, waitingUntil: dateOf(waitingUntil) },
    })),
    parts: sorted.flatMap(({ id: tripId, parts }) =>
      parts.map(({ id, reference, status, attempt, failure }) => {
        const { status: atDesk = null, heldUntil = null } = bookings.get(reference) ?? {};
        return { id, tripId, status, attempt, failure, atDesk, heldUntil: dateOf(heldUntil) };
      }),
    ),
  };
}

function dateOf(at: number | string | null): Date | null {
  return at === null ? null : new Date(at);
}

/** What is stored and could not have come about by the charts, from the history that is told of it. */
export function contradictions({ trips, parts, events }: StoredTrips): string[] {
  const found: string[] = [];
  for (const { id, status, levels } of trips) {
    const kinds = events
      .filter(({ tripId, partId }) => tripId === id && partId === null)
      .map(({ kind }) => kind);
    if (!tripStatusesAfter(levels, kinds).has(status)) found.push(`trip ${status} after ${kinds.join(', ')}`);
  }
  for (const { id, status } of parts) {
    const kinds = events.filter(({ partId }) => partId === id).map(({ kind }) => kind);
    if (!partStatusesAfter(kinds).has(status)) found.push(`part ${status} after ${kinds.join(', ')}`);
  }
  return found;
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
