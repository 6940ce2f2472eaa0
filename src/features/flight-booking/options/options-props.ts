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

export type ExtrasState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'gone'; cause: 'soldOut' | 'expired' }
  | { state: 'ready'; extras: AvailableExtras };

export type Membership = PassengerNeeds['memberships'][number];

export interface FlightOptionsScreenProps {
  steps: readonly BookingStep[];
  furthest: number;
  flight: SelectedResult;
  travelers: readonly BookingTraveler[];
  priced: FareQuote;
  verdict: FareQuote['verdict'];
  offered: ExtrasState;
  memberships: ReadonlyMap<string, readonly Membership[]>;
  gaps: readonly PassportGap[];
  ownProfile?: OwnProfile;
  programOf: (program: string) => string;
  extras: SelectedExtras;
  isUnsaved: boolean;
  isPricing: boolean;
  repricing: RepricingResult | null;
  lostExtras: readonly string[];
  risenExtras: readonly string[];
  onRetryPrice: (() => void) | null;
  onWrite: (extras: SelectedExtras) => void;
  isChange: boolean;
  onSubmit: (extras: SelectedExtras) => void;
  onAdd: (extras: SelectedExtras) => void;
  onAccept: () => void;
  onReview: () => void;
  onPickAnother: () => void;
  onLeave: () => void;
}
