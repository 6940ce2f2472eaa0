import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { OrderName } from '../part/booking-reference.ts';
import type { ValidOrder } from './check-order.ts';
import { deleteHolds, holdsRefusal, type PartToHold, recordHolds } from './order-holds.ts';
import { abandonOrderHolds, claimKey, findOrder, releaseKey, saveOrderAnswer } from './order-repository.ts';
import type { PartOffer } from './part-offer.ts';

/** The idempotency key of an order while it is placed. */
export interface OrderKey {
  /** Claims the key and records the holds before any hold is requested. */
  take(checked: ValidOrder): Promise<void>;
  /** Stores the answer in the transaction that stores the trip. */
  answer(db: Kysely<Database>, checked: ValidOrder, trip: Trip): Promise<void>;
  /** Frees the key after a refusal. */
  free(checked: ValidOrder): Promise<void>;
}

export function createOrderKey(
  { db: database, clock }: Pick<Deps, 'db' | 'clock'>,
  order: OrderName,
  requestHash: Uint8Array,
): OrderKey {
  return {
    async take(checked) {
      const now = clock.now();
      try {
        await database.transaction().execute(async (db) => {
          if (!(await claimKey(db, order, requestHash, now))) throw keyReused();
          await recordHolds(db, order, checked.parts.map(toHold), now);
        });
      } catch (error) {
        throw holdsRefusal(error);
      }
    },
    async answer(db, checked, answer) {
      const isFirst = await saveOrderAnswer(db, order, { requestHash, answer }, clock.now());
      if (!isFirst) throw keyReused();
      await deleteHolds(db, listReferences(checked));
    },
    async free(checked) {
      await database.transaction().execute(async (db) => {
        await releaseKey(db, order, requestHash);
        await abandonOrderHolds(db, listReferences(checked));
      });
    },
  };
}

/** The earlier answer to the same order; null while the order is in progress, undefined when its key is unused. */
export async function findAnswer(
  { db }: Pick<Deps, 'db'>,
  order: OrderName,
  hash: Buffer,
): Promise<Trip | null | undefined> {
  const before = await findOrder(db, order);
  if (before && !hash.equals(before.requestHash)) throw keyReused();
  return before?.answer;
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
