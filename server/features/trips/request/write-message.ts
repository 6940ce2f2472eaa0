import type { Trip, TripMessage } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { keyReused } from '../pipeline/once-per-key.ts';
import { reportNews } from '../trip-news.ts';
import { findMessage, recordTripEvent } from '../trip-state-repository.ts';
import { determineSide } from './request-side.ts';
import { type RequestCaller, updateRequest } from './update-request.ts';

interface MessageToWrite extends TripMessage {
  tripId: string;
  key: string;
}

/**
 * Adds a message to the history of an open request, once per idempotency key, and sends it to the other side. The
 * version of the trip stays the same, because nothing changes that people decide on.
 */
export async function writeMessage(
  deps: Deps,
  caller: RequestCaller,
  { tripId, key, text }: MessageToWrite,
): Promise<Trip> {
  const { body } = await updateRequest(deps, caller, {
    tripId,
    action: 'writeMessage',
    audit: 'trip.messageWritten',
    async isRepeated(db) {
      const written = await findMessage(db, { tripId, key, userId: caller.signedIn.userId });
      if (written !== undefined && written !== text) throw keyReused();
      return written !== undefined;
    },
    async update({ db, row, viewer, moment, cause }) {
      const side = determineSide(row, viewer);
      await recordTripEvent(
        db,
        { tripId, kind: 'messageWritten', details: { comment: text, side, key } },
        cause,
      );
      const kind = side === 'agency' ? 'messageAnswered' : 'messageWritten';
      await reportNews(deps, db, { ...moment, trip: { _id: tripId }, kind });
    },
  });
  return body;
}
