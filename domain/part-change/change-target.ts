import type { SelectedBag, SelectedMembership, SelectedSeat } from '../flight-booking/selected-extras.ts';

/** A booked part that is being changed. Until the change is made it stays booked unchanged. */
export interface ChangeTarget {
  tripId: string;
  partId: string;
  /** Its title. */
  title: string;
  /** Its days, `yyyy-MM-dd`. */
  startsOn: string;
  endsOn: string;
  /** The extras; empty for a part without any. */
  seats: readonly BookedSeat[];
  bags: readonly BookedBag[];
  /** The memberships of its travellers. */
  memberships: readonly SelectedMembership[];
}

/** A seat on the segment from one airport to another. */
export interface BookedSeat extends Pick<SelectedSeat, 'traveler' | 'seat'> {
  origin: string;
  destination: string;
}

export type BookedBag = Omit<SelectedBag, 'price'>;
