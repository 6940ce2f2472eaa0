import { type Kysely, sql } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails, SeenPolicy, StoredBookingInfo } from '../../../db/trip-tables.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import type { OfferedPart } from '../order/offered-part.ts';
import type { LockedTrip } from '../trip-state-repository.ts';

type Db = Kysely<Database>;

/** Another version of the trip, with what is said with it from now on. */
export async function saveInfo(
  db: Db,
  { id, version }: LockedTrip,
  info: StoredBookingInfo,
): Promise<LockedTrip['version']> {
  await db
    .updateTable('trips')
    .set({ booking_info: JSON.stringify(info), version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
}

/** What of a part is another one when it is held again, beside its state. */
export async function saveRenewedPart(
  db: Db,
  partId: string,
  { order, startsOn, endsOn, beginsAt, passengers }: OfferedPart,
  details: PartDetails,
): Promise<void> {
  await db
    .updateTable('trip_parts')
    .set({
      offer_key: order.key,
      details: JSON.stringify(details),
      starts_on: startsOn,
      ends_on: endsOn,
      begins_at: beginsAt,
      passengers: passengers && JSON.stringify(passengers),
      alternative: null,
    })
    .where('id', '=', partId)
    .execute();
}

/** What a trip costs, and when it takes place, from now on. */
export async function saveRenewedTotal(
  db: Db,
  tripId: string,
  { startsOn, endsOn, total }: { startsOn: string; endsOn: string; total: Money },
): Promise<void> {
  await db
    .updateTable('trips')
    .set({ starts_on: startsOn, ends_on: endsOn })
    .set({ total_amount: total.amount, total_currency: total.currency })
    .where('id', '=', tripId)
    .execute();
}

export interface RenewedRequest {
  verdict: JointVerdict;
  policies: readonly SeenPolicy[];
  approvalHours: number;
  approvers: readonly { level: 1 | 2; _id: string }[];
}

/** What a trip is judged and decided by from now on. */
export async function saveRenewedRequest(db: Db, tripId: string, request: RenewedRequest): Promise<void> {
  const { verdict, policies, approvalHours, approvers } = request;
  const approverAt = (level: 1 | 2) => approvers.find((one) => one.level === level)?._id ?? null;
  await db
    .updateTable('trips')
    .set({
      verdict: JSON.stringify(toVerdict(verdict)),
      policies: JSON.stringify(policies),
      approval_limit_hours: approvalHours,
      level1_approver_id: approverAt(1),
      level2_approver_id: approverAt(2),
    })
    .where('id', '=', tripId)
    .execute();
  await listForApprovers(db, tripId);
}

/** The trip stands in the lists of its company, its travellers, its approvers and those who were asked before. */
async function listForApprovers(db: Db, tripId: string): Promise<void> {
  const approvers = sql`(
    select a.id from trips t, unnest(array[t.level1_approver_id, t.level2_approver_id]) as a (id)
    where t.id = ${tripId} and a.id is not null
  )`;
  await sql`
    delete from trip_entries e using trips t
    where e.trip_id = ${tripId} and t.id = e.trip_id and e.reader_id <> t.company_id
      and e.reader_id <> all (t.informed_approvers)
      and e.reader_id not in (select company_user_id from trip_travellers where trip_id = ${tripId})
      and e.reader_id not in ${approvers}
  `.execute(db);
  await sql`
    insert into trip_entries (reader_id, word, stage, starts_on, ends_on, mark, trip_id)
    select a.id, e.word, e.stage, e.starts_on, e.ends_on, e.mark, e.trip_id
    from trip_entries e join trips t on t.id = e.trip_id and e.reader_id = t.company_id cross join ${approvers} a
    where e.trip_id = ${tripId}
    on conflict do nothing
  `.execute(db);
}
