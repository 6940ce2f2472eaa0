import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { violatedConstraint } from '../../../db/violated-constraint.ts';
import { DomainError } from '../../../errors.ts';
import type { OrderName } from '../part/booking-reference.ts';
import type { OfferedPart } from './offered-part.ts';
import {
  hasPendingTrip,
  insertOrderHolds,
  type RequestedOffer,
  removeOrderHolds,
} from './order-repository.ts';

type Db = Kysely<Database>;
interface Orderer extends Pick<OrderName, 'userId' | 'companyId'> {
  /** The trip that asks for its own parts again; absent for a new one. */
  tripId?: string;
}

/** What is held of an offer, and for whom. */
export interface PartToHold extends Pick<OfferedPart, 'kind' | 'reference' | 'travellers'> {
  /** The supplier's, of the offer. */
  key: string;
}

/** Long enough to send an order again that was not answered. */
export const RELEASE_AFTER_SECONDS = 5 * 60;

/** Records what is about to be held; refuses what is being released, or ordered by the same user already. */
export async function recordHolds(
  db: Db,
  orderer: Orderer,
  parts: readonly PartToHold[],
  now: Date,
): Promise<void> {
  if (!(await insertOrderHolds(db, holdsOf(orderer, parts, now)))) throw beingReleased();
  // After the insert, which has waited for an order of the same offer to be stored.
  if (await hasPendingTrip(db, { ...orderer, offers: parts.map(offerOf) })) throw orderPending();
}

/** What a transaction that records holds has failed by, for the one who orders. */
export function holdsRefusal(error: unknown): unknown {
  return violatedConstraint(error) === 'order_holds_once' ? orderPending() : error;
}

/** After what is held was stored with its trip; refuses what is being released. */
export async function deleteHolds(db: Db, references: readonly string[]): Promise<void> {
  if (!(await removeOrderHolds(db, references))) throw beingReleased();
}

function orderPending(): DomainError {
  return new DomainError('order_pending', 'You are ordering the same offer already. Look at your trips.');
}

function beingReleased(): DomainError {
  return new DomainError('unavailable', 'An earlier hold of this order is being released. Try again.');
}

const offerOf = ({ key, travellers }: PartToHold): RequestedOffer => ({
  key,
  travellerIds: travellers.map(({ companyUserId }) => companyUserId).sort(),
});

function holdsOf({ userId, companyId }: Orderer, parts: readonly PartToHold[], now: Date) {
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
