import { type Kysely, type Selectable, sql } from 'kysely';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { Database } from '../../db/schema.ts';
import { sealFor } from '../../db/sealed.ts';
import type { TripEventDetails, TripTables } from '../../db/trip-tables.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import { toPartAtEvent } from './part-at-event.ts';
import { tripSearch } from './trip-words.ts';

type RowOf<Table extends keyof TripTables> = Selectable<TripTables[Table]>;

export interface NewTrip {
  trip: Omit<RowOf<'trips'>, 'version' | 'informed_approvers' | 'search'>;
  travelers: Omit<RowOf<'trip_travellers'>, 'trip_id' | 'position'>[];
  parts: NewPart[];
  events: Omit<RowOf<'trip_events'>, 'trip_id'>[];
}

/** Nothing is booked yet. */
type LaterColumn = 'version' | 'was_booked' | 'payable_through' | 'airline_asked_at';

interface NewPart
  extends Omit<RowOf<'trip_parts'>, 'trip_id' | 'position' | 'sealed_passengers' | LaterColumn> {
  passengers: readonly Passenger[] | null;
}

export async function insertTrip(db: Kysely<Database>, trip: NewTrip): Promise<void> {
  await writeTogether(db, tripInserts(db, trip));
}

function tripInserts(db: Kysely<Database>, { trip, travelers, parts, events }: NewTrip): Write[] {
  const trip_id = trip.id;
  const search = tripSearch({
    itineraryRef: trip.itinerary_ref,
    travelers,
    parts,
    numbered: parts,
    destinations: trip.destinations,
    request: trip.request,
  });
  return [
    inserted('trips', [{ ...trip, search, version: 1, informed_approvers: [] }]),
    inserted(
      'trip_travellers',
      travelers.map((row, position) => ({ ...row, trip_id, position })),
    ),
    inserted(
      'trip_parts',
      parts.map((part, position) =>
        toPartRow(db, part, {
          trip_id,
          position,
          was_booked: events.some(({ kind, part_id }) => kind === 'confirmed' && part_id === part.id),
        }),
      ),
    ),
    inserted(
      'trip_events',
      events.map((row) => ({ ...row, trip_id, details: withPart(row, parts) })),
    ),
  ];
}

export function toPartRow(
  db: Kysely<Database>,
  { passengers, ...part }: NewPart,
  place: Pick<RowOf<'trip_parts'>, 'trip_id' | 'position' | 'was_booked'>,
): RowOf<'trip_parts'> {
  const sealed_passengers = sealFor(db, `trip_parts.sealed_passengers ${part.id}`, passengers);
  return { ...part, ...place, sealed_passengers, payable_through: null, airline_asked_at: null, version: 1 };
}

function withPart(
  { part_id, details }: NewTrip['events'][number],
  parts: NewTrip['parts'],
): TripEventDetails {
  const part = parts.find(({ id }) => id === part_id);
  return part ? { ...details, about: [toPartAtEvent(part)] } : details;
}

/** Inserts rows as JSON by column names, so that the SQL text does not depend on their number. */
export function inserted<Table extends keyof TripTables>(table: Table, rows: RowOf<Table>[]) {
  const into = sql.table(table);
  return sql`insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`;
}
