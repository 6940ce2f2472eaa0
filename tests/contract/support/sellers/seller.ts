import type { Money, TripPart } from '#domain/contract.ts';
import type { Fault } from '#tests/support/duffel-server/duffel-server.ts';
import type { Asker } from './asker.ts';

/** What a person does, one thing after the other. */
export type StepName = 'search' | 'price' | 'order' | 'book' | 'change' | 'cancel';

export type NamedFault = readonly [name: string, ...faults: Fault[]];

/** A server that speaks the protocol of a supplier. */
export interface Wire {
  /** The calls that have arrived, such as `POST /air/orders`. */
  readonly asked: string[];
  listen(): Promise<string>;
  close(): Promise<void>;
  next(call: string, ...faults: Fault[]): void;
  forgetFaults(): void;
}

/** A booking in the books of the supplier. */
export interface Sale {
  locator: string;
  status: 'held' | 'bought' | 'cancelled';
  /** Also when it was cancelled afterwards. */
  wasBought: boolean;
  price: Money;
  /** How often it was changed. */
  changes: number;
}

/** A supplier that sells something real, and how a person buys from it. */
export interface Seller {
  kind: Extract<TripPart['kind'], 'flight' | 'hotel'>;
  wire: Wire;
  env(url: string): Record<string, string>;
  /** A refundable offer; null when the source has not answered. */
  search(asker: Asker, changes?: Changes): Promise<string | null>;
  /** The offer at its price of now; null when it can't be had, or the supplier has not answered. */
  price(asker: Asker, offer: string, changes?: Changes): Promise<string | null>;
  /** Everything that was ever booked, in this order. */
  sales(): Sale[];
  /** What may happen to all offers and holds at any time. */
  turns: Readonly<Record<'dearer' | 'expired', () => void>>;
  /** The documented refusals of a call, after which nothing was done. */
  refusals(call: string): readonly NamedFault[];
  /** What can be done with its offers. */
  steps: readonly StepName[];
  /** Those of them that no other seller has in the same way. */
  tested: readonly StepName[];
}

export interface Changes {
  tripId: string;
  partId: string;
}
