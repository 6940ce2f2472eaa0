import type { Money } from '#domain/contract.ts';
import type { PriceOrder, Supplier } from '#server/suppliers/supplier.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';

/** What a supplier can be brought to do; each has a search and an offer of which it is always true. */
export type OfferSituation = 'dearer' | 'cheaper' | 'soldOut' | 'declined' | 'expired' | 'lostAnswer';
export type SearchSituation = 'nothingFound' | 'slowSource' | 'failedSources';

/** An offer that a search has shown. */
export interface Shown extends PriceOrder {
  /** For all travellers, rooms and days. */
  price: Money;
}

/** A supplier with what has to be known of it to test it. */
export interface SupplierUnderTest<Query, Found, Priced> {
  supplier: Supplier<Query, Found, Priced>;
  /** Which every source answers with something. */
  query: Query;
  queryIn(situation: SearchSituation): Query;
  /** Every offer in what a search has found. */
  offersOf(found: Found): Shown[];
  /** An offer that can be cancelled and changed, to the other one, and has more than one left. */
  ordinary(): Promise<Shown>;
  another(): Promise<Shown>;
  inSituation(situation: OfferSituation): Promise<Shown>;
  /** An offer of which so few are left that a test can buy them all; nothing else here takes from them. */
  scarce(): Promise<Shown & { left: number }>;
  totalOf(offer: Priced, travellers: number): Money;
  /** A call of one company with a reference of its own. */
  newCall(more?: Partial<SupplierCall>): SupplierCall;
  otherCompany: string;
  /** When a hold that is made now is over, and a booking that is confirmed now is not. */
  afterHolds: Date;
  close(): Promise<void>;
}
