import type { FlightLeg } from '#domain/offers/flight-offer.ts';
import type { SupplierCall } from './supplier-call.ts';

/** What an airline has changed of a booking by itself. */
export interface AirlineChange {
  /** The id that its supplier uses. */
  id: string;
  /** When its supplier has noticed it. */
  detectedAt: Date;
  state: 'open' | 'accepted' | 'over';
  actions: readonly AirlineChangeAction[];
  legs: readonly LegChange[];
}

/** What its supplier lets be done: accept it, cancel the booking, or note that it was settled with the airline. */
export type AirlineChangeAction = 'accept' | 'cancel' | 'settle';

export interface LegChange {
  before: FlightLeg;
  /** Null when the airline no longer flies it and offers nothing instead. */
  after: FlightLeg | null;
}

export type AirlineChangesOutcome =
  | { outcome: 'found'; changes: readonly AirlineChange[] }
  | { outcome: 'unknown' };

export type AcceptanceOutcome =
  | { outcome: 'accepted' }
  /** Nothing was accepted. */
  | { outcome: 'declined' }
  | { outcome: 'unknown' };

export interface AirlineChangeDesk {
  list(booking: string, call: SupplierCall): Promise<AirlineChangesOutcome>;
  accept(changeId: string, how: 'accept' | 'settle', call: SupplierCall): Promise<AcceptanceOutcome>;
}
