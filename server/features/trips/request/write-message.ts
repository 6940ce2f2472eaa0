import type { Trip, TripMessage } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { writeTripMails } from '../mail/write-trip-mails.ts';
import { recordTripEvent } from '../trip-state-repository.ts';
import { changeRequest, type RequestCaller } from './request-change.ts';
import { determineSide } from './request-side.ts';

/**
 * Adds a message to the history of an open request, and sends it to the other side. The version of the trip stays the
 * same, because nothing changes that people decide on.
 */
export async function writeMessage(
  deps: Deps,
  caller: RequestCaller,
  tripId: string,
  { text }: TripMessage,
): Promise<Trip> {
  const { body } = await changeRequest(deps, caller, {
    tripId,
    action: 'writeMessage',
    audit: 'trip.messageWritten',
    async change({ db, row, viewer, moment, cause }) {
      const side = determineSide(row, viewer);
      await recordTripEvent(db, { tripId, kind: 'messageWritten', details: { comment: text, side } }, cause);
      const kinds = [side === 'agency' ? 'request_answered' : 'request_message'] as const;
      await writeTripMails(deps, db, { ...moment, trip: { _id: tripId }, kinds });
    },
  });
  return body;
}
