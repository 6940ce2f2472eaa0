import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { waitsForDecision } from '#domain/partly-booked.ts';
import { dearerCancellations, isBookedAsBefore, partsCancelledLast } from '#domain/parts-by-outcome.ts';
import { isSettled, partSnapshot } from '#machines/trip/part-selectors.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { allowsTripEvent, applyTripEvent } from '../apply-trip-event.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { reportNews, type TripNewsKind } from '../trip-news.ts';
import type { Cause, TripForUpdate } from '../trip-state-repository.ts';
import { confirmNextParts } from './confirm-next.ts';

interface Settling {
  trip: TripForUpdate;
  cause: Cause;
  moment: CompanyMoment;
  /** What has just ended for parts and so is reported to the people of the trip; null if nothing has. */
  news: 'booking' | 'cancellation' | null;
}

/**
 * Confirms the next parts once no call is in progress, or ends the trip by what its parts have become. What it
 * has become is reported, and also: parts that could not be booked and wait for a decision, bookings of a request that
 * stays open, and cancelled parts of a trip that takes place.
 */
export async function settleTrip(
  deps: Deps,
  db: Kysely<Database>,
  { trip: settling, cause, moment, news }: Settling,
): Promise<void> {
  if (news === 'cancellation') await reportCancellations(deps, db, { trip: settling, moment });
  const trip = await confirmNextParts(deps, db, settling, { at: cause.at, now: moment.now });
  if (!trip.parts.every(({ status }) => isSettled(partSnapshot(status)))) return;
  const event = { type: 'parts.settled' as const, parts: trip.parts.map(({ status }) => status) };
  const isEnd = allowsTripEvent(trip, event);
  if (isEnd) await applyTripEvent(db, trip, event, { cause });
  else if (news !== 'booking') return;
  const settled = await readTripUnchecked(db, trip.id, moment);
  const kind = isEnd ? newsOfEnd(settled, news) : newsOfBookings(settled);
  if (kind) await reportNews(deps, db, { ...moment, trip: settled, kind });
}

/**
 * Reports parts of a trip that takes place, and asks about those whose cancellation would cost more: once about all,
 * when no other cancellation is in progress. Bookings may be; they are news of their own.
 */
async function reportCancellations(
  deps: Deps,
  db: Kysely<Database>,
  { trip: { id, parts }, moment }: Pick<Settling, 'trip' | 'moment'>,
): Promise<void> {
  const isAnyUnderWay = parts.some(
    ({ status, attempt }) => attempt === 'cancel' && !isSettled(partSnapshot(status)),
  );
  if (isAnyUnderWay) return;
  const trip = await readTripUnchecked(db, id, moment);
  const report = (kind: TripNewsKind) => reportNews(deps, db, { ...moment, trip, kind });
  if (dearerCancellations(trip).length > 0) await report('cancellationDearer');
  if (takesPlace(trip) && partsCancelledLast(trip).length > 0) await report('partCancelled');
}

function takesPlace({ status, request, parts }: Trip): boolean {
  if (status === 'cancelled' || status === 'rejected') return false;
  return (
    request?.isOpen === true || parts.some((part) => part.status !== 'cancelled' && part.status !== 'failed')
  );
}

function newsOfBookings({ status, request, parts }: Trip): TripNewsKind | null {
  const statuses = parts.map((part) => part.status);
  const isOpen = status === 'approved' && request?.isOpen;
  if (waitsForDecision(status, statuses) || (isOpen && statuses.includes('failed'))) return 'partlyFailed';
  return isOpen && statuses.includes('confirmed') ? 'requestBooked' : null;
}

/** What was added to a booked trip and given back before it was booked is not confirmed: nothing new is booked. */
function newsOfEnd(trip: Trip, news: Settling['news']): TripNewsKind | null {
  const { status, end } = trip;
  if (status === 'complete' && isBookedAsBefore(trip))
    return news === 'booking' ? newsOfBookings(trip) : null;
  if (status === 'complete') return 'booked';
  return end === 'failed' ? 'failed' : 'cancelled';
}
