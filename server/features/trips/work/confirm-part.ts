import type { Money } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { ConfirmOutcome } from '../../../suppliers/outcomes.ts';
import { allowsTripEvent } from '../apply-trip-event.ts';
import { compareParts } from '../approval/compare-parts.ts';
import { nextWait } from '../approval/next-wait.ts';
import { readAgreedPartsOfTrip } from '../part/agreed-part-repository.ts';
import { highestPrice } from '../part/highest-price.ts';
import { isRefusedSince } from '../part/part-repository.ts';
import { type PartSession, workOnPart } from '../part/part-work.ts';
import { reportNews } from '../trip-news.ts';

const UNKNOWN = { outcome: 'unknown' } as const;

/**
 * Confirms a hold. The call carries our reference, so that a repetition buys nothing twice. After a refusal nothing is
 * bought: a lookup finds out what an earlier call has done, and gives it up.
 */
export async function confirmPart(deps: Deps, { partId }: { partId: string }): Promise<void> {
  await workOnPart(deps, {
    partId,
    status: 'confirming',
    async ask({ supplier, reference: booking, call }) {
      if (await isRefusedSince(deps.db, partId)) return UNKNOWN;
      const priceCap = await readHighestPrice(deps, partId);
      return await supplier.confirm({ booking, priceCap }, call);
    },
    async apply(session, outcome: ConfirmOutcome) {
      const isUnwanted = HOLDING.has(outcome.outcome) && (await isRefusedSince(session.db, partId));
      await applyOutcome(deps, session, isUnwanted ? UNKNOWN : outcome);
    },
  });
}

async function readHighestPrice({ db }: Deps, partId: string): Promise<Money> {
  const parts = await readAgreedPartsOfTrip(db, partId);
  const part = parts.find(({ id }) => id === partId);
  if (!part) throw new Error(`The part ${partId} is missing`);
  return highestPrice(part, parts);
}

/** The outcomes after which the supplier still holds the part, or has booked it. */
const HOLDING: ReadonlySet<ConfirmOutcome['outcome']> = new Set(['confirmed', 'dearer']);

async function applyOutcome(deps: Deps, session: PartSession, outcome: ConfirmOutcome): Promise<void> {
  switch (outcome.outcome) {
    case 'confirmed': {
      const { locator, price, freeUntil, tickets, payableThrough } = outcome.booking;
      const facts = { locator, price, freeUntil, tickets, payableThrough, heldUntil: null };
      return await session.apply({ type: 'booking.confirmed' }, facts);
    }
    case 'unknown':
      await session.apply({ type: 'booking.lost' });
      return await deps.jobs.enqueue(session.db, 'part.lookUp', { partId: session.part.id, asked: 0 });
    case 'expired':
      return await session.apply({ type: 'hold.lapsed' }, { failure: 'expired', heldUntil: null });
    case 'soldOut':
      return await session.apply({ type: 'booking.refused' }, { failure: 'soldOut', heldUntil: null });
    case 'dearer':
      if (allowsTripEvent(session.trip, { type: 'price.risen' })) {
        return await goBackToApprovers(deps, session, outcome.price);
      }
      return await refuse(deps, session, 'priceChanged');
    case 'declined':
      if (outcome.reason === 'noSuchBooking') {
        return await session.apply({ type: 'booking.refused' }, { failure: 'notFound', heldUntil: null });
      }
      return await refuse(deps, session, 'declined');
  }
}

async function refuse(
  { jobs }: Deps,
  session: PartSession,
  failure: 'declined' | 'priceChanged',
): Promise<void> {
  await session.apply({ type: 'booking.refused' }, { failure });
  const { companyId } = session.trip;
  const { kind, reference } = session.part;
  await jobs.enqueue(session.db, 'hold.release', { companyId, kind, reference });
}

/**
 * Sends a trip back to its approvers when the price exceeds the approved one. What was agreed stays so until they agree
 * to the new price (`agreeToRises`). The deadline starts again.
 */
async function goBackToApprovers(deps: Deps, session: PartSession, after: Money): Promise<void> {
  const { price: before } = session.part;
  await session.apply({ type: 'price.risen' }, { price: after });
  const { db, trip, moment } = session;
  const wait = nextWait(trip, moment.now);
  await session.applyToTrip({ type: 'price.risen' }, { wait, details: { before, after } });
  await compareParts(deps, db, trip.id);
  await reportNews(deps, db, { ...moment, trip: { _id: trip.id }, kind: 'waits' });
}
