import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { OrderAttempt, OrderName } from '../part/booking-reference.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import type { ValidOrder } from './check-order.ts';
import { type Release, releaseHolds } from './hold-parts.ts';
import { deleteHolds, type PartToHold, recordHolds, refuseRepeatedOffers } from './order-holds.ts';
import { claimKey, type EarlierOrder, findOrder, freeKey, saveOrderAnswer } from './order-repository.ts';

/** The idempotency key of an order while it is placed. */
export interface OrderKey {
  /** Claims the key and records the holds before any hold is requested. */
  take(checked: ValidOrder): Promise<void>;
  /** Stores the answer in the transaction that stores the trip. */
  answer(db: Kysely<Database>, checked: ValidOrder, trip: Trip): Promise<void>;
  /** Frees the key after a refusal, and releases the holds: at once if it is certain what is held. */
  free(checked: ValidOrder, when: Release): Promise<void>;
}

export function createOrderKey(
  { db: database, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  attempt: OrderAttempt,
  { abilities }: Pick<SignedInContext, 'abilities'>,
): OrderKey {
  const { order, hash: requestHash, generation } = attempt;
  return {
    async take(checked) {
      const now = clock.now();
      const holds = checked.parts.map(toHold);
      refuseRepeatedOffers(holds);
      await database.transaction().execute(async (db) => {
        if (!(await claimKey(db, attempt, now))) throw keyReused();
        await recordHolds(db, { ...order, abilities }, holds, now);
      });
    },
    async answer(db, checked, answer) {
      const isFirst = await saveOrderAnswer(db, order, { requestHash, answer }, clock.now());
      if (!isFirst) throw keyReused();
      await deleteHolds(db, listReferences(checked));
    },
    async free(checked, when) {
      await database.transaction().execute(async (db) => {
        await freeKey(db, attempt, when === 'now' ? generation + 1 : generation);
        await releaseHolds({ db, jobs }, { companyId: order.companyId, parts: checked.parts, when });
      });
    },
  };
}

/** The earlier attempts of the same order. */
export async function findEarlier(
  { db }: Pick<Deps, 'db'>,
  order: OrderName,
  hash: Buffer,
): Promise<Pick<EarlierOrder, 'answer' | 'generation'>> {
  const before = await findOrder(db, order);
  if (!before) return { answer: null, generation: 0 };
  if (before.requestHash.length > 0 && !hash.equals(before.requestHash)) throw keyReused();
  return before;
}

export function keyReused(): DomainError {
  return new DomainError('idempotency_key_reused', 'The key was used for another order. Choose a new one.');
}

const toHold = ({ kind, reference, travellers, order }: PartOffer): PartToHold => ({
  kind,
  reference,
  travellers,
  key: order.key,
});

const listReferences = ({ parts }: ValidOrder) => parts.map(({ reference }) => reference);
