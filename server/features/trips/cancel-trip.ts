import type { Kysely } from 'kysely';
import type { CancellationQuote, Money, Trip, TripCancelRequest } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { applyPartEvent } from './apply-part-event.ts';
import { allowsTripEvent, applyTripEvent } from './apply-trip-event.ts';
import type { ChangeablePart, ChangeableTrip } from './changeable-trip-repository.ts';
import { type CompanyMoment, readCompanyMoment } from './company-moment.ts';
import { findTripToCancel, quoteParts } from './quote-cancellation.ts';
import { readTrip, readTripUnasked } from './trip-repository.ts';
import { type LockedTrip, lockTrip } from './trip-state-repository.ts';
import { writeTripMails } from './write-trip-mails.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signal' | 'signedIn' | 'requestId' | 'ip'>;
type PartQuote = CancellationQuote['parts'][number];

const CANCEL = { type: 'trip.cancel' } as const;

/**
 * Cancels a part or all of a trip. What is held or booked is cancelled at its supplier by a job, which is part of the
 * same transaction. To cancel what somebody else has cancelled meanwhile is no fault.
 */
export async function cancelTrip(
  deps: Deps,
  caller: Caller,
  tripId: string,
  request: TripCancelRequest,
): Promise<Trip> {
  const trip = await findTripToCancel(deps, caller, tripId);
  const isOver = trip.status === 'cancelled' && request.part === undefined;
  if (!isOver) {
    const parts = partsToCancel(trip, request);
    refuseQuotes(request, await quoteParts(deps, caller, trip, parts));
    const cancellation = { trip, parts, request, moment: await readCompanyMoment(deps, trip.companyId) };
    await deps.db.transaction().execute((db) => cancelParts(deps, db, caller, cancellation));
  }
  const now = await readTrip(deps.db, caller.abilities, tripId);
  if (!now) throw new Error(`The trip ${tripId} can be changed, but not be read`);
  return now;
}

/** Those which are held or booked, of those which were named. */
function partsToCancel(trip: ChangeableTrip, { part: named }: TripCancelRequest): ChangeablePart[] {
  const parts = named === undefined ? trip.parts : trip.parts.filter(({ id }) => id === named);
  if (parts.length === 0) throw new DomainError('not_found', 'The trip has no such part.');
  const isUnbooked = allowsTripEvent(trip, CANCEL);
  if (isUnbooked && parts.length < trip.parts.length) {
    throw new DomainError('not_cancellable', 'A trip that is not booked is cancelled as a whole.');
  }
  const open = parts.filter(({ status }) => {
    const isOver = status === 'cancelled' || status === 'failed';
    return !isOver && !(isUnbooked && status === 'cancelling');
  });
  if (open.length === 0 && !isUnbooked) {
    throw new DomainError('not_cancellable', 'It is cancelled already, or was never booked.');
  }
  return open;
}

function refuseQuotes({ highestPenalty }: TripCancelRequest, quotes: readonly PartQuote[]): void {
  const reasons = quotes.flatMap((quote) => (quote.outcome === 'refused' ? [quote.reason] : []));
  if (reasons.includes('inProgress')) throw busy();
  for (const quote of quotes) {
    if (quote.outcome === 'refused') throw refusalOf(quote.reason);
    if (!highestPenalty) continue;
    const shown = highestPenalty.find(({ part }) => part === quote._id)?.penalty;
    if (isHigher(quote.penalty, shown)) {
      throw new DomainError('penalty_changed', 'It costs more by now. Look at the costs again.');
    }
  }
}

/** A part that is not named was shown without a penalty. */
function isHigher(penalty: Money, shown: Money | undefined): boolean {
  if (!shown) return penalty.amount > 0;
  return shown.currency !== penalty.currency || compareMoney(penalty, shown) > 0;
}

function refusalOf(reason: Extract<PartQuote, { outcome: 'refused' }>['reason']): DomainError {
  switch (reason) {
    case 'inProgress':
      return busy();
    case 'alreadyOver':
      return new DomainError('not_cancellable', 'It is cancelled already, or was never booked.');
    case 'notCancellable':
      return new DomainError('not_cancellable', 'The supplier does not allow it to be cancelled.');
    case 'noAnswer':
      return new DomainError('unavailable', 'The supplier does not answer. Try again in a moment.');
  }
}

function busy(): DomainError {
  return new DomainError('trip_busy', 'Something is happening to the trip. Look at it again.');
}

interface Cancellation {
  /** As it was when the suppliers were asked. */
  trip: ChangeableTrip;
  parts: readonly ChangeablePart[];
  request: TripCancelRequest;
  moment: CompanyMoment;
}

async function cancelParts(
  deps: Deps,
  db: Kysely<Database>,
  caller: Caller,
  { trip: seen, parts, request, moment }: Cancellation,
): Promise<void> {
  let trip = await lockTrip(db, seen.id);
  if (!trip) throw new DomainError('not_found', 'There is no such trip any more.');
  const isUnbooked = allowsTripEvent(seen, CANCEL);
  if (isUnbooked && trip.status === 'cancelled') return;
  if (isOther(trip, seen)) throw busy();
  const at = deps.clock.now();
  const { userId, sessionId } = caller.signedIn;
  const circumstances = {
    cause: { at, userId, requestId: caller.requestId },
    details: { comment: request.reason },
  };
  if (isUnbooked) trip = await applyTripEvent(db, trip, CANCEL, circumstances);
  for (const { id: partId } of parts) {
    trip = await applyPartEvent(db, { trip, partId }, { type: 'booking.cancel' }, circumstances);
    await deps.jobs.enqueue(db, 'part.cancel', { partId });
  }
  const event = {
    action: 'trip.cancellationRequested',
    userId,
    sessionId,
    companyId: trip.companyId,
  } as const;
  await recordAudit(db, event, caller, at);
  // Of a booked trip they hear when its suppliers have cancelled it.
  if (!isUnbooked) return;
  const told = await readTripUnasked(db, trip.id);
  await writeTripMails(deps, db, { ...moment, trip: told, kinds: ['trip_cancelled'] });
}

function isOther(trip: LockedTrip, seen: ChangeableTrip): boolean {
  return (
    trip.status !== seen.status ||
    trip.parts.some(({ status }, place) => status !== seen.parts[place]?.status)
  );
}
