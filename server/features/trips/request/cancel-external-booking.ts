import type { ExternalCancellation, Money, Trip } from '#domain/contract.ts';
import { awaitsPenalty } from '#domain/given-back.ts';
import { compareMoney, subtractMoney } from '#domain/money.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import type { SaveOutcome } from '../../records/save-section.ts';
import { describeTrip } from '../describe-trip.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import { renewTotal } from '../part/change-part-price.ts';
import { savePartState } from '../part/part-state-repository.ts';
import { settleTrip } from '../part/settle-trip.ts';
import { reportNews } from '../trip-news.ts';
import { type PartForUpdate, recordTripEvent } from '../trip-state-repository.ts';
import { refuseImpossibleAmount } from './refuse-impossible-amount.ts';
import { type RequestCaller, type RequestUpdateContext, updateRequest } from './update-request.ts';

interface Recording {
  tripId: string;
  partId: string;
  version: number;
  request: ExternalCancellation;
}

/**
 * Records in one transaction that the agency has cancelled its booking, and what that costs. A booking that was not
 * approved is cancelled already, so that only the cost is new.
 */
export async function cancelExternalBooking(
  deps: Deps,
  caller: RequestCaller,
  { tripId, partId, version, request }: Recording,
): Promise<SaveOutcome<Trip>> {
  return await updateRequest(deps, caller, {
    tripId,
    version,
    action: 'cancelExternal',
    audit: 'trip.externalBookingCancelled',
    update: (context) => cancel(deps, context, partId, request),
  });
}

async function cancel(
  deps: Deps,
  { db, trip, moment, cause }: RequestUpdateContext,
  partId: string,
  { reason, penalty }: ExternalCancellation,
): Promise<void> {
  const part = trip.parts.find(({ id }) => id === partId);
  if (!part) throw new DomainError('not_found', 'The trip has no such part.');
  refuseUncancellable(part);
  refuseWrongPenalty(penalty, part.price);
  const facts = { refund: subtractMoney(part.price, penalty), penalty };
  if (part.status === 'cancelled') {
    await savePartState(db, trip, part, { status: part.status, ...facts });
    const event = {
      tripId: trip.id,
      partId,
      kind: 'cancellationRecorded',
      details: { comment: reason },
    } as const;
    await recordTripEvent(db, event, cause);
    await renewTotal(db, trip.id);
    return await reportNews(deps, db, { ...moment, trip: { _id: trip.id }, kind: 'bookingCancelled' });
  }
  const circumstances = { cause, details: { comment: reason } };
  const named = await applyPartEvent(db, { trip, partId }, { type: 'booking.cancel' }, circumstances);
  const event = { type: 'booking.cancelled' } as const;
  const cancelled = await applyPartEvent(db, { trip: named, partId }, event, { cause, facts });
  await describeTrip(db, trip.id);
  await settleTrip(deps, db, { trip: cancelled, cause, moment, news: null });
  const after = await readTripUnchecked(db, trip.id, moment);
  // A cancelled trip has a mail of its own.
  if (after.status === 'cancelled') return;
  await reportNews(deps, db, { ...moment, trip: after, kind: 'bookingCancelled' });
}

function refuseUncancellable(part: PartForUpdate): void {
  if (part.kind !== 'external') {
    throw new DomainError('not_cancellable', 'It was booked with a supplier. Cancel it with the supplier.');
  }
  if (part.status !== 'confirmed' && !awaitsPenalty(part)) {
    throw new DomainError('not_cancellable', 'It has already been cancelled, or is not booked yet.');
  }
}

function refuseWrongPenalty(penalty: Money, price: Money): void {
  if (penalty.currency !== price.currency) {
    throw fieldRefusal('validation_failed', '/penalty/currency', 'other_currency', {
      currency: price.currency,
    });
  }
  refuseImpossibleAmount(penalty, '/penalty');
  if (compareMoney(penalty, price) > 0) {
    throw fieldRefusal('validation_failed', '/penalty/amount', 'above_price');
  }
}
