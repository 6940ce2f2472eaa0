import type { BookingInfoRequest, PassengerRequest } from '../contract.ts';

/** What an airline is given of a traveller besides, or instead of, what the profile has. */
export type EnteredPassenger = Omit<PassengerRequest, 'memberships'>;

/** What is entered at a checkout. */
export interface CheckoutInfo extends BookingInfoRequest {
  /** Those who fly. */
  passengers?: readonly EnteredPassenger[];
}
