import type { Deps } from '../../../deps.ts';
import type { CancelOutcome, LookUpOutcome, SupplierBooking } from '../../../suppliers/outcomes.ts';
import { CANCELLATION } from '../cancellation/cancel-part.ts';
import { changeReference } from '../change/carry-out-change.ts';
import { findOpenChange } from '../change/change-repository.ts';
import { endLostChange, findLostChange, settleFoundChange } from '../change/look-up-change.ts';
import { isRefusedSince } from './part-repository.ts';
import { type PartSession, workOnPart } from './part-work.ts';

const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 15 * 60;

interface SupplierAnswer {
  found: LookUpOutcome;
  /** The outcome of a cancellation, if known. */
  cancelled: CancelOutcome | null;
  /** Whether it is booked, and cancelling it costs nothing; known only for a part of a refused trip. */
  isFree: boolean;
}

/** Looks up the outcome of a call whose answer was lost, and repeats this until the supplier knows the booking. */
export async function lookUpPart(
  deps: Deps,
  { partId, asked: lookups }: { partId: string; asked: number },
): Promise<void> {
  await workOnPart<SupplierAnswer>(deps, {
    partId,
    status: 'unknown',
    async ask({ supplier, reference, call }) {
      const change = await findOpenChange(deps.db, partId);
      const named = change ? { ...call, reference: changeReference(reference, change) } : call;
      const found = await supplier.lookUp(reference, named);
      const isCancelled = found.outcome === 'found' && found.booking.status === 'cancelled';
      // It is cancelled already, so that this can cost nothing; the first answer is repeated.
      const cancelled = { booking: reference, accepted: null };
      const again = { ...call, reference: `${reference}.${CANCELLATION}` };
      const isBooked = found.outcome === 'found' && found.booking.status === 'confirmed';
      const isUnwanted = isBooked && (await isRefusedSince(deps.db, partId));
      const quote = isUnwanted ? await supplier.quoteCancellation(reference, call) : null;
      return {
        found,
        cancelled: isCancelled ? await supplier.cancel(cancelled, again) : null,
        isFree: quote?.outcome === 'quoted' && quote.penalty.amount === 0,
      };
    },
    async apply(session, { found, cancelled, isFree }) {
      const change = await findLostChange(session);
      if (change && found.outcome === 'found' && found.booking.status === 'confirmed') {
        const afterSeconds = FIRST_DELAY_SECONDS;
        return await settleFoundChange(deps, session, { change, found, afterSeconds });
      }
      if (found.outcome === 'unknown') {
        const next = { partId, asked: lookups + 1 };
        return await deps.jobs.enqueue(session.db, 'part.lookUp', next, {
          afterSeconds: delayAfter(lookups),
        });
      }
      if (found.outcome === 'notFound') {
        await session.apply({ type: 'booking.missing' }, { failure: 'notFound', heldUntil: null });
      } else {
        await applyFound(deps, session, { booking: found.booking, cancelled, isFree });
      }
      if (change) await endLostChange(deps, session, change);
    },
  });
}

function delayAfter(lookups: number): number {
  return Math.min(FIRST_DELAY_SECONDS * 2 ** lookups, LONGEST_DELAY_SECONDS);
}

async function applyFound(
  deps: Deps,
  session: PartSession,
  { booking, cancelled, isFree }: { booking: SupplierBooking } & Pick<SupplierAnswer, 'cancelled' | 'isFree'>,
): Promise<void> {
  const { status, locator, price, freeUntil, tickets } = booking;
  const { attempt, id: partId } = session.part;
  const isUnwanted = attempt === 'cancel' || (await isRefusedSince(session.db, partId));
  const found = { type: 'booking.found' as const, status };
  switch (status) {
    case 'cancelled': {
      const { refund, penalty } = cancelled?.outcome === 'cancelled' ? cancelled : {};
      return await session.apply(found, {
        heldUntil: null,
        ...(refund && { refund }),
        ...(penalty && { penalty }),
      });
    }
    case 'expired':
      return await session.apply(found, { failure: 'expired', heldUntil: null });
    case 'confirmed':
      await session.apply(found, { locator, price, freeUntil, tickets, heldUntil: null });
      // A booking that came before the refusal is not cancelled at a cost without a person's agreement.
      return isUnwanted && (attempt === 'cancel' || isFree)
        ? await askAgain(deps, session, 'cancel')
        : undefined;
    case 'held':
      await session.apply(found, { locator });
      return await askAgain(deps, session, isUnwanted ? 'cancel' : chooseNext(session));
  }
}

/**
 * A hold is confirmed if the trip still takes place, and released otherwise. After the failure of another part, people
 * decide first.
 */
function chooseNext({ trip }: PartSession): 'confirm' | 'cancel' | null {
  if (trip.status === 'rejected' || trip.status === 'cancelled') return 'cancel';
  const isStopped = trip.parts.some(({ status }) => status === 'failed');
  return trip.status === 'approved' && !isStopped ? 'confirm' : null;
}

async function askAgain(
  { jobs }: Deps,
  session: PartSession,
  attempt: 'confirm' | 'cancel' | null,
): Promise<void> {
  if (attempt === null) return;
  await session.apply({ type: `booking.${attempt}` });
  // The next lookup is delayed, because the supplier has just failed to answer.
  await jobs.enqueue(
    session.db,
    `part.${attempt}`,
    { partId: session.part.id },
    { afterSeconds: FIRST_DELAY_SECONDS },
  );
}
