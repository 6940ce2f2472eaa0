import type { TripPart } from '../contract.ts';
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
  /** The extras of a flight; null for any other part. */
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

export function toChangeTarget(tripId: string, part: TripPart, title: string): ChangeTarget {
  const { _id: partId, startsOn, endsOn } = part;
  const booked = { tripId, partId, title, startsOn, endsOn };
  return {
    ...booked,
    seats: listBookedSeats(part),
    bags: listBookedBags(part),
    memberships: listMemberships(part),
  };
}

function listBookedSeats(part: TripPart): BookedSeat[] {
  if (part.kind !== 'flight') return [];
  const segments = part.legs.flatMap((leg) => leg.segments);
  return part.seats.flatMap(({ traveler, seat, segment }) => {
    const flown = segments[segment];
    return flown ? [{ traveler, seat, origin: flown.origin, destination: flown.destination }] : [];
  });
}

function listBookedBags(part: TripPart): BookedBag[] {
  if (part.kind !== 'flight') return [];
  return part.bags.map(({ traveler, leg, kind, quantity }) => ({ traveler, leg, kind, quantity }));
}

function listMemberships(part: TripPart): SelectedMembership[] {
  if (part.kind !== 'flight') return [];
  return part.passengers.flatMap(({ traveler, memberships }) =>
    memberships.map(({ program, membershipNumber }) => ({ traveler, program, membershipNumber })),
  );
}
