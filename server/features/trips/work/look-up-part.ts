import type { Deps } from '../../../deps.ts';
import type { Charges, LookUpOutcome, SupplierBooking } from '../../../suppliers/outcomes.ts';
import { endLostChange, findLostChange, settleFoundChange } from '../change/look-up-change.ts';
import { isRefusedSince } from '../part/part-repository.ts';
import type { PartFacts } from '../part/part-state-repository.ts';
import { type PartSession, workOnPart } from '../part/part-work.ts';

const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 15 * 60;

interface SupplierAnswer {
  found: LookUpOutcome;
  /** Whether it is booked, and cancelling it costs nothing; known only for a part of a refused trip. */
  isFree: boolean;
}

export async function lookUpPart(
  deps: Deps,
  { partId, asked: lookups }: { partId: string; asked: number },
): Promise<void> {
  await workOnPart<SupplierAnswer>(deps, {
    partId,
    status: 'unknown',
    async ask({ supplier, reference, call }) {
      const found = await supplier.lookUp(reference, call);
      const isBooked = found.outcome === 'found' && found.booking.status === 'confirmed';
      const isUnwanted = isBooked && (await isRefusedSince(deps.db, partId));
      const quote = isUnwanted ? await supplier.quoteCancellation(reference, call) : null;
      return { found, isFree: quote?.outcome === 'quoted' && quote.penalty.amount === 0 };
    },
    async apply(session, { found, isFree }) {
      const change = await findLostChange(session);
      if (change && found.outcome === 'found' && found.booking.status === 'confirmed') {
        const { booking, charges } = found;
        const afterSeconds = FIRST_DELAY_SECONDS;
        return await settleFoundChange(deps, session, { change, booking, charges, afterSeconds });
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
        await applyFound(deps, session, { ...found, isFree });
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
  {
    booking,
    charges,
    isFree,
  }: Pick<SupplierAnswer, 'isFree'> & { booking: SupplierBooking; charges: Charges },
): Promise<void> {
  const { status, locator, price, freeUntil, tickets, payableThrough } = booking;
  const { attempt, id: partId } = session.part;
  const isUnwanted = attempt === 'cancel' || (await isRefusedSince(session.db, partId));
  const found = { type: 'booking.found' as const, status };
  switch (status) {
    case 'cancelled':
      return await session.apply(found, { heldUntil: null, ...charges.cancellation });
    case 'expired':
      return await session.apply(found, { failure: 'expired', heldUntil: null });
    case 'confirmed': {
      // A booking that came before the refusal is not cancelled at a cost without a person's agreement.
      const isGivenUp = isUnwanted && (attempt === 'cancel' || isFree);
      // The trip was not approved, so that it owes no booking fee.
      const unbooked = isGivenUp && attempt !== 'cancel' ? { wasBooked: false as const } : {};
      const booked = { locator, price, freeUntil, tickets, payableThrough, heldUntil: null };
      await session.apply(found, { ...booked, ...unbooked });
      return isGivenUp ? await askAgain(deps, session, 'cancel', unbooked) : undefined;
    }
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
  facts: PartFacts = {},
): Promise<void> {
  if (attempt === null) return;
  await session.apply({ type: `booking.${attempt}` }, facts);
  // The next lookup is delayed, because the supplier has just failed to answer.
  await jobs.enqueue(
    session.db,
    `part.${attempt}`,
    { partId: session.part.id },
    { afterSeconds: FIRST_DELAY_SECONDS },
  );
}
