import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails, PolicyAtDecision, StoredBookingInfo } from '../../../db/trip-tables.ts';
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
  { order, verdict, startsOn, endsOn, beginsAt, passengers }: OfferedPart,
  details: PartDetails,
): Promise<void> {
  await db
    .updateTable('trip_parts')
    .set({
      offer_key: order.key,
      details: JSON.stringify(details),
      verdict: JSON.stringify(toVerdict(verdict)),
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

/** The policies by which its parts are judged from now on. */
export async function savePolicies(
  db: Db,
  tripId: string,
  policies: readonly PolicyAtDecision[],
): Promise<void> {
  await db
    .updateTable('trips')
    .set({ policies: JSON.stringify(policies) })
    .where('id', '=', tripId)
    .execute();
}

export interface RenewedRequest {
  approvalHours: number;
  approvers: readonly { level: 1 | 2; _id: string }[];
}

/** What a trip is decided by from now on. */
export async function saveRenewedRequest(db: Db, tripId: string, request: RenewedRequest): Promise<void> {
  const { approvalHours, approvers } = request;
  const approverAt = (level: 1 | 2) => approvers.find((one) => one.level === level)?._id ?? null;
  await db
    .updateTable('trips')
    .set({
      approval_limit_hours: approvalHours,
      level1_approver_id: approverAt(1),
      level2_approver_id: approverAt(2),
    })
    .where('id', '=', tripId)
    .execute();
}
