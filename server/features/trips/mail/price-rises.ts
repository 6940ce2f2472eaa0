import type { Money, Trip, TripPart } from '#domain/contract.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';

interface PriceRise {
  part: TripPart;
  accepted: Money;
  current: Money;
}

export function listPriceRises({ parts, events }: Pick<Trip, 'parts' | 'events'>): PriceRise[] {
  return parts.flatMap((part) => {
    if (part.status !== 'held') return [];
    const approved = events.findLastIndex(
      ({ kind, partId }) => REQUEST_KINDS.has(kind) || (kind === 'confirming' && partId === part._id),
    );
    const rises = events.filter(
      ({ kind, partId }, index) => index > approved && kind === 'priceExceeded' && partId === part._id,
    );
    const accepted = rises[0]?.before;
    const current = rises.at(-1)?.after;
    return accepted && current ? [{ part, accepted, current }] : [];
  });
}
