import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { reusedPlan } from '../../../db/reused-plan.ts';
import type { Database } from '../../../db/schema.ts';
import { sealFor, unsealFrom } from '../../../db/sealed.ts';
import type { SealedCell } from '../../../db/sealed-columns.ts';
import { DRAFT_KEPT_DAYS } from '../draft/draft-repository.ts';
import type { OrderAttempt, OrderName } from '../part/booking-reference.ts';

type Db = Kysely<Database>;
type KeyName = Pick<OrderName, 'userId' | 'key'>;

/** Keys outlive drafts, because a resumed draft repeats its order under the same key. */
const KEPT_DAYS = DRAFT_KEPT_DAYS + 1;
const DAY_MS = 24 * 60 * 60_000;

export interface EarlierRequest {
  requestHash: Uint8Array;
  /** The first answer; null when there is none yet. */
  answer: Trip | null;
  generation: number;
}

/** Takes the place of the hash of a key that no request has. */
const NO_REQUEST = Buffer.alloc(0);

export async function findKey(db: Db, { userId, key }: KeyName): Promise<EarlierRequest | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'sealed_answer as sealed', 'generation'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .modifyEnd(reusedPlan)
    .executeTakeFirst();
  if (!row) return undefined;
  const { requestHash, sealed, generation } = row;
  const answer = unsealFrom(db, answerPlace({ userId, key }), sealed);
  return { requestHash, generation, answer: answer && toCurrentAnswer(answer) };
}

/** The names of properties in answers from before they were renamed. */
const RENAMED: ReadonlyMap<string, string> = new Map([['ifNobodyActs', 'onTimeout']]);

/** Converts a stored answer to the current contract, because a repeated order may have been answered long ago. */
export function toCurrentAnswer(stored: object): Trip {
  return withCurrentNames(stored) as Trip; // only written below
}

function withCurrentNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCurrentNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [RENAMED.get(name) ?? name, withCurrentNames(inner)]),
  );
}

function answerPlace({ userId, key }: KeyName): SealedCell {
  return `idempotency_keys.sealed_answer ${userId} ${key}`;
}

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
export async function saveAnswer(
  db: Db,
  { userId, key }: KeyName,
  { requestHash, answer }: { requestHash: Uint8Array; answer: Trip },
  now: Date,
): Promise<boolean> {
  const sealed_answer = sealFor<object>(db, answerPlace({ userId, key }), answer);
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

/** Frees the key of a refused request; `generation` is that of the order that may be sent under it next. */
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

export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}
