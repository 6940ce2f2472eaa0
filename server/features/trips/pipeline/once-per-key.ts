import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { hashRequest, type OrderAttempt, type OrderName } from '../part/booking-reference.ts';
import { claimKey, type EarlierRequest, findKey, freeKey, saveAnswer } from './key-repository.ts';

type Db = Kysely<Database>;

export interface RequestKey {
  attempt: OrderAttempt;
  claim(db: Db): Promise<void>;
  answer(db: Db, trip: Trip): Promise<void>;
  /** Frees the key after a refusal; once holds are released, their references are not used again. */
  free(db: Db, areHoldsReleased: boolean): Promise<void>;
}

interface KeyedRequest {
  key: string;
  /** The same key with another body is refused. */
  body: object;
  /** Makes the answer to a repetition from the first one; without it they are the same. */
  repeat?: (first: Trip) => Promise<Trip>;
}

export async function oncePerKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { signedIn: { userId, companyId } }: Pick<SignedInContext, 'signedIn'>,
  { key, body, repeat = async (first) => first }: KeyedRequest,
  act: (key: RequestKey) => Promise<Trip>,
): Promise<Trip> {
  const order = { userId, companyId, key };
  const hash = hashRequest(companyId, body);
  const earlier = await findEarlier(db, order, hash);
  if (earlier?.answer) return await repeat(earlier.answer);
  try {
    return await act(keyInUse({ order, hash, generation: earlier?.generation ?? 0 }, clock));
  } catch (error) {
    // A concurrent call with the same key may have succeeded; its answer replaces this error.
    const concurrent = await findEarlier(db, order, hash);
    if (concurrent?.answer) return await repeat(concurrent.answer);
    throw error;
  }
}

function keyInUse(attempt: OrderAttempt, clock: Deps['clock']): RequestKey {
  const { order, hash: requestHash, generation } = attempt;
  return {
    attempt,
    async claim(db) {
      if (!(await claimKey(db, attempt, clock.now()))) throw keyReused();
    },
    async answer(db, answer) {
      if (!(await saveAnswer(db, order, { requestHash, answer }, clock.now()))) throw keyReused();
    },
    async free(db, areHoldsReleased) {
      await freeKey(db, attempt, areHoldsReleased ? generation + 1 : generation);
    },
  };
}

async function findEarlier(db: Db, order: OrderName, hash: Buffer): Promise<EarlierRequest | undefined> {
  const earlier = await findKey(db, order);
  const isOther = earlier && earlier.requestHash.length > 0 && !hash.equals(earlier.requestHash);
  if (isOther) throw keyReused();
  return earlier;
}

export function keyReused(): DomainError {
  return new DomainError('idempotency_key_reused', 'The key was used for another order. Use a new one.');
}
