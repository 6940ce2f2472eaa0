import type { BookingTraveler, ChosenResult } from '#domain/booking/flow-types.ts';
import type { PassengerNeeds } from '#domain/contract.ts';
import type { ChosenExtras } from '#domain/flight-booking/chosen-extras.ts';
import type { PricedFare } from '#domain/flight-booking/flight-choice.ts';
import type { OfferedExtras } from '#domain/flight-booking/offered-extras.ts';
import type { AreaFailure } from '../../../components/AreaError.tsx';
import type { BookingStep } from '../../../components/booking/BookingSteps.tsx';
import type { Repriced } from '../../../components/booking/RepricingDialog.tsx';

/** The seats and bags of the fare, or why there are none. */
export type OfferedState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  /** The fare itself is sold out. */
  | { state: 'gone' }
  | { state: 'ready'; extras: OfferedExtras };

export type Membership = PassengerNeeds['memberships'][number];

export interface FlightOptionsScreenProps {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
  flight: ChosenResult;
  travelers: readonly BookingTraveler[];
  /** The fare at the accepted price. */
  priced: PricedFare;
  offered: OfferedState;
  /** By traveller: the memberships in the profile that match the airlines. */
  memberships: ReadonlyMap<string, readonly Membership[]>;
  /** The name of a loyalty programme. */
  programOf: (program: string) => string;
  extras: ChosenExtras;
  /** The checkout still has other extras, until these are submitted. */
  isUnsaved: boolean;
  /** The price is being checked with the options. */
  isPricing: boolean;
  /** The outcome of repricing the fare with its options; null while no question is open. */
  repricing: Repriced | null;
  /** The sold-out options, each in words. */
  lostExtras: readonly string[];
  /** Requests the price again; null unless the supplier gave no answer. */
  onRetryPrice: (() => void) | null;
  onWrite: (extras: ChosenExtras) => void;
  /** A booked flight is changed: the choice leads to the review, and is not added to a trip. */
  isChange: boolean;
  /** To the checkout. */
  onSubmit: (extras: ChosenExtras) => void;
  /** Into the draft trip. */
  onAdd: (extras: ChosenExtras) => void;
  onAccept: () => void;
  /** Back to the options, with the available ones. */
  onReview: () => void;
  /** Back to the fares. */
  onPickAnother: () => void;
  onLeave: () => void;
}
