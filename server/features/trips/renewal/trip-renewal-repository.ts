import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { sealFor } from '../../../db/sealed.ts';
import type { PartDetails, PolicyAtDecision, StoredBookingInfo } from '../../../db/trip-tables.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { timesOfPart } from '../part/kinds/part-kinds.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';

type Db = Kysely<Database>;

/** Stores booking information and increments the version of the trip. */
export async function saveInfo(
  db: Db,
  { id, version }: TripForUpdate,
  info: StoredBookingInfo,
): Promise<TripForUpdate['version']> {
  await db
    .updateTable('trips')
    .set({ booking_info: JSON.stringify(info), version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
}

/** Updates the facts of a part that change when it is held again, beside its state. */
export async function saveRenewalPart(
  db: Db,
  partId: string,
  { part, details, zone }: { part: PartOffer; details: PartDetails; zone: string },
): Promise<void> {
  const { order, verdict, startsOn, endsOn, beginsAt, passengers } = part;
  const { currentFrom, endsAt } = timesOfPart(part, zone);
  await db
    .updateTable('trip_parts')
    .set({
      offer_key: order.key,
      details: JSON.stringify(details),
      verdict: JSON.stringify(toVerdict(verdict)),
      starts_on: startsOn,
      ends_on: endsOn,
      current_from: currentFrom,
      begins_at: beginsAt,
      ends_at: endsAt,
      sealed_passengers: sealFor(db, `trip_parts.sealed_passengers ${partId}`, passengers),
      alternative: null,
      alternative_search: null,
    })
    .where('id', '=', partId)
    .execute();
}

export async function saveRenewedTotal(db: Db, tripId: string, total: Money): Promise<void> {
  await db
    .updateTable('trips')
    .set({ total_amount: total.amount, total_currency: total.currency })
    .where('id', '=', tripId)
    .execute();
}

/** Stores the policies that judge the parts from now on. */
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

export interface RenewalRequest {
  approvalHours: number;
  approvers: readonly { level: 1 | 2; _id: string }[];
}

/** Stores the facts that approvals of the trip are based on from now on. */
export async function saveRenewalRequest(db: Db, tripId: string, request: RenewalRequest): Promise<void> {
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
