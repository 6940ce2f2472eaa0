import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../../db/schema.ts';
import { DomainError } from '../../../errors.ts';
import type { OrderName } from '../part/booking-reference.ts';
import type { PartOffer } from '../part/kinds/part-offer.ts';
import { insertOrderHolds, removeOrderHolds } from './hold-repository.ts';
import {
  describeEarlierOffer,
  findEarlierOffer,
  lockOffers,
  type OrderOffer,
} from './pending-order-repository.ts';

type Db = Kysely<Database>;

export interface Orderer extends Pick<OrderName, 'companyId' | 'userId'> {
  abilities: Abilities;
  tripId?: string;
}

export interface PartToHold extends Pick<PartOffer, 'kind' | 'reference' | 'travelers'> {
  key: string;
}

export const toHold = ({ kind, reference, travelers, order: { key } }: PartOffer): PartToHold => ({
  kind,
  reference,
  travelers,
  key,
});

/** This is long enough to repeat an order that got no answer. */
export const RELEASE_AFTER_SECONDS = 5 * 60;

export function refuseRepeatedOffers(parts: readonly PartOffer[]): void {
  const seen = new Set<string>();
  for (const [position, part] of parts.entries()) {
    const { kind, key, travelers } = toHold(part);
    const names = travelers.map(({ companyUserId }) => [kind, key, companyUserId].join('\n'));
    if (names.some((name) => seen.has(name))) {
      throw new DomainError('order_pending', 'The order contains the same offer twice for one traveller.', {
        fields: [{ path: `/body/parts/${position}`, code: 'repeated' }],
      });
    }
    for (const name of names) seen.add(name);
  }
}

/**
 * Records holds before they are requested; refuses holds that are being released, and offers that another order, of any
 * person, has for one of the same travelers.
 */
export async function recordHolds(
  db: Db,
  orderer: Orderer,
  parts: readonly PartToHold[],
  now: Date,
): Promise<void> {
  const { companyId } = orderer;
  await lockOffers(db, { companyId, offers: parts.map(toOffer) });
  await refuseOrderedOffers(db, orderer, parts, now);
  if (!(await insertOrderHolds(db, buildHolds(orderer, parts, now)))) throw beingReleased();
}

export async function refuseOrderedOffers(
  db: Db,
  orderer: Orderer,
  parts: readonly PartToHold[],
  now: Date,
): Promise<void> {
  const { companyId, tripId } = orderer;
  const earlier = await findEarlierOffer(db, {
    companyId,
    tripId: tripId || undefined,
    references: parts.map(({ reference }) => reference),
    offers: parts.map(toOffer),
  });
  if (!earlier) return;
  throw new DomainError(
    'order_pending',
    'The same offer has already been ordered for this traveller. Check their trips.',
    { pending: await describeEarlierOffer(db, earlier, { ...orderer, now }) },
  );
}

export async function deleteHolds(db: Db, references: readonly string[]): Promise<void> {
  if (!(await removeOrderHolds(db, references))) throw beingReleased();
}

function beingReleased(): DomainError {
  return new DomainError('unavailable', 'An earlier hold of this order is being released. Try again.');
}

const toOffer = ({ key, travelers }: PartToHold): OrderOffer => ({
  key,
  travelerIds: travelers.map(({ companyUserId }) => companyUserId),
});

function buildHolds(
  { userId, companyId }: Pick<OrderName, 'userId' | 'companyId'>,
  parts: readonly PartToHold[],
  now: Date,
) {
  const release_at = new Date(now.getTime() + RELEASE_AFTER_SECONDS * 1000);
  return parts.map((part) => {
    const { key, travelerIds } = toOffer(part);
    const { reference, kind } = part;
    const offer = { offer_key: key, travelers: [...travelerIds] };
    return { reference, user_id: userId, company_id: companyId, kind, ...offer, release_at };
  });
}
