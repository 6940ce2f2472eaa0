import type { Kysely } from 'kysely';
import type { Money, Trip, TripCancelRequest } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { allowsTripEvent, applyTripEvent } from '../apply-trip-event.ts';
import { withdrawChangeOf } from '../change/withdraw-change.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { describeTrip } from '../describe-trip.ts';
import { causeOf } from '../page/open-trip.ts';
import { type ChangeablePart, type ChangeableTrip, readTrip } from '../page/trip-repository.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import { settleTrip } from '../part/settle-trip.ts';
import { reportNews } from '../trip-news.ts';
import { lockTrip, type TripForUpdate } from '../trip-state-repository.ts';
import { listPenaltyCaps, partsToCancel, selectPartsToCancel } from './parts-to-cancel.ts';
import { findTripToCancel, quoteParts } from './quote-cancellation.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signal' | 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;

const CANCEL = { type: 'trip.cancel' } as const;
const BUSY = 'The trip is being processed. Reload it and try again.';

/**
 * Cancels a whole trip or some of its parts. Jobs of the same transaction cancel holds and bookings at their suppliers.
 * A cancellation that another person has already requested is not an error.
 */
export async function cancelTrip(
  deps: Deps,
  caller: Caller,
  tripId: string,
  request: TripCancelRequest,
): Promise<Trip> {
  const trip = await findTripToCancel(deps, caller, tripId);
  const isOver = trip.status === 'cancelled' && request.parts === undefined;
  if (!isOver) {
    const selected = selectPartsToCancel(trip, request);
    const quotes = await quoteParts(deps, caller, trip, selected);
    const parts = partsToCancel(trip, { request, selected, quotes });
    const penaltyCaps = listPenaltyCaps(request, quotes);
    const cancellation = {
      trip,
      parts,
      penaltyCaps,
      request,
      moment: trip.moment,
    };
    await deps.db.transaction().execute((db) => cancelParts(deps, db, caller, cancellation));
  }
  const cancelled = await readTrip(deps.db, { ...caller, now: trip.now }, tripId);
  if (!cancelled) throw new Error(`The trip ${tripId} can be changed, but not be read`);
  return cancelled;
}

interface Cancellation {
  trip: ChangeableTrip;
  parts: readonly ChangeablePart[];
  penaltyCaps: ReadonlyMap<string, Money>;
  request: TripCancelRequest;
  moment: CompanyMoment;
}

async function cancelParts(
  deps: Deps,
  db: Kysely<Database>,
  caller: Caller,
  { trip: quotedTrip, parts, penaltyCaps, request, moment }: Cancellation,
): Promise<void> {
  let trip = await lockTrip(db, quotedTrip.id);
  if (!trip) throw new DomainError('not_found', 'The trip no longer exists.');
  const isUnbooked = allowsTripEvent(quotedTrip, CANCEL);
  const hadOpenRequest = trip.hasOpenRequest;
  if (isUnbooked && trip.status === 'cancelled') return;
  if (isOther(trip, quotedTrip)) throw new DomainError('trip_busy', BUSY);
  const at = deps.clock.now();
  const { userId, sessionId } = caller.signedIn;
  const cause = causeOf(caller, at);
  const details = { comment: request.reason };
  if (isUnbooked) {
    trip = await applyTripEvent(db, trip, { ...CANCEL, ...splitStatuses(trip, parts) }, { cause, details });
  }
  const isAtOnce = trip.status === 'cancelled';
  for (const { id: partId } of parts) {
    await withdrawChangeOf(db, partId, cause);
    const penalty = penaltyCaps.get(partId);
    const agreement = { userId, at: at.toISOString(), version: quotedTrip.version, highestPenalty: penalty };
    trip = await applyPartEvent(
      db,
      { trip, partId },
      { type: 'booking.cancel' },
      {
        cause,
        details: { ...details, agreed: penalty ? { penalty } : {} },
        facts: { cancellation: agreement },
      },
    );
    // A part that was never booked is left out without calling a supplier.
    const isUnderWay = trip.parts.some(({ id, status }) => id === partId && status === 'cancelling');
    if (isUnderWay) await deps.jobs.enqueue(db, 'part.cancel', { partId });
  }
  const event = {
    action: 'trip.cancellationRequested',
    userId,
    sessionId,
    companyId: trip.companyId,
  } as const;
  await recordAudit(db, event, caller, at);
  const isWithdrawn = hadOpenRequest && !trip.hasOpenRequest;
  const about = { ...moment, trip: { _id: trip.id } };
  // A booked trip is cancelled once the suppliers have cancelled it.
  if (isAtOnce) await reportNews(deps, db, { ...about, kind: 'cancelled' });
  if (isWithdrawn) await reportNews(deps, db, { ...about, kind: 'requestWithdrawn' });
  if (isAtOnce) return;
  // The title no longer names what was waiting beside something booked.
  if (isUnbooked) await describeTrip(db, trip.id);
  await settleTrip(deps, db, { trip, cause, moment, news: null });
}

function splitStatuses(trip: TripForUpdate, cancelling: readonly ChangeablePart[]) {
  const ids = new Set(cancelling.map(({ id }) => id));
  const statuses = (isCancelled: boolean) =>
    trip.parts.filter(({ id }) => ids.has(id) === isCancelled).map(({ status }) => status);
  return { cancelled: statuses(true), staying: statuses(false) };
}

/**
 * A part that was changed in the meantime may now be cancelled under other conditions. A part that only finished what
 * was in progress makes no difference.
 */
function isOther(trip: TripForUpdate, quotedTrip: ChangeableTrip): boolean {
  const isAnother = trip.parts.some(({ status, version }, place) => {
    const before = quotedTrip.parts[place];
    return version !== before?.version && !(before?.status === 'cancelling' && status === 'cancelled');
  });
  return trip.status !== quotedTrip.status || isAnother;
}
