import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { violatedConstraint } from '../../../db/violated-constraint.ts';
import { DomainError } from '../../../errors.ts';
import type { OrderName } from '../part/booking-reference.ts';
import { hasPendingTrip, insertOrderHolds, type OrderOffer, removeOrderHolds } from './order-repository.ts';
import type { PartOffer } from './part-offer.ts';

type Db = Kysely<Database>;
interface Orderer extends Pick<OrderName, 'userId' | 'companyId'> {
  /** The trip whose own parts are requested again; absent for a new trip. */
  tripId?: string;
}

/** The offer to be held and its travellers. */
export interface PartToHold extends Pick<PartOffer, 'kind' | 'reference' | 'travellers'> {
  /** The supplier's key of the offer. */
  key: string;
}

/** This is long enough to repeat an order that got no answer. */
export const RELEASE_AFTER_SECONDS = 5 * 60;

/** Refuses an order with the same offer twice for one traveller. */
export function refuseRepeatedOffers(parts: readonly PartToHold[]): void {
  const seen = new Set<string>();
  for (const [position, { kind, key, travellers }] of parts.entries()) {
    const names = travellers.map(({ companyUserId }) => [kind, key, companyUserId].join('\n'));
    if (names.some((name) => seen.has(name))) {
      throw new DomainError('order_pending', 'The order has the same offer twice for one traveller.', {
        fields: [{ path: `/body/parts/${position}`, message: 'is in the order already' }],
      });
    }
    for (const name of names) seen.add(name);
  }
}

/**
 * Records holds before they are requested; refuses holds that are being released, and offers that are already being
 * ordered for the same travellers, by any person.
 */
export async function recordHolds(
  db: Db,
  orderer: Orderer,
  parts: readonly PartToHold[],
  now: Date,
): Promise<void> {
  if (!(await insertOrderHolds(db, buildHolds(orderer, parts, now)))) throw beingReleased();
  // This check follows the insert, because the insert waits until a concurrent order of the same offer is stored.
  if (await hasPendingTrip(db, { ...orderer, offers: parts.map(toOffer) })) throw orderPending();
}

/** Converts the error of a transaction that records holds into a refusal for the user. */
export function holdsRefusal(error: unknown): unknown {
  return violatedConstraint(error) === 'order_holds_once' ? orderPending() : error;
}

/** Deletes the records of holds that are now stored with a trip; refuses holds that are being released. */
export async function deleteHolds(db: Db, references: readonly string[]): Promise<void> {
  if (!(await removeOrderHolds(db, references))) throw beingReleased();
}

function orderPending(): DomainError {
  return new DomainError(
    'order_pending',
    'The same offer is already being ordered for this traveller. Look at their trips.',
  );
}

function beingReleased(): DomainError {
  return new DomainError('unavailable', 'An earlier hold of this order is being released. Try again.');
}

const toOffer = ({ key, travellers }: PartToHold): OrderOffer => ({
  key,
  travellerIds: travellers.map(({ companyUserId }) => companyUserId).sort(),
});

function buildHolds({ userId, companyId }: Orderer, parts: readonly PartToHold[], now: Date) {
  const release_at = new Date(now.getTime() + RELEASE_AFTER_SECONDS * 1000);
  const offers = parts.map((part) => {
    const { key, travellerIds } = toOffer(part);
    return [companyId, part.kind, key, ...travellerIds].join('\n');
  });
  const holds = parts.map(({ reference, kind }, position) => {
    const offer = offers[position];
    // A trip of earlier days may contain the same offer twice.
    const nth = offers.slice(0, position).filter((other) => other === offer).length;
    const offer_hash = createHash('sha256').update(`${nth}\n${offer}`).digest();
    return { reference, user_id: userId, company_id: companyId, kind, offer_hash, release_at };
  });
  // A fixed order prevents deadlocks between two orders of the same offers.
  return holds.sort((one, other) => one.offer_hash.compare(other.offer_hash));
}
