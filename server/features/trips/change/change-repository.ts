import type { Kysely, Selectable } from 'kysely';
import type { ChangeStatus } from '#domain/change-status.ts';
import type { ChangeFailure, Money } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Agreement } from '../../../db/agreement.ts';
import type { ChangeOrder, ChangeTables } from '../../../db/change-tables.ts';
import type { Database } from '../../../db/schema.ts';
import { sealFor, unsealFrom } from '../../../db/sealed.ts';
import type { PartDetails, SupplierPartKind } from '../../../db/trip-tables.ts';

type Db = Kysely<Database>;

type ChangeColumns = Selectable<ChangeTables['trip_changes']>;

export interface StoredChange extends Omit<ChangeColumns, 'sealed_order' | 'sealed_passengers'> {
  ordered: ChangeOrder;
  passengers: readonly Passenger[] | null;
}

const OPEN: readonly ChangeStatus[] = [
  'waiting_level_1_approval',
  'waiting_level_2_approval',
  'changing',
  'unknown',
];

export async function insertChange(db: Db, { ordered, passengers, ...change }: StoredChange): Promise<void> {
  const { travelers: travellers, ...order } = ordered;
  const { before, details, verdict, policies, reason, agreement, alternative } = change;
  await db
    .insertInto('trip_changes')
    .values({
      ...change,
      before: JSON.stringify(before),
      details: JSON.stringify(details),
      sealed_order: sealFor(db, `trip_changes.sealed_order ${change.id}`, { ...order, travellers }),
      sealed_passengers: sealFor(db, `trip_changes.sealed_passengers ${change.id}`, passengers),
      verdict: JSON.stringify(verdict),
      policies: JSON.stringify(policies),
      reason: reason && JSON.stringify(reason),
      agreement: agreement && JSON.stringify(agreement),
      alternative: alternative && JSON.stringify(alternative),
    })
    .execute();
}

export async function findChange(
  db: Db,
  tripId: string,
  changeId: string,
): Promise<StoredChange | undefined> {
  const row = await db
    .selectFrom('trip_changes')
    .selectAll()
    .where('trip_id', '=', tripId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  return row && unsealChange(db, row);
}

export async function findOpenChange(db: Db, partId: string): Promise<StoredChange | undefined> {
  const row = await db
    .selectFrom('trip_changes')
    .selectAll()
    .where('part_id', '=', partId)
    .where('status', 'in', OPEN)
    .executeTakeFirst();
  return row && unsealChange(db, row);
}

function unsealChange(
  db: Db,
  { sealed_order: order, sealed_passengers: passengers, ...change }: ChangeColumns,
): StoredChange {
  const { travellers, ...ordered } = unsealFrom(db, `trip_changes.sealed_order ${change.id}`, order);
  return {
    ...change,
    ordered: { ...ordered, travelers: travellers },
    passengers: unsealFrom(db, `trip_changes.sealed_passengers ${change.id}`, passengers),
  };
}

export interface ChangeFacts {
  levels?: readonly ApprovalLevel[];
  failure?: ChangeFailure;
  price?: Money;
  penalty?: Money;
  details?: PartDetails;
}

export interface ChangeState {
  status: ChangeStatus;
  waitingUntil: Date | null;
  waitingSince: Date | null;
}

/** A new status permits another reminder and calls for asking the approvers again. */
export async function saveChangeState(
  db: Db,
  { id, status: before }: Pick<StoredChange, 'id' | 'status'>,
  { status, waitingUntil, waitingSince }: ChangeState,
  { failure, price, penalty, details }: ChangeFacts = {},
): Promise<void> {
  await db
    .updateTable('trip_changes')
    .set({
      status,
      waiting_until: waitingUntil,
      waiting_since: waitingSince,
      ...(status !== before && { reminded_at: null, asked_approvers: [] }),
      failure,
      ...(price && { price_amount: price.amount, price_currency: price.currency }),
      penalty_amount: penalty?.amount,
      details: details ? JSON.stringify(details) : undefined,
    })
    .where('id', '=', id)
    .execute();
}

export async function saveAgreement(
  db: Db,
  { id }: Pick<StoredChange, 'id'>,
  { priceCap, agreement }: { priceCap: Money; agreement: Agreement },
): Promise<void> {
  await db
    .updateTable('trip_changes')
    .set({ accepted_amount: priceCap.amount, agreement: JSON.stringify(agreement) })
    .where('id', '=', id)
    .execute();
}

export interface BookedPart {
  id: string;
  kind: SupplierPartKind;
  reference: string;
  offerKey: string;
  travelers: readonly string[];
  details: PartDetails;
  /** Only for flights: the travelers as the airline knows them. */
  passengers: readonly Passenger[] | null;
  price: Money;
  beginsAt: Date;
  version: number;
}

export async function readBookedPart(
  db: Db,
  tripId: string,
  partId: string,
): Promise<BookedPart | undefined> {
  const row = await db
    .selectFrom('trip_parts')
    .select(['id', 'kind', 'reference', 'offer_key as offerKey', 'travelers', 'details', 'version'])
    .select('sealed_passengers as sealed')
    .select(['price_amount as amount', 'price_currency as currency', 'begins_at as beginsAt'])
    .where('trip_id', '=', tripId)
    .where('id', '=', partId)
    .executeTakeFirst();
  // External bookings have no supplier.
  if (!row || row.kind === 'external') return undefined;
  const { amount, currency, kind, sealed, ...part } = row;
  const passengers = unsealFrom(db, `trip_parts.sealed_passengers ${part.id}`, sealed);
  return { ...part, kind, passengers, price: { amount, currency } };
}
