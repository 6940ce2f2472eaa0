import type { Money } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import type { Deps } from '../../../deps.ts';
import type { CancelOutcome } from '../../../suppliers/outcomes.ts';
import { type PartSession, workOnPart } from '../part/part-work.ts';

/** All attempts use the same call name, so that the supplier cancels once and repeats its answer. */
export const CANCELLATION = 'cancel';

/**
 * Cancels a hold or a booking at its supplier. A booking whose cancellation costs more than agreed stays, and
 * its people are asked again.
 */
export async function cancelPart(deps: Deps, { partId }: { partId: string }): Promise<void> {
  await workOnPart(deps, {
    partId,
    status: 'cancelling',
    callName: CANCELLATION,
    async ask({ supplier, reference: booking, penaltyCap, call }) {
      return { penaltyCap, outcome: await supplier.cancel({ booking, penaltyCap }, call) };
    },
    apply: (session, answer: Answer) => applyOutcome(deps, session, answer),
  });
}

interface Answer {
  penaltyCap: Money | null;
  outcome: CancelOutcome;
}

async function applyOutcome(
  deps: Deps,
  session: PartSession,
  { penaltyCap, outcome }: Answer,
): Promise<void> {
  if (outcome.outcome === 'cancelled') {
    const { refund, penalty } = outcome;
    return await session.apply({ type: 'booking.cancelled' }, { refund, penalty, heldUntil: null });
  }
  if (outcome.outcome === 'expired' || (isOver(outcome) && !isChargeUnknown(session.part))) {
    return await session.apply({ type: 'booking.cancelled' }, { heldUntil: null });
  }
  if (outcome.outcome === 'dearer' && session.part.heldUntil === null) {
    const { penalty } = outcome;
    const penalties = { before: penaltyCap ?? subtractMoney(penalty, penalty), after: penalty };
    return await session.apply({ type: 'cancellation.dearer' }, {}, penalties);
  }
  if (isRefusal(outcome) && !isOver(outcome) && session.part.heldUntil === null) {
    return await session.apply({ type: 'cancellation.refused' });
  }
  await session.apply({ type: 'booking.lost' });
  await deps.jobs.enqueue(session.db, 'part.lookUp', { partId: session.part.id, asked: 0 });
}

/** What the cancellation of a booking has cost is in its supplier's books; a hold costs nothing. */
function isChargeUnknown({ kind, heldUntil }: PartSession['part']): boolean {
  return kind !== 'external' && heldUntil === null;
}

function isOver(outcome: CancelOutcome): boolean {
  return outcome.outcome === 'declined' && outcome.reason === 'alreadyCancelled';
}

/** A supplier that does not know the booking can't refuse to cancel it: the booking has to be looked up. */
function isRefusal(outcome: CancelOutcome): boolean {
  return outcome.outcome === 'declined' && outcome.reason !== 'noSuchBooking';
}
