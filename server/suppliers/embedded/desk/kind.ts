import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { Money } from '#domain/contract.ts';
import type { NotKept } from '../../outcomes.ts';
import type { ExtrasOrder, Order } from '../../supplier.ts';
import type { Inventory, UnitCapacity } from '../inventory.ts';

export interface Kind<Query, Found, Priced> {
  name: PartKind;
  inventory: Inventory<Query, Found, Priced>;
  /** The usual response time of each source in milliseconds; others respond at once. */
  answerTimes: Readonly<Record<string, number>>;
  /** The same offer when only so many seats, rooms or cars are left. */
  withLeft(offer: Priced, left: number): Priced;
  /** The same offer with its price changed by so many percent. */
  withPercent(offer: Priced, percent: number): Priced;
  /** What a change of the booked offer into the wanted one would not keep; null when the supplier makes it. */
  notKept(bookedKey: string, wantedKey: string): NotKept | null;
  toChangeQuery?(query: Query, bookedKey: string): Query;
  /** For all travelers, rooms and days. */
  keyOf(found: Found): string;
  /** For all travelers, rooms and days. */
  totalOf(offer: Priced, travelers: number): Money;
  /** The price and the stock of the ordered seats and bags; absent where there are none. */
  extrasOf?(order: Order & ExtrasOrder, at: Date): Promise<ExtrasOutcome>;
  /** The tickets of a sale, one for each traveler; absent for offers without tickets. */
  ticketsOf?(sale: { key: string; locator: string; travelers: number }): string[];
}

export type ExtrasOutcome =
  | {
      outcome: 'offered';
      /** Null when there is nothing to pay. */
      price: Money | null;
      units: readonly (UnitCapacity & { quantity: number })[];
    }
  | { outcome: 'extraGone' }
  | { outcome: 'declined'; reason: 'refused' };
