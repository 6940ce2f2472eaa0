import type { CancellationQuote, Trip, TripCancelRequest } from '#domain/contract.ts';
import { isCancelledAtOnce } from '#machines/trip/cancellation-selectors.ts';
import { tripSnapshot } from '#machines/trip/trip-selectors.ts';

type QuotedPart = CancellationQuote['parts'][number];

export interface Meant {
  trip: Pick<Trip, 'status' | 'verdict' | 'parts'>;
  quote: CancellationQuote;
  /** Without it, the whole trip. */
  part?: string | undefined;
}

/** What a quote says to the part that is meant, or to all of them but those that could not be booked. */
export function meantParts({ trip, quote: { parts }, part }: Meant): QuotedPart[] {
  if (part !== undefined) return parts.filter(({ _id }) => _id === part);
  const failed = new Set(trip.parts.flatMap(({ _id, status }) => (status === 'failed' ? [_id] : [])));
  return parts.filter(({ _id }) => !failed.has(_id));
}

/** Whether the server would do it, and whether something would stay booked all the same. */
export function cancellationOffer(meant: Meant): 'all' | 'some' | 'nothing' {
  const { status, verdict } = meant.trip;
  const quoted = meantParts(meant);
  const refusals = quoted.flatMap((one) =>
    one.outcome === 'refused' && one.reason !== 'alreadyOver' ? [one.reason] : [],
  );
  const isAtOnce = isCancelledAtOnce(tripSnapshot({ status, levels: verdict.levels }));
  if (isAtOnce) return refusals.length === 0 ? 'all' : 'nothing';
  if (!quoted.some(({ outcome }) => outcome === 'quoted')) return 'nothing';
  if (refusals.length === 0) return 'all';
  return refusals.every((reason) => reason === 'notCancellable') ? 'some' : 'nothing';
}

/** Asks for what was shown, and for nothing dearer. */
export function cancelRequest(meant: Meant, reason: string): TripCancelRequest {
  const { part } = meant;
  const highestPenalty = meantParts(meant).flatMap((one) =>
    one.outcome === 'quoted' ? { part: one._id, penalty: one.penalty } : [],
  );
  return { ...(part !== undefined && { part }), reason: reason.trim(), highestPenalty };
}
