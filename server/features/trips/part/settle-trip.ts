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
  if (news === 'cancellation') await askAboutDearer(deps, db, { trip: settling, moment });
  const trip = await confirmNextParts(deps, db, settling, { at: cause.at, now: moment.now });
  if (!trip.parts.every(({ status }) => isSettled(partSnapshot(status)))) return;
  const event = { type: 'parts.settled' as const, parts: trip.parts.map(({ status }) => status) };
  const isEnd = allowsTripEvent(trip, event);
  if (isEnd) await applyTripEvent(db, trip, event, { cause });
  else if (news === null) return;
  const settled = await readTripUnchecked(db, trip.id, moment);
  const kind = isEnd ? newsOfEnd(settled, news) : newsOfParts(settled, news);
  if (kind) await reportNews(deps, db, { ...moment, trip: settled, kind });
}

/** Asks once about all parts whose cancellation would cost more, when no other is in progress. */
async function askAboutDearer(
  deps: Deps,
  db: Kysely<Database>,
  { trip: { id, parts }, moment }: Pick<Settling, 'trip' | 'moment'>,
): Promise<void> {
  const isAnyUnderWay = parts.some(
    ({ status, attempt }) => attempt === 'cancel' && !isSettled(partSnapshot(status)),
  );
  if (isAnyUnderWay) return;
  const trip = await readTripUnchecked(db, id, moment);
  if (dearerCancellations(trip).length === 0) return;
  await reportNews(deps, db, { ...moment, trip, kind: 'cancellationDearer' });
}

/** The news of bookings, failures or cancellations although the trip goes on. */
function newsOfParts(trip: Trip, news: Settling['news']): TripNewsKind | null {
  const { status, request } = trip;
  if (news === 'cancellation') {
    // The end of a trip is news of its own.
    const isReported = status !== 'cancelled' && status !== 'rejected' && partsCancelledLast(trip).length > 0;
    return isReported ? 'partCancelled' : null;
  }
  const parts = trip.parts.map((part) => part.status);
  const isOpen = status === 'approved' && request?.isOpen;
  if (waitsForDecision(status, parts) || (isOpen && parts.includes('failed'))) return 'partlyFailed';
  return isOpen && parts.includes('confirmed') ? 'requestBooked' : null;
}

/** What was added to a booked trip and given back before it was booked is not confirmed: nothing new is booked. */
function newsOfEnd(trip: Trip, news: Settling['news']): TripNewsKind | null {
  const { status, end } = trip;
  if (status === 'complete') return isBookedAsBefore(trip) ? newsOfParts(trip, news) : 'booked';
  return end === 'failed' ? 'failed' : 'cancelled';
}
