import type { Money } from '#domain/contract.ts';

/**
 * Everything that could be sold, calculated from the query alone, so that equal queries have equal answers.
 * Sales are the desk's business, not the inventory's.
 */
export interface Inventory<Query, Found, Priced> {
  sources: readonly string[];
  search(source: string, query: Query, at: Date): Promise<readonly Found[]>;
  unitsOf(found: Found): readonly UnitCapacity[];
  /**
   * The same answer without offers that have too little left, and with the remaining quantity of the others.
   */
  withStock(found: Found, leftOf: (unit: string) => number, query: Query): Found | null;
  find(key: string, travelers: number, at: Date): Promise<Sellable<Priced> | null>;
  /** For practice: the constant situation of this offer or search, without any switch. */
  situationOfKey(key: string): Situation | null;
  situationOfQuery(query: Query): Situation | null;
}

export interface UnitCapacity {
  /** Such as `flight/LX316/2026-12-01/Y`. */
  unit: string;
  capacity: number;
}

export interface Sellable<Priced> {
  offer: Priced;
  /** For all travelers, rooms and days. */
  price: Money;
  /** For all travelers, rooms and days. */
  units: readonly (UnitCapacity & { quantity: number })[];
  penaltyAt(at: Date): Money | null;
  /** The end of its sale, which also limits holds; absent for the usual duration of a hold. */
  lastSale?: Date;
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
