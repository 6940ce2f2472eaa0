import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { isPartlyBooked } from '#domain/partly-booked.ts';
import { isSettled, partSnapshot } from '#machines/trip/part-selectors.ts';
import type { Database, TripMailKind } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { allowsTripEvent, applyTripEvent } from './apply-trip-event.ts';
import type { CompanyMoment } from './company-moment.ts';
import { writeTripMails } from './mail/write-trip-mails.ts';
import { readTripUnasked } from './trip-repository.ts';
import type { Cause, LockedTrip } from './trip-state-repository.ts';

interface Settling {
  trip: LockedTrip;
  cause: Cause;
  moment: CompanyMoment;
  /** Whether it was the booking of a part that has just ended. */
  afterBooking: boolean;
}

/**
 * Once nothing is under way with any part, the trip becomes what has become of them. Where some could be booked and some
 * could not, that is for its people to decide, who are told.
 */
export async function settleTrip(
  deps: Deps,
  db: Kysely<Database>,
  { trip, cause, moment, afterBooking }: Settling,
): Promise<void> {
  if (!trip.parts.every(({ status }) => isSettled(partSnapshot(status)))) return;
  const parts = trip.parts.map(({ status }) => status);
  const event = { type: 'parts.settled' as const, parts };
  const isEnd = allowsTripEvent(trip, event);
  if (isEnd) await applyTripEvent(db, trip, event, { cause });
  else if (!afterBooking || !isPartlyBooked(trip.status, parts)) return;
  const told = await readTripUnasked(db, trip.id);
  await writeTripMails(deps, db, {
    ...moment,
    trip: told,
    kinds: [isEnd ? endMail(told) : 'trip_partly_failed'],
  });
}

function endMail({ status, end }: Trip): TripMailKind {
  if (status === 'complete') return 'trip_confirmed';
  return end === 'failed' ? 'trip_failed' : 'trip_cancelled';
}
