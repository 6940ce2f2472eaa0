import { isBusy, isOpenRequest, isOver, type ModelTrip } from './model-trip.ts';
import type { Moves } from './moves.ts';

/** Once nothing is under way, what is held is booked, or the trip is what has become of its parts. */
export function settleModelTrip(trip: ModelTrip, moves: Moves): void {
  if (trip.parts.some(isBusy)) return;
  begin(trip);
  if (trip.parts.some(isBusy) || isOpenRequest(trip)) return;
  const kept = trip.parts.filter(({ status }) => status !== 'cancelled');
  const isBooking = trip.status === 'approved';
  if ((isBooking || trip.status === 'complete') && trip.parts.every(isOver)) {
    const isNothingBooked = trip.parts.every(({ failure }) => failure !== null);
    moves.reach(isNothingBooked ? 'trip.endedFailed' : 'trip.endedCancelled');
    Object.assign(trip, { status: 'cancelled', end: isNothingBooked ? 'failed' : 'cancelled' });
  } else if (isBooking && kept.length > 0 && kept.every(({ status }) => status === 'confirmed')) {
    moves.reach('trip.completed');
    trip.status = 'complete';
  }
}

/** Of what is held, what is easiest to undo, unless something could not be booked. */
function begin(trip: ModelTrip): void {
  if (trip.status !== 'approved' || trip.parts.some(({ status }) => status === 'failed')) return;
  const held = trip.parts.filter(({ status }) => status === 'held');
  const first = Math.min(...held.map(({ turn }) => turn));
  for (const part of held.filter(({ turn }) => turn === first)) {
    Object.assign(part, { status: 'confirming', attempt: 'confirm', isUnwanted: false });
  }
}
