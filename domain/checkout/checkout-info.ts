import type { BookingInfoRequest, PassengerRequest } from '../contract.ts';

/** Passenger data for an airline in addition to, or instead of, those in the profile. */
export type PassengerDetails = Omit<PassengerRequest, 'memberships'>;

/** The data entered at a checkout. */
export interface CheckoutInfo extends BookingInfoRequest {
  /** The passengers. */
  passengers?: readonly PassengerDetails[];
}
