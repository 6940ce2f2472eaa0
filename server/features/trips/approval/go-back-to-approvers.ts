import type { Money, Trip } from '#domain/contract.ts';
import { longestWait } from '#domain/offers/booking-limits.ts';
import { highestAccepted } from '#domain/offers/price-change.ts';
import type { Deps } from '../../../deps.ts';
import { readBookingLimits } from '../../companies/checkout-repository.ts';
import { applyTripEvent } from '../apply-trip-event.ts';
import { writeTripMails } from '../mail/write-trip-mails.ts';
import type { PartInHand } from '../part/part-work.ts';
import { readTripUnasked } from '../trip-repository.ts';

/**
 * Who has approved another price than the one that is asked now is asked again; from then on that one is agreed to, by
 * what their company tolerates now. They have as long as the trip has had from the beginning.
 */
export async function goBackToApprovers(deps: Deps, inHand: PartInHand, after: Money): Promise<void> {
  const { price: before } = inHand.part;
  const limits = await readBookingLimits(inHand.db, inHand.trip.companyId);
  const accepted = highestAccepted(after, limits);
  await inHand.apply({ type: 'price.exceeded' }, { price: after, accepted });
  const { db, trip, cause, moment } = inHand;
  const longest = longestWait(moment.now, trip);
  const ends = endsOfWaiting(await readTripUnasked(db, trip.id), moment.now);
  const waitingUntil = new Date(Math.min(longest.getTime(), ...ends.map((end) => end.getTime())));
  await applyTripEvent(
    db,
    trip,
    { type: 'price.exceeded' },
    { cause, waitingUntil, details: { before, after } },
  );
  await writeTripMails(deps, db, {
    ...moment,
    trip: await readTripUnasked(db, trip.id),
    kinds: ['approval_requested'],
  });
}

/** What a trip can't wait beyond: the end of each hold, and the begin of each part that is still ahead. */
function endsOfWaiting({ parts }: Pick<Trip, 'parts'>, now: Date): Date[] {
  const kept = parts.filter(({ status }) => status !== 'cancelled' && status !== 'failed');
  return [
    ...kept.flatMap(({ heldUntil }) => (heldUntil === undefined ? [] : new Date(heldUntil))),
    ...kept.map(({ beginsAt }) => new Date(beginsAt)).filter((begin) => begin > now),
  ];
}
