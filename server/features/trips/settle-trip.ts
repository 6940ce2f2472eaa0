import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import { waitsForDecision } from '#domain/partly-booked.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { isSettled, partSnapshot } from '#machines/trip/part-selectors.ts';
import type { Database, TripMailKind } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { allowsTripEvent, applyTripEvent } from './apply-trip-event.ts';
import type { CompanyMoment } from './company-moment.ts';
import { writeTripMails } from './mail/write-trip-mails.ts';
import { confirmNextParts } from './part/confirm-next.ts';
import { readTripUnchecked } from './trip-repository.ts';
import type { Cause, TripForUpdate } from './trip-state-repository.ts';

interface Settling {
  trip: TripForUpdate;
  cause: Cause;
  moment: CompanyMoment;
  /** Whether parts have just been booked or failed, so that failures are reported. */
  afterBooking: boolean;
}

/**
 * Confirms the next parts once no call is in progress, or ends the trip by what its parts have become. A mail asks its
 * people to decide on parts that could not be booked; another one reports bookings of a request that stays open.
 */
export async function settleTrip(
  deps: Deps,
  db: Kysely<Database>,
  { trip: settling, cause, moment, afterBooking }: Settling,
): Promise<void> {
  const trip = await confirmNextParts(deps, db, settling, { at: cause.at, now: moment.now });
  if (!trip.parts.every(({ status }) => isSettled(partSnapshot(status)))) return;
  const parts = trip.parts.map(({ status }) => status);
  const event = { type: 'parts.settled' as const, parts };
  const isEnd = allowsTripEvent(trip, event);
  if (isEnd) await applyTripEvent(db, trip, event, { cause });
  else if (!afterBooking || !isNews(trip, parts)) return;
  const settled = await readTripUnchecked(db, trip.id);
  await writeTripMails(deps, db, {
    ...moment,
    trip: settled,
    kinds: [isEnd ? endMail(settled) : progressMail(settled)],
  });
}

/** Whether a mail reports bookings or failures although the trip goes on. */
function isNews({ status, hasOpenRequest }: TripForUpdate, parts: readonly PartStatus[]): boolean {
  return waitsForDecision(status, parts) || (status === 'approved' && hasOpenRequest);
}

function progressMail({ parts }: Trip): TripMailKind {
  return parts.some(({ status }) => status === 'failed') ? 'trip_partly_failed' : 'request_booked';
}

function endMail({ status, end }: Trip): TripMailKind {
  if (status === 'complete') return 'trip_confirmed';
  return end === 'failed' ? 'trip_failed' : 'trip_cancelled';
}
