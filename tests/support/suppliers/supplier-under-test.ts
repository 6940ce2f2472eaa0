import type { Money } from '#domain/contract.ts';
import type { PriceOrder, Supplier } from '#server/suppliers/supplier.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';

/** The situations that a supplier can simulate; each has a search and an offer that always has it. */
export type OfferSituation = 'dearer' | 'cheaper' | 'soldOut' | 'declined' | 'expired' | 'lostAnswer';
export type SearchSituation = 'nothingFound' | 'slowSource' | 'failedSources';

/** An offer from a search. */
export interface OfferWithPrice extends PriceOrder {
  /** For all travelers, rooms and days. */
  price: Money;
}

/** A supplier with the data for testing it. */
export interface SupplierUnderTest<Query, Found, Priced> {
  supplier: Supplier<Query, Found, Priced>;
  /** A search that every source answers with results. */
  query: Query;
  queryIn(situation: SearchSituation): Query;
  /** Every offer in the results of a search. */
  offersOf(found: Found): OfferWithPrice[];
  /** An offer that can be cancelled and changed, and has more than one left. */
  ordinary(): Promise<OfferWithPrice>;
  /** The same, into which the supplier changes the booked one. */
  another(booked: OfferWithPrice): Promise<OfferWithPrice>;
  /** An offer into which the supplier does not change the booked one. */
  foreign(booked: OfferWithPrice): Promise<OfferWithPrice>;
  inSituation(situation: OfferSituation): Promise<OfferWithPrice>;
  /** An offer with so little stock that a test can buy all of it; no other test takes from it. */
  scarce(): Promise<OfferWithPrice & { left: number }>;
  totalOf(offer: Priced, travelers: number): Money;
  /** A call of one company with a reference of its own. */
  newCall(more?: Partial<SupplierCall>): SupplierCall;
  otherCompany: string;
  /**
   * A time after the end of a hold that starts now, but before the end of a booking that is confirmed now.
   */
  afterHolds: Date;
  close(): Promise<void>;
}
