import { compareMoney } from '#domain/money.ts';
import type { RateDraft } from './room-rates.ts';

/** The cheapest first; of two that cost the same, the one that is refundable for longer. */
export function byPrice(one: RateDraft, other: RateDraft): number {
  return compareMoney(one.prices.stay, other.prices.stay) || other.deadlines.length - one.deadlines.length;
}

/**
 * The cheapest rate of each type of room, with and without a refund, the cheapest with breakfast, and the
 * company's own: if a policy or a filter removes any of them, the cheapest of the rest is still included. Six
 * at most, as a source sells up to four types to so many guests, and only double rooms without a refund.
 */
export function pickRates(drafts: readonly RateDraft[]): RateDraft[] {
  const sorted = drafts.toSorted(byPrice);
  const picked = new Set([
    ...cheapestOfEachType(sorted),
    ...cheapestOfEachType(sorted.filter(({ deadlines }) => deadlines.length > 0)),
    sorted.find(({ plan }) => plan.breakfast),
    sorted.find(({ rateCode }) => rateCode !== null),
  ]);
  return sorted.filter((draft) => picked.has(draft));
}

function cheapestOfEachType(sorted: readonly RateDraft[]): RateDraft[] {
  const first = new Map<string, RateDraft>();
  for (const draft of sorted) if (!first.has(draft.room.type)) first.set(draft.room.type, draft);
  return [...first.values()];
}
