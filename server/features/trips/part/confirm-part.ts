import type { Deps } from '../../../deps.ts';
import type { ConfirmOutcome } from '../../../suppliers/outcomes.ts';
import { allowsTripEvent } from '../apply-trip-event.ts';
import { goBackToApprovers } from '../approval/go-back-to-approvers.ts';
import { type PartInHand, workOnPart } from './part-work.ts';

/** Books what is held. The supplier is asked by our reference, so asking again buys nothing twice. */
export async function confirmPart(deps: Deps, { partId }: { partId: string }): Promise<void> {
  await workOnPart(deps, {
    partId,
    status: 'confirming',
    ask: ({ supplier, reference: booking, accepted, call }) => supplier.confirm({ booking, accepted }, call),
    apply: (inHand, outcome: ConfirmOutcome) => applyOutcome(deps, inHand, outcome),
  });
}

async function applyOutcome(deps: Deps, inHand: PartInHand, outcome: ConfirmOutcome): Promise<void> {
  switch (outcome.outcome) {
    case 'confirmed': {
      const { locator, price, freeUntil, tickets } = outcome.booking;
      const facts = { locator, price, freeUntil, tickets, heldUntil: null };
      return await inHand.apply({ type: 'booking.confirmed' }, facts);
    }
    case 'unknown':
      await inHand.apply({ type: 'booking.lost' });
      return await deps.jobs.enqueue(inHand.db, 'part.lookUp', { partId: inHand.part.id, asked: 0 });
    case 'expired':
      return await inHand.apply({ type: 'hold.lapsed' }, { failure: 'expired', heldUntil: null });
    case 'soldOut':
      return await inHand.apply({ type: 'booking.refused' }, { failure: 'soldOut', heldUntil: null });
    case 'priceChanged':
      if (allowsTripEvent(inHand.trip, { type: 'price.exceeded' })) {
        return await goBackToApprovers(deps, inHand, outcome.price);
      }
      return await refuse(deps, inHand, 'priceChanged');
    case 'declined':
      if (outcome.reason === 'noSuchBooking') {
        return await inHand.apply({ type: 'booking.refused' }, { failure: 'notFound', heldUntil: null });
      }
      return await refuse(deps, inHand, 'declined');
  }
}

/** The supplier keeps the hold, which nobody needs any more. */
async function refuse(
  { jobs }: Deps,
  inHand: PartInHand,
  failure: 'declined' | 'priceChanged',
): Promise<void> {
  await inHand.apply({ type: 'booking.refused' }, { failure });
  const { companyId } = inHand.trip;
  const { kind, reference } = inHand.part;
  await jobs.enqueue(inHand.db, 'hold.release', { companyId, kind, reference });
}
