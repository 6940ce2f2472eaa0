import type { CancelOutcome, ChangeOutcome, Charges, LookUpOutcome } from '../../outcomes.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import { readAnswers } from './booking-repository.ts';
import { findBooking, shownBooking } from './booking-state.ts';
import { type Desk, openVisit } from './visit.ts';

export async function lookUpBooking(
  desk: Desk,
  reference: string,
  call: SupplierCall,
): Promise<LookUpOutcome> {
  const visit = await openVisit(desk, call);
  const booking = await findBooking(desk, reference, visit);
  if (!booking) return { outcome: 'notFound' };
  const answers = await readAnswers(desk.db, { companyId: call.companyId, reference });
  return { outcome: 'found', booking: shownBooking(booking, visit), charges: chargesOf(answers) };
}

function chargesOf(answers: readonly { call: string; answer: object }[]): Charges {
  const charges: { cancellation: Charges['cancellation']; changes: Charges['changes'][number][] } = {
    cancellation: null,
    changes: [],
  };
  for (const { call, answer } of answers) {
    const done = answer as CancelOutcome | ChangeOutcome; // written by this desk
    if (done.outcome === 'cancelled') {
      charges.cancellation = { refund: done.refund, penalty: done.penalty };
    } else if (done.outcome === 'changed') charges.changes.push({ call, penalty: done.penalty });
  }
  return charges;
}
