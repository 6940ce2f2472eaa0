import type { Money } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type {
  CancellationQuote,
  CancelOutcome,
  ChangeOutcome,
  ChangeQuote,
  ConfirmOutcome,
  HoldOutcome,
  LookUpOutcome,
  PriceOutcome,
} from './outcomes.ts';
import type { SupplierCall } from './supplier-call.ts';

/** The interface of every supplier: `Found` is an offer in search results, `Priced` an offer in full. */
export interface Supplier<Query, Found, Priced> {
  sources: readonly string[];
  /** The answers of the sources, in the order in which they arrive; a source may answer bit by bit. */
  search(query: Query, call: SupplierCall): AsyncIterable<SourceAnswer<Found>>;
  price(order: PriceOrder, call: SupplierCall): Promise<PriceOutcome<Priced>>;
  /** Takes an offer from the stock until the hold ends; `call.reference` names the booking. */
  hold(order: Order, call: SupplierCall): Promise<HoldOutcome>;
  confirm(purchase: Purchase, call: SupplierCall): Promise<ConfirmOutcome>;
  lookUp(booking: string, call: SupplierCall): Promise<LookUpOutcome>;
  quoteCancellation(booking: string, call: SupplierCall): Promise<CancellationQuote>;
  cancel(cancellation: CancelOrder, call: SupplierCall): Promise<CancelOutcome>;
  quoteChange(booking: string, to: PriceOrder, call: SupplierCall): Promise<ChangeQuote<Priced>>;
  change(booking: string, to: ChangedOrder, call: SupplierCall): Promise<ChangeOutcome>;
}

export type SourceAnswer<Found> = { source: string } & (
  | { found: readonly Found[] }
  | { failure: 'timeout' | 'unavailable' }
);

export interface PriceOrder {
  /** Of a fare, a rate or a car. */
  key: string;
  /** How many seats are wanted; the counts of rooms and cars are in the key. */
  travelers: number;
}

export interface Order extends PriceOrder {
  /** The highest price, for all travelers, that was agreed to. */
  priceCap: Money;
  guests: readonly Guest[];
  extras: OrderExtras | null;
}

export interface Purchase {
  booking: string;
  /** The highest price, for all travelers, that was agreed to since it is held. */
  priceCap: Money;
}

export interface CancelOrder {
  booking: string;
  /** The highest penalty that was agreed to; null if it may cost nothing. */
  penaltyCap: Money | null;
}

export interface ChangedOrder extends Order {
  /** The highest fee that was agreed to for the change itself. */
  feeCap: Money;
}

export interface Guest {
  firstName: string;
  lastName: string;
  /** Passenger data for airlines; absent for rooms and cars. */
  passenger?: Passenger;
}

export interface ExtrasOrder extends PriceOrder {
  extras: OrderExtras;
}

/** A guest is named by the place in the order, counted from 0. */
export interface OrderExtras {
  seats: readonly { segment: number; guest: number; seat: string }[];
  bags: readonly { leg: number; guest: number; kind: 'carryOn' | 'checked'; quantity: number }[];
}
