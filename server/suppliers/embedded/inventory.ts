import type { Money } from '#domain/contract.ts';

/**
 * What an embedded inventory knows: everything that could be sold, calculated from the question alone, so that
 * the same one has the same answer. Who has bought what is the desk's business (`desk.ts`), not the inventory's.
 */
export interface Inventory<Query, Found, Priced> {
  sources: readonly string[];
  /** What one source would offer if nothing had been sold; `at` is the time of the company. */
  search(source: string, query: Query, at: Date): Promise<readonly Found[]>;
  /** What each offer that was found needs from the stock, so that those that are gone can be left out. */
  unitsOf(found: Found): readonly FoundUnits[];
  /** The same answer without what is too little for the question, and with what is left of the rest. */
  withStock(found: Found, leftOf: (unit: string) => number, query: Query): Found | null;
  /** The offer behind a key; null when it does not exist (any more) at that time. */
  find(key: string, travellers: number, at: Date): Promise<Sellable<Priced> | null>;
  /** For practice: what always happens with this offer or this search, without any switch. */
  situationOfKey(key: string): Situation | null;
  situationOfQuery(query: Query): Situation | null;
}

export interface FoundUnits {
  /** Such as `flight/LX316/2026-12-01/Y`. */
  unit: string;
  capacity: number;
}

/** One offer with all that selling it takes. */
export interface Sellable<Priced> {
  offer: Priced;
  /** For all travellers, rooms and days. */
  price: Money;
  /** How many of what it takes from the stock. */
  units: readonly (FoundUnits & { quantity: number })[];
  /** What a cancellation costs at a time; null when it is not possible any more. */
  penaltyAt(at: Date): Money | null;
  /** The end of its sale, beyond which it is not held either; absent where it is held for the usual time. */
  lastSale?: Date;
  /** Until when it is cancelled for nothing if it is sold at a time; absent where only `penaltyAt` counts. */
  freeUntil?(soldAt: Date): Date;
  /** What a change costs at a time, without a difference in price; null when it is not possible. */
  changeFeeAt(at: Date): Money | null;
}

/** What can go wrong, on purpose: by a switch of the practice panel, or by what is searched. */
export type Situation =
  | { kind: 'dearer' | 'cheaper'; percent: number }
  | { kind: 'extrasDearer'; percent: number }
  | { kind: 'extrasGone' | 'soldOut' | 'declined' | 'expired' | 'lostAnswer' | 'nothingFound' }
  | { kind: 'slowSource'; source: string; milliseconds: number }
  | { kind: 'failedSources'; sources: readonly string[] };
