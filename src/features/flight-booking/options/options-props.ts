import type { BookingTraveler, SelectedResult } from '#domain/booking/flow-types.ts';
import type { PassportGap } from '#domain/checkout/passport-gaps.ts';
import type { PassengerNeeds } from '#domain/contract.ts';
import type { AvailableExtras } from '#domain/flight-booking/available-extras.ts';
import type { FareQuote } from '#domain/flight-booking/flight-choice.ts';
import type { SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import type { AreaFailure } from '../../../components/AreaError.tsx';
import type { BookingStep } from '../../../components/booking/BookingSteps.tsx';
import type { OwnProfile } from '../../../components/booking/PassportNotice.tsx';
import type { RepricingResult } from '../../../components/booking/RepricingDialog.tsx';

/** The seats and bags of the fare, or why there are none. */
export type ExtrasState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  /** The fare itself is sold out. */
  | { state: 'gone'; cause: 'soldOut' | 'expired' }
  | { state: 'ready'; extras: AvailableExtras };

export type Membership = PassengerNeeds['memberships'][number];

export interface FlightOptionsScreenProps {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
  flight: SelectedResult;
  travelers: readonly BookingTraveler[];
  /** The fare at the accepted price. */
  priced: FareQuote;
  /** Of the fare with the options that are chosen now. */
  verdict: FareQuote['verdict'];
  offered: ExtrasState;
  /** By traveller: the memberships in the profile that match the airlines. */
  memberships: ReadonlyMap<string, readonly Membership[]>;
  /** The passports that do not last for the flight. */
  gaps: readonly PassportGap[];
  ownProfile?: OwnProfile;
  /** The name of a loyalty programme. */
  programOf: (program: string) => string;
  extras: SelectedExtras;
  /** The checkout still has other extras, until these are submitted. */
  isUnsaved: boolean;
  /** The price is being checked with the options. */
  isPricing: boolean;
  /** The outcome of repricing the fare with its options; null while no question is open. */
  repricing: RepricingResult | null;
  /** The sold-out options, each in words. */
  lostExtras: readonly string[];
  /** The options that cost more than was shown, each in words. */
  risenExtras: readonly string[];
  /** Requests the price again; null unless the supplier gave no answer. */
  onRetryPrice: (() => void) | null;
  onWrite: (extras: SelectedExtras) => void;
  /** A booked flight is changed: the choice leads to the review, and is not added to a trip. */
  isChange: boolean;
  /** To the checkout. */
  onSubmit: (extras: SelectedExtras) => void;
  /** Into the draft trip. */
  onAdd: (extras: SelectedExtras) => void;
  onAccept: () => void;
  /** Back to the options, with the available ones. */
  onReview: () => void;
  /** Back to the fares. */
  onPickAnother: () => void;
  onLeave: () => void;
}
