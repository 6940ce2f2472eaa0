import type { Deps } from '../../../deps.ts';
import type { ChangeOutcome, DeclineReason } from '../../../suppliers/outcomes.ts';
import { agreedTerms } from '../page/agreed-terms.ts';
import { changeCallReference } from '../part/booking-reference.ts';
import { supplierOfKind } from '../part/find-supplier.ts';
import { workOnPart } from '../part/part-work.ts';
import { applyChangeEvent } from './apply-change-event.ts';
import { askAgain } from './ask-again.ts';
import { findOpenChange, readBookedPart, type StoredChange } from './change-repository.ts';
import { type ChangeSession, finishChange, refuseChange } from './finish-change.ts';

interface ChangeResult {
  change: StoredChange;
  outcome: ChangeOutcome;
}

/**
 * Changes a booking at its supplier. Each change has its own call name, so that a repeated call changes nothing twice.
 */
export async function carryOutChange(deps: Deps, { partId }: { partId: string }): Promise<void> {
  await workOnPart<ChangeResult | null>(deps, {
    partId,
    status: 'changing',
    async ask({ reference, call }) {
      const change = await findOpenChange(deps.db, partId);
      const part = change && (await readBookedPart(deps.db, change.trip_id, partId));
      if (change?.status !== 'changing' || !part) return null;
      const priceCap = { amount: change.accepted_amount, currency: change.price_currency };
      const named = { ...call, reference: changeCallReference(reference, change.id) };
      const supplier = supplierOfKind(deps.suppliers, part.kind);
      const { penalty: feeCap } = agreedTerms(change);
      const order = { ...change.ordered, priceCap, feeCap };
      const outcome = await supplier.change(reference, order, named);
      return { change, outcome };
    },
    async apply(session, answer) {
      if (answer) await applyOutcome(deps, { session, change: answer.change }, answer.outcome);
    },
  });
}

async function applyOutcome(deps: Deps, changing: ChangeSession, outcome: ChangeOutcome): Promise<void> {
  switch (outcome.outcome) {
    case 'changed':
      return await finishChange(deps, changing, { ...outcome, event: { type: 'booking.changed' } });
    case 'soldOut':
    case 'extraGone':
    case 'expired':
      return await refuseChange(deps, changing, outcome.outcome);
    case 'dearer':
      return await askAgain(deps, changing, outcome);
    case 'unknown':
      return await loseAnswer(deps, changing);
    case 'declined':
      return await applyRefusal(deps, changing, outcome.reason);
  }
}

async function applyRefusal(deps: Deps, changing: ChangeSession, reason: DeclineReason): Promise<void> {
  switch (reason) {
    case 'refused':
      return await refuseChange(deps, changing, 'declined');
    case 'notChangeable':
    case 'otherAirline':
    case 'otherRoute':
    case 'otherHouse':
    case 'otherVendor':
      return await refuseChange(deps, changing, await whyNot(changing));
    case 'noSuchBooking':
    case 'notConfirmed':
    case 'alreadyCancelled':
    case 'notCancellable':
      // The supplier's booking does not match the stored one, so the outcome has to be looked up.
      return await loseAnswer(deps, changing);
  }
}

async function loseAnswer({ jobs }: Deps, { session, change }: ChangeSession): Promise<void> {
  const { db, cause } = session;
  await session.apply({ type: 'booking.lost' }, {}, { changeId: change.id });
  await applyChangeEvent(db, change, { type: 'change.lost' }, { cause });
  await jobs.enqueue(db, 'part.lookUp', { partId: change.part_id, asked: 0 });
}

async function whyNot({ session, change }: ChangeSession): Promise<'begun' | 'notChangeable'> {
  const part = await readBookedPart(session.db, change.trip_id, change.part_id);
  return part && part.beginsAt <= session.moment.now ? 'begun' : 'notChangeable';
}
