import type { Kysely } from 'kysely';
import type { Money, PartChange, Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { standingIn } from '../trip-people.ts';
import { type TripRow, tripRows, unsealTrip } from '../trip-row-repository.ts';
import { allowedTrips } from '../trip-rule-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import type { PartForUpdate, TripForUpdate } from '../trip-state-repository.ts';
import { comparisonOf } from './change-mapper.ts';
import { readColleagues } from './colleague-repository.ts';
import { judgeChangeToday, judgeTripToday } from './judge-today.ts';
import { toComparisons, toTrip } from './trip-mapper.ts';

export async function readTrip(
  db: Kysely<Database>,
  viewer: TripViewer,
  tripId: string,
): Promise<Trip | undefined> {
  const row = await findTripRow(db, viewer, tripId);
  if (!row) return undefined;
  const trip = await judgeChanges(db, row, toTrip(row, viewer), viewer.now);
  if (!standingIn(row, viewer).roles.includes('approver')) return trip;
  const comparisons = toComparisons(row, await readColleagues(db, tripId));
  const policyToday = await judgeTripToday(db, row, viewer.now);
  return { ...trip, comparisons, ...(policyToday && { policyToday }) };
}

async function judgeChanges(db: Kysely<Database>, row: TripRow, trip: Trip, now: Date): Promise<Trip> {
  if (!trip.changes?.some(({ mayDecide }) => mayDecide)) return trip;
  const changes: PartChange[] = [];
  for (const change of trip.changes) {
    const policyToday = change.mayDecide ? await judgeChangeToday(db, row, change._id, now) : null;
    const comparison = change.mayDecide ? comparisonOf(row, change._id) : {};
    changes.push({ ...change, ...comparison, ...(policyToday && { policyToday }) });
  }
  return { ...trip, changes };
}

export async function findTripRow(
  db: Kysely<Database>,
  viewer: TripViewer,
  tripId: string,
): Promise<TripRow | undefined> {
  const row = await tripRows(db, viewer.now)
    .where('t.id', '=', tripId)
    .where(allowedTrips(viewer, 'read'))
    .executeTakeFirst();
  return row && unsealTrip(db, row);
}

/** Reads a trip for work of the server itself, such as mails; with the time alone it allows no action. */
export async function readTripUnchecked(
  db: Kysely<Database>,
  tripId: string,
  reader: TripViewer | Pick<TripViewer, 'now'>,
): Promise<Trip> {
  const row = await tripRows(db, reader.now).where('t.id', '=', tripId).executeTakeFirstOrThrow();
  return toTrip(unsealTrip(db, row), reader);
}

/** A trip without a lock; it has to be locked and read again before it is changed. */
export interface ChangeableTrip
  extends Pick<TripForUpdate, 'id' | 'companyId' | 'status' | 'levels' | 'hasOpenRequest' | 'version'> {
  parts: readonly ChangeablePart[];
}

export type ChangeablePart = Pick<
  PartForUpdate,
  'id' | 'kind' | 'status' | 'reference' | 'locator' | 'price' | 'version'
>;

export async function findChangeableTrip(
  db: Kysely<Database>,
  viewer: TripViewer,
  tripId: string,
): Promise<ChangeableTrip | undefined> {
  const rows = await db
    .selectFrom('trips as t')
    .leftJoin('trip_parts as p', 'p.trip_id', 't.id')
    .select(['t.id', 't.company_id as companyId', 't.status', 't.levels', 't.request_open as hasOpenRequest'])
    .select(['p.id as partId', 'p.kind', 'p.status as partStatus', 'p.reference', 'p.locator'])
    .select(['p.price_amount as amount', 'p.price_currency as currency', 'p.version'])
    .select('t.version as tripVersion')
    .where('t.id', '=', tripId)
    .where(allowedTrips(viewer, 'update'))
    .orderBy('p.position')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { id, companyId, status, levels, hasOpenRequest, tripVersion: version } = first;
  return { id, companyId, status, levels, hasOpenRequest, version, parts: rows.flatMap(toPart) };
}

type Outer<Row> = { [Column in keyof Row]: Row[Column] | null };

/** The outer join has one row without a part for a trip that has none. */
function toPart({
  partId: id,
  kind,
  partStatus: status,
  reference,
  locator,
  amount,
  currency,
  version,
}: Outer<
  Omit<ChangeablePart, 'id' | 'status' | 'price'> &
    Money & { partId: string; partStatus: ChangeablePart['status'] }
>): ChangeablePart[] {
  const isPart = id !== null && kind !== null && status !== null && reference !== null;
  if (!isPart || amount === null || currency === null || version === null) return [];
  return [{ id, kind, status, reference, locator, price: { amount, currency }, version }];
}
