import type { Money, Trip } from '#domain/contract.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';

export interface PriceRise {
  partId: string;
  accepted: Money;
  current: Money;
}

export function listPriceRises({ events }: Pick<Trip, 'events'>): PriceRise[] {
  const request = events.findLastIndex(({ kind }) => REQUEST_KINDS.has(kind));
  const rises = new Map<string, PriceRise>();
  for (const { kind, partId, before, after: current } of events.slice(request + 1)) {
    if (kind !== 'priceExceeded' || !before || !current) continue;
    const part = partId ?? '';
    rises.set(part, { partId: part, accepted: rises.get(part)?.accepted ?? before, current });
  }
  return [...rises.values()];
}
