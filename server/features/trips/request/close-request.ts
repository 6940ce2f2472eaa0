import type { RequestClosing, Trip } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { applyTripEvent } from '../apply-trip-event.ts';
import { reportNews } from '../trip-news.ts';
import { determineSide } from './request-side.ts';
import { type RequestCaller, updateRequest } from './update-request.ts';

/** Closes a request and sends the reason to the other side. Bookings in progress continue. */
export async function closeRequest(
  deps: Deps,
  caller: RequestCaller,
  tripId: string,
  { reason }: RequestClosing,
): Promise<Trip> {
  const { body } = await updateRequest(deps, caller, {
    tripId,
    action: 'closeRequest',
    audit: 'trip.requestClosed',
    async update({ db, trip, row, viewer, moment, cause }) {
      const side = determineSide(row, viewer);
      const event = { type: 'request.close', parts: trip.parts.map(({ status }) => status) } as const;
      await applyTripEvent(db, trip, event, { cause, details: { comment: reason, side } });
      const kind = side === 'agency' ? 'requestClosed' : 'requestWithdrawn';
      await reportNews(deps, db, { ...moment, trip: { _id: tripId }, kind });
    },
  });
  return body;
}
