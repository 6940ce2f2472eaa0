import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';
import { DRAFT_KEPT_DAYS } from './draft-repository.ts';
import type { OrderName } from './part-reference.ts';

type Db = Kysely<Database>;

/** Longer than a draft, whose order is asked for again under its key when it is taken up. */
const KEPT_DAYS = DRAFT_KEPT_DAYS + 1;
const DAY_MS = 24 * 60 * 60_000;

/** What was answered to an order when it came for the first time. */
export interface AnsweredOrder {
  requestHash: Uint8Array;
  answer: Trip;
}

export async function findAnsweredOrder(
  db: Db,
  { userId, key }: Pick<OrderName, 'userId' | 'key'>,
): Promise<AnsweredOrder | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .modifyEnd(keptPlan)
    .executeTakeFirst();
  return row && { ...row, answer: row.answer as Trip }; // written below, and by nobody else
}

export async function insertAnsweredOrder(
  db: Db,
  { userId, key }: Pick<OrderName, 'userId' | 'key'>,
  { requestHash, answer }: AnsweredOrder,
  now: Date,
): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({
      ...{ user_id: userId, key, request_hash: requestHash, trip_id: answer._id, created_at: now },
      answer: JSON.stringify(answer),
    })
    .modifyEnd(keptPlan)
    .execute();
}

export async function forgetOldOrders(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}

/** Whether an insert has failed because another trip has that short reference. */
export function isReferenceTaken(error: unknown): boolean {
  return hasMet(error, 'trips_itinerary_ref_key');
}

/** Whether an insert has failed because the card that should pay has been removed meanwhile. */
export function isCardGone(error: unknown): boolean {
  return hasMet(error, 'trips_card_id_fkey');
}

function hasMet(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}
