import type { Money } from '#domain/contract.ts';
import type { EmbeddedKind } from '../../../db/embedded-tables.ts';
import type { Order } from '../../supplier.ts';
import type { FoundUnits, Inventory } from '../inventory.ts';

/** One kind of what is sold, as the desk needs it: what there is, and how its offers are read and changed. */
export interface Kind<Query, Found, Priced> {
  name: EmbeddedKind;
  inventory: Inventory<Query, Found, Priced>;
  /** How many milliseconds each source usually takes to answer; those that are not named answer at once. */
  answerTimes: Readonly<Record<string, number>>;
  /** The same offer when only so many seats, rooms or cars are left. */
  withLeft(offer: Priced, left: number): Priced;
  /** The same offer, dearer or cheaper by so many percent. */
  withPercent(offer: Priced, percent: number): Priced;
  /** For all travellers, rooms and days. */
  totalOf(offer: Priced, travellers: number): Money;
  /** What the ordered seats and bags cost and take; null when one of them is not to be had. */
  extrasOf(order: Order, at: Date): Promise<OrderedUnits | null>;
  /** The tickets of a sale, one for each traveller; absent where nothing has tickets. */
  ticketsOf?(sale: { key: string; locator: string; travellers: number }): string[];
}

export interface OrderedUnits {
  /** Null when there is nothing to pay. */
  price: Money | null;
  units: readonly (FoundUnits & { quantity: number })[];
}
