import type { CancellationQuote, CancelOutcome } from '../../outcomes.ts';
import type { CancelOrder } from '../../supplier.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import { atBooking } from './at-booking.ts';
import { type BookedOffer, cancelSale, insertAnswer, readAnswer } from './booking-repository.ts';
import { declined, findBooking, toStatus } from './booking-state.ts';
import { cancellationAt, readTerms } from './cancellation.ts';
import { lastUnchanged } from './last-unchanged.ts';
import { PRICE_MILLISECONDS } from './price-offer.ts';
import { isAboveCap } from './sale.ts';
import { freeUnits } from './stock-repository.ts';
import { type Desk, openVisit } from './visit.ts';

export async function quoteCancellation(
  desk: Desk,
  reference: string,
  call: SupplierCall,
): Promise<CancellationQuote> {
  const visit = await openVisit(desk, call);
  const booking = await findBooking(desk, reference, visit);
  if (!booking) return declined('noSuchBooking');
  const refusal = findRefusal(booking, visit.at);
  if (refusal) return refusal;
  const terms = await readTerms(desk, booking);
  const cancellation = cancellationAt(booking, terms, call.now);
  if (!cancellation) return declined('notCancellable');
  const longest = new Date(call.now.getTime() + PRICE_MILLISECONDS);
  const until = lastUnchanged(call.now, longest, (at) => cancellationAt(booking, terms, at));
  return { outcome: 'quoted', ...cancellation, until };
}

/** Releases the stock, once per call reference, if it costs no more than was accepted. */
export async function cancelBooking(
  desk: Desk,
  { booking: reference, penaltyCap }: CancelOrder,
  call: SupplierCall,
): Promise<CancelOutcome> {
  const name = { companyId: call.companyId, reference };
  return await atBooking<CancelOutcome>(
    desk,
    { reference, call, units: [] },
    async ({ db, booking, visit }) => {
      const before = await readAnswer(db, name, call.reference);
      if (before) return answerAgain(before);
      const refusal = findRefusal(booking, visit.at);
      if (refusal) return refusal;
      const cancellation = cancellationAt(booking, await readTerms(desk, booking), call.now);
      if (!cancellation) return declined('notCancellable');
      const { penalty } = cancellation;
      if (penalty.amount > 0 && (!penaltyCap || isAboveCap(penalty, penaltyCap))) {
        return { outcome: 'dearer', ...cancellation };
      }
      const cancelled = { outcome: 'cancelled' as const, ...cancellation };
      await cancelSale(db, name);
      await freeUnits(db, name);
      await insertAnswer(db, name, call.reference, cancelled);
      return cancelled;
    },
  );
}

function findRefusal(booking: BookedOffer, at: Date) {
  const status = toStatus(booking, at);
  if (status === 'expired') return { outcome: 'expired' as const };
  return status === 'cancelled' ? declined('alreadyCancelled') : null;
}

function answerAgain(answer: object): CancelOutcome {
  const before = answer as CancelOutcome | { outcome: 'changed' }; // what this desk has written
  return before.outcome === 'changed' ? declined('refused') : before;
}
