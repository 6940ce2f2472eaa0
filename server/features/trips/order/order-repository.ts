import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { keptPlan } from '../../../db/kept-plan.ts';
import type { Database } from '../../../db/schema.ts';
import { DRAFT_KEPT_DAYS } from '../draft/draft-repository.ts';
import type { OrderName } from '../part/part-reference.ts';

type Db = Kysely<Database>;
type KeyName = Pick<OrderName, 'userId' | 'key'>;

/** Longer than a draft, whose order is asked for again under its key when it is taken up. */
const KEPT_DAYS = DRAFT_KEPT_DAYS + 1;
const DAY_MS = 24 * 60 * 60_000;

/** An order that was sent under a key before. */
export interface KnownOrder {
  requestHash: Uint8Array;
  /** What was answered the first time; null while the order is under way. */
  answer: Trip | null;
}

export async function findOrder(db: Db, { userId, key }: KeyName): Promise<KnownOrder | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .modifyEnd(keptPlan)
    .executeTakeFirst();
  return row && { ...row, answer: row.answer as Trip | null }; // written below, and by nobody else
}

/** Takes a key for one request; false when another request has it or it was answered. */
export async function takeKey(
  db: Db,
  { userId, key }: KeyName,
  requestHash: Uint8Array,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: requestHash, trip_id: null, answer: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ created_at: now })
        .where('idempotency_keys.request_hash', '=', requestHash)
        .where('idempotency_keys.trip_id', 'is', null),
    )
    .returning('key')
    .modifyEnd(keptPlan)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Stores the answer with its key; false when another request has the key or it was answered. */
export async function answerOrder(
  db: Db,
  { userId, key }: KeyName,
  { requestHash, answer }: { requestHash: Uint8Array; answer: Trip },
  now: Date,
): Promise<boolean> {
  const content = { trip_id: answer._id, answer: JSON.stringify(answer), created_at: now };
  const stored = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: requestHash, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(content)
        .where('idempotency_keys.request_hash', '=', requestHash)
        .where('idempotency_keys.trip_id', 'is', null),
    )
    .returning('key')
    .modifyEnd(keptPlan)
    .executeTakeFirst();
  return stored !== undefined;
}

/** Frees the key of an order that was refused. */
export async function freeKey(db: Db, { userId, key }: KeyName, requestHash: Uint8Array): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('request_hash', '=', requestHash)
    .where('trip_id', 'is', null)
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
