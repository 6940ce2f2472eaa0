import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { violatedConstraint } from '../../../db/violated-constraint.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { OrderName } from '../part/part-reference.ts';
import type { CheckedOrder } from './check-order.ts';
import type { OfferedPart } from './offered-part.ts';
import {
  abandonOrderHolds,
  answerOrder,
  freeKey,
  hasPendingTrip,
  insertOrderHolds,
  removeOrderHolds,
  takeKey,
  type WantedOffer,
} from './order-repository.ts';

/** Long enough for somebody who sends an order again that was not answered. */
export const RELEASE_AFTER_SECONDS = 5 * 60;

/** The idempotency key of an order while it is placed. */
export interface OrderKey {
  /** Takes the key and records what will be held, before anything is held. */
  take(checked: CheckedOrder): Promise<void>;
  /** In the transaction that stores the trip. */
  answer(db: Kysely<Database>, checked: CheckedOrder, trip: Trip): Promise<void>;
  /** After the order was refused. */
  free(checked: CheckedOrder): Promise<void>;
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
          if (!(await takeKey(db, order, requestHash, now))) throw keyReused();
          const isRecorded = await insertOrderHolds(db, holdsOf(order, checked, now));
          if (!isRecorded) throw beingReleased();
          // After the insert, which has waited for an order of the same offer to be stored.
          if (await hasPendingTrip(db, { ...order, offers: checked.parts.map(offerOf) }))
            throw orderPending();
        });
      } catch (error) {
        throw violatedConstraint(error) === 'order_holds_once' ? orderPending() : error;
      }
    },
    async answer(db, checked, answer) {
      const isFirst = await answerOrder(db, order, { requestHash, answer }, clock.now());
      if (!isFirst) throw keyReused();
      if (!(await removeOrderHolds(db, referencesOf(checked)))) throw beingReleased();
    },
    async free(checked) {
      await database.transaction().execute(async (db) => {
        await freeKey(db, order, requestHash);
        await abandonOrderHolds(db, referencesOf(checked));
      });
    },
  };
}

export function keyReused(): DomainError {
  return new DomainError('idempotency_key_reused', 'The key was used for another order. Choose a new one.');
}

function orderPending(): DomainError {
  return new DomainError('order_pending', 'You are ordering the same offer already. Look at your trips.');
}

function beingReleased(): DomainError {
  return new DomainError('unavailable', 'An earlier hold of this order is being released. Try again.');
}

const referencesOf = ({ parts }: CheckedOrder) => parts.map(({ reference }) => reference);

const offerOf = ({ order, travellers }: OfferedPart): WantedOffer => ({
  key: order.key,
  travellerIds: travellers.map(({ companyUserId }) => companyUserId).sort(),
});

function holdsOf({ userId, companyId }: OrderName, { parts }: CheckedOrder, now: Date) {
  const release_at = new Date(now.getTime() + RELEASE_AFTER_SECONDS * 1000);
  const offers = parts.map((part) => {
    const { key, travellerIds } = offerOf(part);
    return [companyId, part.kind, key, ...travellerIds].join('\n');
  });
  const holds = parts.map(({ reference, kind }, position) => {
    const offer = offers[position];
    // One order may want the same offer twice.
    const nth = offers.slice(0, position).filter((other) => other === offer).length;
    const offer_hash = createHash('sha256').update(`${nth}\n${offer}`).digest();
    return { reference, user_id: userId, company_id: companyId, kind, offer_hash, release_at };
  });
  // Always in the same order, so that two orders of the same offers don't wait for each other.
  return holds.sort((one, other) => one.offer_hash.compare(other.offer_hash));
}
