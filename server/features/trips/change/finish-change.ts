import type { ChangeFailure, Money } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { SupplierBooking } from '../../../suppliers/outcomes.ts';
import { describeTrip } from '../describe-trip.ts';
import { renewTotal } from '../part/change-part-price.ts';
import { timesOfPart } from '../part/kinds/part-kinds.ts';
import type { PartSession } from '../part/part-work.ts';
import { repricePart } from '../part/reprice-part.ts';
import { reportNews } from '../trip-news.ts';
import { recordTripEvent } from '../trip-state-repository.ts';
import { applyChangeEvent } from './apply-change-event.ts';
import type { StoredChange } from './change-repository.ts';
import { addPolicies } from './changed-trip-repository.ts';

export interface ChangeSession {
  session: PartSession;
  change: StoredChange;
}

interface ChangedBooking {
  booking: SupplierBooking;
  penalty?: Money;
  event: { type: 'booking.changed' } | { type: 'booking.found'; status: 'confirmed' };
}

export async function finishChange(
  deps: Deps,
  { session, change }: ChangeSession,
  { booking: { price, locator, freeUntil, tickets, payableThrough }, penalty, event }: ChangedBooking,
): Promise<void> {
  const { db, cause, moment } = session;
  const details = repricePart(change.details, price);
  const days = { startsOn: change.starts_on, endsOn: change.ends_on };
  const replacement = {
    offerKey: change.ordered.key,
    details,
    verdict: change.verdict,
    passengers: change.passengers,
    ...days,
    ...timesOfPart({ kind: session.part.kind, details, ...days }, moment.zone),
    beginsAt: change.begins_at,
  };
  const priceCap = { amount: change.accepted_amount, currency: change.price_currency };
  const known = { changeId: change.id, before: session.part.price, after: price };
  const { agreement } = change;
  const numbers = { locator, freeUntil, tickets, payableThrough, heldUntil: null };
  const booked = { price, priceCap, agreement, ...numbers };
  await session.apply(event, { replacement, ...booked }, known);
  if (event.type === 'booking.found') {
    const { trip_id: tripId, part_id: partId } = change;
    await recordTripEvent(db, { tripId, partId, kind: 'changed', details: known }, cause);
  }
  await describeTrip(db, change.trip_id);
  await addPolicies(db, change);
  const facts = { price, details, penalty };
  await applyChangeEvent(db, change, { type: 'change.done' }, { cause, facts });
  await renewTotal(db, change.trip_id);
  await reportNews(deps, db, { ...moment, change, kind: 'done' });
}

export async function refuseChange(
  deps: Deps,
  { session, change }: ChangeSession,
  failure: ChangeFailure,
): Promise<void> {
  await session.apply({ type: 'change.refused' }, {}, { changeId: change.id, changeFailure: failure });
  await endUnchanged(deps, { session, change }, failure);
}

export async function endUnchanged(
  deps: Deps,
  { session, change }: ChangeSession,
  failure: ChangeFailure,
): Promise<void> {
  const { db, cause, moment } = session;
  await applyChangeEvent(db, change, { type: 'change.refused' }, { cause, facts: { failure } });
  await reportNews(deps, db, { ...moment, change, kind: 'failed' });
}
