import type { GridSeat } from '#domain/flight-booking/seat-grid.ts';
import {
  chooseSeat,
  leaveSeat,
  nextTraveler,
  type SelectedExtras,
} from '#domain/flight-booking/selected-extras.ts';

interface SeatTurn {
  segment: number;
  traveler: string;
  travelers: readonly string[];
}

export interface SeatPressResult {
  kind: 'chosen' | 'left' | 'otherTraveler';
  extras: SelectedExtras;
  traveler: string;
}

/**
 * A free seat is chosen, and the next traveler becomes active; one's own is released; another's makes that
 * traveler active.
 */
export function pressSeat(
  extras: SelectedExtras,
  { name, seat }: Pick<GridSeat, 'name' | 'seat'>,
  { segment, traveler, travelers }: SeatTurn,
): SeatPressResult {
  const owner = extras.seats.find((one) => one.segment === segment && one.seat === name)?.traveler;
  if (owner === traveler) return { kind: 'left', extras: leaveSeat(extras, { segment, traveler }), traveler };
  if (owner !== undefined) return { kind: 'otherTraveler', extras, traveler: owner };
  const chosen = chooseSeat(extras, { segment, traveler, seat: name, price: seat.price ?? null });
  const next = nextTraveler(chosen, segment, { travelers, after: traveler });
  return { kind: 'chosen', extras: chosen, traveler: next ?? traveler };
}
