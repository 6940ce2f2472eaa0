import type { PartToChange } from '../contract.ts';

/** A search, or a request about an offer, for the change of a booked part, whose own seats count as free. */
export function changingRequest<Request extends object>(
  request: Request,
  changes: PartToChange | null,
): Request & { changes?: PartToChange } {
  if (!changes) return request;
  const { tripId, partId } = changes;
  return { ...request, changes: { tripId, partId } };
}
