import type { Money, Trip } from '#domain/contract.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';

export interface PriceRise {
  partId: string;
  /** As it was requested. */
  before: Money;
  /** As it is now. */
  after: Money;
}

/** The parts whose price has risen since the last request, each once, with its first and last price. */
export function listPriceRises({ events }: Pick<Trip, 'events'>): PriceRise[] {
  const request = events.findLastIndex(({ kind }) => REQUEST_KINDS.has(kind));
  const rises = new Map<string, PriceRise>();
  for (const { kind, partId, before, after } of events.slice(request + 1)) {
    if (kind !== 'priceExceeded' || !before || !after) continue;
    const part = partId ?? '';
    rises.set(part, { partId: part, before: rises.get(part)?.before ?? before, after });
  }
  return [...rises.values()];
}
