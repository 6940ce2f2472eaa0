import type { Money, Trip } from '#domain/contract.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';

export interface PriceRise {
  partId: string;
  before: Money;
  after: Money;
}

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
