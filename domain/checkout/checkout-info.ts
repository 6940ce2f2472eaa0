import type { BookingInfoRequest, PassengerRequest } from '../contract.ts';

export type PassengerDetails = Omit<PassengerRequest, 'memberships'>;

export interface CheckoutInfo extends BookingInfoRequest {
  passengers?: readonly PassengerDetails[];
}
