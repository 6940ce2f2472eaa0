import type { TripRequest } from '../contract.ts';
import type { PricedRate } from '../hotel-booking/hotel-choice.ts';
import type { Repricing } from '../offers/repricing.ts';

/** What is to be booked, at the price that the person has accepted. */
export interface CheckoutChoice {
  kind: 'hotel';
  priced: PricedRate;
}

/** What has become of a choice that was priced again. */
export type ChoiceOutcome =
  | { type: Repricing; choice: CheckoutChoice }
  | { type: 'soldOut' }
  | { type: 'expired' };

type BookingInfo = TripRequest['bookingInfo'];

/** What is asked of the server: these travellers, this offer, and the approvals that the person has been told of. */
export function tripRequestOf(
  travelers: readonly string[],
  { kind, priced }: CheckoutChoice,
  bookingInfo: BookingInfo,
): TripRequest {
  return {
    travelers: [...travelers],
    parts: [{ kind, offer: priced.offer }],
    bookingInfo,
    levels: priced.verdict.levels,
  };
}
