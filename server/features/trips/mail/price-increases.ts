import type { Money, Trip, TripPart } from '#domain/contract.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';

interface PriceIncrease {
  part: TripPart;
  before: Money;
  now: Money;
}

export function priceIncreases({ parts, events }: Pick<Trip, 'parts' | 'events'>): PriceIncrease[] {
  return parts.flatMap((part) => {
    if (part.status !== 'held') return [];
    const approved = events.findLastIndex(
      ({ kind, partId }) => REQUEST_KINDS.has(kind) || (kind === 'confirming' && partId === part._id),
    );
    const rises = events.filter(
      ({ kind, partId }, index) => index > approved && kind === 'priceExceeded' && partId === part._id,
    );
    const before = rises[0]?.before;
    const now = rises.at(-1)?.after;
    return before && now ? [{ part, before, now }] : [];
  });
}
