import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Traveler } from '../../travelers/traveler-repository.ts';
import { inserted, type NewTrip, toPartRow } from '../trip-insert-repository.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { toTravelerRow } from './new-part.ts';
import type { RequestTerms } from './request-terms.ts';

type Db = Kysely<Database>;

export async function insertTravelers(
  db: Db,
  { id: trip_id, travelers }: TripRow,
  added: readonly Traveler[],
): Promise<void> {
  const known = new Set(travelers.map(({ _id }) => _id));
  const rows = added.filter(({ companyUserId }) => !known.has(companyUserId)).map(toTravelerRow);
  if (rows.length === 0) return;
  const first = await nextPosition(db, 'trip_travellers', trip_id);
  await inserted(
    'trip_travellers',
    rows.map((row, index) => ({ ...row, trip_id, position: first + index })),
  ).execute(db);
}

export async function insertParts(
  db: Db,
  { id: trip_id }: Pick<TripRow, 'id'>,
  added: NewTrip['parts'],
): Promise<void> {
  const first = await nextPosition(db, 'trip_parts', trip_id);
  await inserted(
    'trip_parts',
    added.map((part, index) => toPartRow(db, part, { trip_id, position: first + index, was_booked: false })),
  ).execute(db);
}

async function nextPosition(
  db: Db,
  table: 'trip_parts' | 'trip_travellers',
  tripId: string,
): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('position').as('last'))
    .where('trip_id', '=', tripId)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

export async function saveRequest(db: Db, tripId: string, request: Partial<RequestTerms>): Promise<void> {
  const { policies, info, cardId, approvalHours, approverAt } = request;
  await db
    .updateTable('trips')
    .set({
      policies: policies ? JSON.stringify(policies) : undefined,
      booking_info: info ? JSON.stringify(info) : undefined,
      card_id: cardId,
      approval_limit_hours: approvalHours,
      ...(approverAt && { level1_approver_id: approverAt(1), level2_approver_id: approverAt(2) }),
    })
    .where('id', '=', tripId)
    .execute();
}

export async function findCardExpiry(db: Db, tripId: string): Promise<string | undefined> {
  const card = await db
    .selectFrom('trips as t')
    .innerJoin('cards as c', 'c.id', 't.card_id')
    .select('c.expires_on as expiresOn')
    .where('t.id', '=', tripId)
    .executeTakeFirst();
  return card?.expiresOn;
}
