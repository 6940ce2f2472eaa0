import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { reusedPlan } from '../../../db/reused-plan.ts';
import type { Database } from '../../../db/schema.ts';
import { sealFor, unsealFrom } from '../../../db/sealed.ts';
import type { SealedPlace } from '../../../db/sealed-columns.ts';
import type { TripTables } from '../../../db/trip-tables.ts';
import { DRAFT_KEPT_DAYS } from '../draft/draft-repository.ts';
import type { OrderAttempt, OrderName } from '../part/booking-reference.ts';
import type { PartRecord } from '../part/part-repository.ts';
import { type StoredAnswer, toCurrentAnswer } from './stored-answer.ts';

type Db = Kysely<Database>;
type KeyName = Pick<OrderName, 'userId' | 'key'>;

/** Keys outlive drafts, because a resumed draft repeats its order under the same key. */
const KEPT_DAYS = DRAFT_KEPT_DAYS + 1;
const DAY_MS = 24 * 60 * 60_000;

/** An earlier order with the same key. */
export interface EarlierOrder {
  /** Empty when the key is free again. */
  requestHash: Uint8Array;
  /** The first answer; null when there is none yet. */
  answer: Trip | null;
  generation: number;
}

/** Takes the place of the hash of a key that no request has. */
const NO_REQUEST = Buffer.alloc(0);

export async function findOrder(db: Db, { userId, key }: KeyName): Promise<EarlierOrder | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'sealed_answer as sealed', 'generation'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .modifyEnd(reusedPlan)
    .executeTakeFirst();
  if (!row) return undefined;
  const { requestHash, sealed, generation } = row;
  const answer = unsealFrom(db, answerPlace({ userId, key }), sealed) as StoredAnswer | null; // written below only
  return { requestHash, generation, answer: answer && toCurrentAnswer(answer) };
}

function answerPlace({ userId, key }: KeyName): SealedPlace {
  return `idempotency_keys.sealed_answer ${userId} ${key}`;
}

/** Claims a key for one request; false when another request has it, it has an answer, or its holds were released. */
export async function claimKey(
  db: Db,
  { order: { userId, key }, hash, generation }: OrderAttempt,
  now: Date,
): Promise<boolean> {
  const content = { request_hash: hash, created_at: now };
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, generation, trip_id: null, sealed_answer: null, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(content)
        .where('idempotency_keys.request_hash', 'in', [hash, NO_REQUEST])
        .where('idempotency_keys.generation', '=', generation)
        .where('idempotency_keys.trip_id', 'is', null),
    )
    .returning('key')
    .modifyEnd(reusedPlan)
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores the answer with its key; false when another request has the key or it already has an answer. */
export async function saveOrderAnswer(
  db: Db,
  { userId, key }: KeyName,
  { requestHash, answer }: { requestHash: Uint8Array; answer: Trip },
  now: Date,
): Promise<boolean> {
  const sealed_answer = sealFor<StoredAnswer>(db, answerPlace({ userId, key }), answer);
  const stored = { trip_id: answer._id, sealed_answer };
  const content = { request_hash: requestHash, ...stored, created_at: now };
  const saved = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(content)
        .where('idempotency_keys.request_hash', 'in', [requestHash, NO_REQUEST])
        .where('idempotency_keys.trip_id', 'is', null),
    )
    .returning('key')
    .modifyEnd(reusedPlan)
    .executeTakeFirst();
  return saved !== undefined;
}

/** Frees the key of a refused order; `generation` is that of the order that may be sent under it next. */
export async function freeKey(
  db: Db,
  { order: { userId, key }, hash }: OrderAttempt,
  generation: number,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ request_hash: NO_REQUEST, generation })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('request_hash', '=', hash)
    .where('trip_id', 'is', null)
    .execute();
}

export async function deleteOldOrders(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}

/** Whether an insert failed because another trip has the same short reference. */
export function isReferenceTaken(error: unknown): boolean {
  return hasMet(error, 'trips_itinerary_ref_key');
}

/** Whether an insert failed because the paying card has just been removed. */
export function isCardGone(error: unknown): boolean {
  return hasMet(error, 'trips_card_id_fkey');
}

function hasMet(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

type OrderHold = Omit<TripTables['order_holds'], 'status'>;

/** Records holds before they are requested; false when one of them is being released. */
export async function insertOrderHolds(db: Db, holds: readonly OrderHold[]): Promise<boolean> {
  const rows = holds.map((hold) => ({ ...hold, status: 'ordering' as const }));
  const inserted = await db
    .insertInto('order_holds')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet(({ ref }) => ({ status: 'ordering', release_at: ref('excluded.release_at') }))
        .where('order_holds.status', '<>', 'releasing'),
    )
    .returning('reference')
    .execute();
  return inserted.length === holds.length;
}

/** Locks a recorded hold for the transaction and reads its status; undefined when there is none. */
export async function lockHold(
  db: Db,
  reference: string,
): Promise<TripTables['order_holds']['status'] | undefined> {
  const hold = await db
    .selectFrom('order_holds')
    .select('status')
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return hold?.status;
}

/** Deletes the records of holds that are now stored with a trip; false when one of them is being released. */
export async function removeOrderHolds(db: Db, references: readonly string[]): Promise<boolean> {
  const removed = await db
    .deleteFrom('order_holds')
    .where('reference', 'in', references)
    .where('status', '<>', 'releasing')
    .returning('reference')
    .execute();
  return removed.length === references.length;
}

/** Abandons the holds of a refused order, so that the same offer can be ordered again at once. */
export async function abandonOrderHolds(db: Db, references: readonly string[]): Promise<void> {
  await db
    .updateTable('order_holds')
    .set({ status: 'abandoned' })
    .where('reference', 'in', references)
    .where('status', '=', 'ordering')
    .execute();
}

/** Lists holds of orders that were refused or interrupted by a crash. */
export async function listOrphanedHolds(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<PartRecord, 'companyId' | 'kind' | 'reference'>[]> {
  return await db
    .selectFrom('order_holds')
    .select(['company_id as companyId', 'kind', 'reference'])
    .where('release_at', '<=', now)
    .orderBy('release_at')
    .limit(limit)
    .execute();
}

/** Marks a hold as being released, so that no order uses it; false when an order is in progress. */
export async function startRelease(db: Db, reference: string, now: Date): Promise<boolean> {
  const hold = await db
    .selectFrom('order_holds')
    .select(['status', 'release_at as releaseAt'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (hold?.status === 'ordering' && hold.releaseAt > now) return false;
  await db
    .updateTable('order_holds')
    .set({ status: 'releasing' })
    .where('reference', '=', reference)
    .execute();
  return true;
}

/** Deletes the record of a hold once it is released. */
export async function removeReleasedHold(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('order_holds').where('reference', '=', reference).execute();
}
