import type { Deps } from '../../../deps.ts';
import type { CancelOutcome } from '../../../suppliers/outcomes.ts';
import { type PartSession, workOnPart } from '../part/part-work.ts';

/** All attempts use the same call name, so that the supplier cancels once and repeats its answer. */
export const CANCELLATION = 'cancel';

/** Cancels a hold or a booking at its supplier. */
export async function cancelPart(deps: Deps, { partId }: { partId: string }): Promise<void> {
  await workOnPart(deps, {
    partId,
    status: 'cancelling',
    callName: CANCELLATION,
    ask: ({ supplier, reference, call }) => supplier.cancel(reference, call),
    apply: (session, outcome: CancelOutcome) => applyOutcome(deps, session, outcome),
  });
}

async function applyOutcome(deps: Deps, session: PartSession, outcome: CancelOutcome): Promise<void> {
  if (outcome.outcome === 'cancelled') {
    const { refund, penalty } = outcome;
    return await session.apply({ type: 'booking.cancelled' }, { refund, penalty, heldUntil: null });
  }
  if (outcome.outcome === 'expired' || isOver(outcome)) {
    return await session.apply({ type: 'booking.cancelled' }, { heldUntil: null });
  }
  if (isRefusal(outcome) && session.part.heldUntil === null) {
    return await session.apply({ type: 'cancellation.refused' });
  }
  await session.apply({ type: 'booking.lost' });
  await deps.jobs.enqueue(session.db, 'part.lookUp', { partId: session.part.id, asked: 0 });
}

function isOver(outcome: CancelOutcome): boolean {
  return outcome.outcome === 'declined' && outcome.reason === 'alreadyCancelled';
}

/** A supplier that does not know the booking can't refuse to cancel it: the booking has to be looked up. */
function isRefusal(outcome: CancelOutcome): boolean {
  return outcome.outcome === 'declined' && outcome.reason !== 'noSuchBooking';
}
