import type { Kysely, Selectable } from 'kysely';
import type { ChangedLeg } from '#domain/contract.ts';
import type { ChangeTables } from '../../../db/change-tables.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';

type Db = Kysely<Database>;

export type StoredAirlineChange = Selectable<ChangeTables['airline_changes']>;

export async function readAirlineChanges(db: Db, partId: string): Promise<StoredAirlineChange[]> {
  return await db.selectFrom('airline_changes').selectAll().where('part_id', '=', partId).execute();
}

/** Replaces what was known of the same change. */
export async function saveAirlineChange(
  db: Db,
  { legs, ...change }: Omit<StoredAirlineChange, 'legs'> & { legs: ChangedLeg[] },
): Promise<void> {
  const values = { ...change, legs: JSON.stringify(legs) };
  await db
    .insertInto('airline_changes')
    .values(values)
    .onConflict((conflict) => conflict.columns(['part_id', 'supplier_id']).doUpdateSet(values))
    .execute();
}

export async function readFlight(db: Db, partId: string): Promise<PartDetails<'flight'>> {
  const row = await db
    .selectFrom('trip_parts')
    .select('details')
    .where('id', '=', partId)
    .where('kind', '=', 'flight')
    .executeTakeFirstOrThrow();
  return row.details as PartDetails<'flight'>; // it is a flight
}

/** Marks those parts as asked that were not asked about since, those first that wait the longest. */
export async function claimPartsToAsk(
  db: Db,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<string[]> {
  const due = db
    .selectFrom('trip_parts')
    .select('id')
    .where('kind', '=', 'flight')
    .where('status', '=', 'confirmed')
    .where('begins_at', '>', now)
    .where(({ eb, or }) => or([eb('airline_asked_at', 'is', null), eb('airline_asked_at', '<', since)]))
    .orderBy('airline_asked_at', (order) => order.asc().nullsFirst())
    .limit(limit);
  const claimed = await db
    .updateTable('trip_parts')
    .set({ airline_asked_at: now })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return claimed.map(({ id }) => id);
}

export async function findPartOfBooking(
  db: Db,
  { companyId, reference }: { companyId: string; reference: string },
): Promise<string | undefined> {
  const part = await db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select('p.id')
    .where('p.reference', '=', reference)
    .where('p.kind', '=', 'flight')
    .where('t.company_id', '=', companyId)
    .executeTakeFirst();
  return part?.id;
}
