import type { Money } from '#domain/contract.ts';

/** Expected results of suppliers are values; only errors of our own are thrown. */
type Refusal =
  | { outcome: 'soldOut' }
  | { outcome: 'expired' }
  | { outcome: 'declined'; reason: DeclineReason }
  /** No answer, or an unclear one: what happened has to be looked up by our own reference. */
  | { outcome: 'unknown' };

/** What a change would not keep of the booking, although its supplier does. */
export type NotKept = 'otherAirline' | 'otherRoute' | 'otherHouse' | 'otherVendor';

export type DeclineReason =
  | NotKept
  /** Also when it is another company's booking, so that its existence is not revealed. */
  | 'noSuchBooking'
  | 'notConfirmed'
  | 'alreadyCancelled'
  | 'notChangeable'
  | 'notCancellable'
  | 'refused';

export type PriceOutcome<Priced> = { outcome: 'priced'; offer: Priced; expiresAt: Date } | Refusal;

export type HoldOutcome =
  | { outcome: 'held'; booking: SupplierBooking }
  | { outcome: 'dearer'; price: Money }
  /** A seat or bag is not available; the fare is. */
  | { outcome: 'extraGone' }
  | Refusal;

export type ConfirmOutcome =
  | { outcome: 'confirmed'; booking: SupplierBooking }
  | { outcome: 'dearer'; price: Money }
  | Refusal;

export type LookUpOutcome =
  | { outcome: 'found'; booking: SupplierBooking; charges: Charges }
  | { outcome: 'notFound' }
  | { outcome: 'unknown' };

export type CancellationQuote = { outcome: 'quoted'; refund: Money; penalty: Money; until: Date } | Refusal;

export type CancelOutcome =
  | { outcome: 'cancelled'; refund: Money; penalty: Money }
  /** It would cost more than was agreed to, so nothing was cancelled. */
  | { outcome: 'dearer'; refund: Money; penalty: Money }
  | Refusal;

export type ChangeQuote<Priced> =
  | { outcome: 'quoted'; offer: Priced; difference: Money; penalty: Money; until: Date }
  | Refusal;

export type ChangeOutcome =
  /** `penalty` is the fee that was charged for the change itself. */
  | { outcome: 'changed'; booking: SupplierBooking; penalty: Money }
  /** The new price or the fee is higher than was agreed to, so nothing was changed. */
  | { outcome: 'dearer'; price: Money; penalty: Money }
  | { outcome: 'extraGone' }
  | Refusal;

export interface Charges {
  /** Null until it is cancelled, and where the supplier does not say. */
  cancellation: { refund: Money; penalty: Money } | null;
  /** The fees of its changes, with the references of the calls that made them. */
  changes: readonly { call: string; penalty: Money }[];
}

export interface SupplierBooking {
  reference: string;
  locator: string;
  status: 'held' | 'confirmed' | 'cancelled' | 'expired';
  key: string;
  /** For all travelers, rooms and days. */
  price: Money;
  /** Until when it is held; null once it is confirmed or over. */
  heldUntil: Date | null;
  /** Until when it can be cancelled for free, where that depends on the time of confirmation; else null. */
  freeUntil: Date | null;
  /** One for each traveler, in the order of the request; empty where none are issued. */
  tickets: readonly string[];
  /** Who takes the money for what someone else provides, where the supplier wants that to be said. */
  payableThrough?: { name: string; vatNumber?: string };
}
