import type { Money } from '#domain/contract.ts';

/**
 * What an embedded inventory knows: everything that could be sold, calculated from the question alone, so that
 * the same one has the same answer. Who has bought what is the desk's business (`desk.ts`), not the inventory's.
 */
export interface Inventory<Query, Found, Priced> {
  sources: readonly string[];
  /** What one source would offer if nothing had been sold; `at` is the time of the company. */
  search(source: string, query: Query, at: Date): Promise<readonly Found[]>;
  /** The stock units that each found offer needs, so that sold-out offers can be omitted. */
  unitsOf(found: Found): readonly UnitCapacity[];
  /**
   * The same answer without offers that have too little left, and with the remaining quantity of the others.
   */
  withStock(found: Found, leftOf: (unit: string) => number, query: Query): Found | null;
  /** The offer of a key; null when it does not exist (any more) at that time. */
  find(key: string, travellers: number, at: Date): Promise<Sellable<Priced> | null>;
  /** For practice: the constant situation of this offer or search, without any switch. */
  situationOfKey(key: string): Situation | null;
  situationOfQuery(query: Query): Situation | null;
}

export interface UnitCapacity {
  /** Such as `flight/LX316/2026-12-01/Y`. */
  unit: string;
  capacity: number;
}

/** An offer with all data for selling it. */
export interface Sellable<Priced> {
  offer: Priced;
  /** For all travellers, rooms and days. */
  price: Money;
  /** The quantity of each stock unit that it takes. */
  units: readonly (UnitCapacity & { quantity: number })[];
  /** The cancellation penalty at a time; null when cancelling is no longer possible. */
  penaltyAt(at: Date): Money | null;
  /** The end of its sale, which also limits holds; absent for the usual duration of a hold. */
  lastSale?: Date;
  /** The end of free cancellation if it is sold at a given time; absent where only `penaltyAt` counts. */
  freeUntil?(soldAt: Date): Date;
  /** The change fee at a time, without a price difference; null when changing is impossible. */
  changeFeeAt(at: Date): Money | null;
}

/** Deliberate faults: by a switch of the practice panel, or by the search itself. */
export type Situation =
  | { kind: 'dearer' | 'cheaper'; percent: number }
  | { kind: 'extrasDearer'; percent: number }
  | { kind: 'extrasGone' | 'soldOut' | 'declined' | 'expired' | 'lostAnswer' | 'nothingFound' }
  | { kind: 'slowSource'; source: string; milliseconds: number }
  | { kind: 'failedSources'; sources: readonly string[] };
