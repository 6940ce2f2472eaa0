import type { CancellationQuote, TripCancelRequest } from '#domain/contract.ts';

type QuotedPart = CancellationQuote['parts'][number];

/** What a quote says to the part that is meant, or to all of them. */
export function meantParts({ parts }: CancellationQuote, part: string | undefined): QuotedPart[] {
  return part === undefined ? parts : parts.filter(({ _id }) => _id === part);
}

/** Asks for what was shown, and for nothing dearer. */
export function cancelRequest(
  quote: CancellationQuote,
  part: string | undefined,
  reason: string,
): TripCancelRequest {
  const highestPenalty = meantParts(quote, part).flatMap((one) =>
    one.outcome === 'quoted' ? { part: one._id, penalty: one.penalty } : [],
  );
  return { ...(part !== undefined && { part }), reason: reason.trim(), highestPenalty };
}
