import type { SelectedBag, SelectedMembership, SelectedSeat } from '../flight-booking/selected-extras.ts';

export interface ChangeTarget {
  tripId: string;
  partId: string;
  title: string;
  startsOn: string;
  endsOn: string;
  seats: readonly BookedSeat[];
  bags: readonly BookedBag[];
  memberships: readonly SelectedMembership[];
}

export interface BookedSeat extends Pick<SelectedSeat, 'traveler' | 'seat'> {
  origin: string;
  destination: string;
}

export type BookedBag = Omit<SelectedBag, 'price'>;
