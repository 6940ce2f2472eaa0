import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TripTables } from '../../db/trip-tables.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import { tripWords } from './list/trip-words.ts';

type RowOf<Table extends keyof TripTables> = Selectable<TripTables[Table]>;

/** A trip as it begins; its parts and events name it by its id. */
export interface NewTrip {
  trip: Omit<RowOf<'trips'>, 'version' | 'informed_approvers'>;
  travellers: Omit<RowOf<'trip_travellers'>, 'trip_id' | 'position'>[];
  parts: Omit<RowOf<'trip_parts'>, 'trip_id' | 'position' | 'version'>[];
  events: Omit<RowOf<'trip_events'>, 'trip_id'>[];
}

interface ListedTrip extends Pick<NewTrip, 'travellers'> {
  trip: Pick<
    NewTrip['trip'],
    | 'id'
    | 'company_id'
    | 'title'
    | 'itinerary_ref'
    | 'status'
    | 'starts_on'
    | 'ends_on'
    | 'level1_approver_id'
    | 'level2_approver_id'
  >;
  /** Who reads it beside those whom it names. */
  readers: readonly string[];
}

export async function insertTrip(db: Kysely<Database>, trip: NewTrip): Promise<void> {
  await writeTogether(db, tripInserts(trip));
}

/** All that is written for a new trip, with texts that are the same for every trip. */
function tripInserts({ trip, travellers, parts, events }: NewTrip): Write[] {
  const trip_id = trip.id;
  return [
    inserted('trips', [{ ...trip, version: 1, informed_approvers: [] }]),
    inserted(
      'trip_travellers',
      travellers.map((row, position) => ({ ...row, trip_id, position })),
    ),
    inserted(
      'trip_parts',
      parts.map((row, position) => ({ ...row, trip_id, position, version: 1 })),
    ),
    inserted(
      'trip_events',
      events.map((row) => ({ ...row, trip_id })),
    ),
    entriesOf({ trip, travellers, readers: [] }),
  ];
}

/** By the names of the columns, so that any number of rows has the same text. */
export function inserted<Table extends keyof TripTables>(table: Table, rows: RowOf<Table>[]) {
  const into = sql.table(table);
  return sql`insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`;
}

/** What the lists of its company, its people and other readers hold of a trip. */
export function entriesOf({ trip, travellers, readers: others }: ListedTrip) {
  const people = travellers.map((row) => ({
    id: row.company_user_id,
    firstName: row.first_name,
    lastName: row.last_name,
  }));
  const readers = new Set([
    ...others,
    trip.company_id,
    ...people.map(({ id }) => id),
    ...[trip.level1_approver_id, trip.level2_approver_id].filter((id) => id !== null),
  ]);
  const words = tripWords({ title: trip.title, itineraryRef: trip.itinerary_ref, travellers: people });
  return sql`
    insert into trip_entries (reader_id, word, stage, starts_on, ends_on, mark, trip_id)
    select reader, word, trip_stage(${trip.status}, ${trip.starts_on}::date, ${trip.ends_on}::date),
      ${trip.starts_on}::date, ${trip.ends_on}::date, word_mark(${words}::text[]), ${trip.id}::uuid
    from unnest(${[...readers]}::uuid[]) as readers (reader), unnest(${['', ...words]}::text[]) as words (word)`;
}
