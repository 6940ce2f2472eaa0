import { type Kysely, sql } from 'kysely';
import type { DeviceOrigin, Money, PartAtEvent, TripEnd, TripEventKind } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { Database } from '../../db/schema.ts';
import type { PartFailure, TripEventDetails } from '../../db/trip-tables.ts';
import { eventId } from './event-id.ts';
import type { PartKind } from './part/kinds/part-rules.ts';
import { toPartAtEvent } from './part-at-event.ts';

type Db = Kysely<Database>;

export interface TripForUpdate {
  id: string;
  companyId: string;
  status: TripStatus;
  levels: readonly ApprovalLevel[];
  hasOpenRequest: boolean;
  version: number;
  waitingUntil: Date | null;
  waitingSince: Date | null;
  /** The company's time limit for approvals, in hours. */
  approvalHours: number;
  parts: readonly PartForUpdate[];
}

export interface PartForUpdate {
  id: string;
  kind: PartKind;
  status: PartStatus;
  attempt: 'confirm' | 'change' | 'cancel' | null;
  wasBooked: boolean;
  failure: PartFailure | null;
  reference: string;
  /** The locator of the supplier; null before there is one. */
  locator: string | null;
  /** Null when the part has no hold. */
  heldUntil: Date | null;
  beginsAt: Date;
  price: Money;
  penalty: Money | null;
  version: number;
}

export async function findCompanyOfTrip(db: Db, tripId: string): Promise<{ companyId: string } | undefined> {
  return await db
    .selectFrom('trips')
    .select('company_id as companyId')
    .where('id', '=', tripId)
    .executeTakeFirst();
}

export async function lockTrip(db: Db, tripId: string): Promise<TripForUpdate | undefined> {
  const trip = await db
    .selectFrom('trips')
    .select(['id', 'company_id as companyId', 'status', 'levels', 'version', 'waiting_until as waitingUntil'])
    .select('waiting_since as waitingSince')
    .select(['approval_limit_hours as approvalHours', 'request_open as hasOpenRequest'])
    .where('id', '=', tripId)
    .forUpdate()
    .executeTakeFirst();
  if (!trip) return undefined;
  const parts = await db
    .selectFrom('trip_parts')
    .select(['id', 'kind', 'status', 'was_booked as wasBooked', 'attempt', 'failure', 'reference', 'locator'])
    .select(['penalty_amount as penalty', 'begins_at as beginsAt'])
    .select(['held_until as heldUntil', 'version', 'price_amount as amount', 'price_currency as currency'])
    .where('trip_id', '=', tripId)
    .orderBy('position')
    .execute();
  return {
    ...trip,
    parts: parts.map(({ amount, currency, penalty, ...part }) => ({
      ...part,
      price: { amount, currency },
      penalty: penalty === null ? null : { amount: penalty, currency },
    })),
  };
}

export async function lockTripOfPart(db: Db, partId: string): Promise<TripForUpdate | undefined> {
  const part = await db
    .selectFrom('trip_parts')
    .select('trip_id')
    .where('id', '=', partId)
    .executeTakeFirst();
  return part && (await lockTrip(db, part.trip_id));
}

export interface TripState {
  status: TripStatus;
  endedBy: TripEnd | null;
  levels: readonly ApprovalLevel[];
  hasOpenRequest: boolean;
  waitingUntil: Date | null;
  waitingSince: Date | null;
}

/** A new deadline permits another reminder; a new deadline or status also calls for asking the approvers again. */
export async function saveTripState(
  db: Db,
  { id, version, status, waitingUntil }: TripForUpdate,
  state: TripState,
): Promise<void> {
  const isNewDeadline = state.waitingUntil?.getTime() !== waitingUntil?.getTime();
  await db
    .updateTable('trips')
    .set({
      status: state.status,
      ended_by: state.endedBy,
      levels: [...state.levels],
      request_open: state.hasOpenRequest,
      waiting_until: state.waitingUntil,
      waiting_since: state.waitingSince,
      version: version + 1,
      reminded_at: isNewDeadline ? null : undefined,
      asked_approvers: isNewDeadline || state.status !== status ? [] : undefined,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Increments the version of a trip when something that belongs to it changes, so that decisions on the earlier version
 * are refused.
 */
export async function countUp(db: Db, trip: TripForUpdate): Promise<TripForUpdate> {
  const version = trip.version + 1;
  await db.updateTable('trips').set({ version }).where('id', '=', trip.id).execute();
  return { ...trip, version };
}

export interface Cause {
  /** The time by the server's clock. */
  at: Date;
  /** Absent when the cause is a deadline or the answer of a supplier. */
  userId?: string;
  requestId?: string;
  origin?: DeviceOrigin;
}

export interface TripHistoryEvent {
  tripId: string;
  partId?: string;
  kind: TripEventKind;
  details?: TripEventDetails;
}

export async function recordTripEvent(
  db: Db,
  { tripId, partId, kind, details = {} }: TripHistoryEvent,
  { at, userId, requestId, origin }: Cause,
): Promise<void> {
  const about = partId === undefined ? null : await readPartsAtEvent(db, [partId]);
  const stored = { ...details, ...(about && { about }), ...(origin && { origin }) };
  await db
    .insertInto('trip_events')
    .values({
      id: eventId(),
      trip_id: tripId,
      part_id: partId ?? null,
      at,
      kind,
      user_id: userId ?? null,
      request_id: requestId ?? null,
      details: JSON.stringify(stored),
    })
    .execute();
}

export async function readPartsAtEvent(db: Db, ids: readonly string[]): Promise<PartAtEvent[]> {
  const rows = await db
    .selectFrom('trip_parts')
    .select(['kind', 'details', 'starts_on', 'ends_on'])
    .where('id', 'in', ids)
    .orderBy('position')
    .execute();
  return rows.map(toPartAtEvent);
}

export async function findMessage(
  db: Db,
  { tripId, userId, key }: { tripId: string; userId: string; key: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('trip_events')
    .select('details')
    .where('trip_id', '=', tripId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`details ->> 'key' = ${key}`)
    .executeTakeFirst();
  return row?.details.comment;
}
