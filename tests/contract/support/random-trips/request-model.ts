import { isOver, type ModelPart, type ModelTrip, type PartOnHold } from './model-trip.ts';
import type { Moves } from './moves.ts';
import type { Person } from './trip-people.ts';

/** A request in words is a trip that takes place, without parts until the agency has booked some. */
export function newRequest(id: string, { traveler, by }: { traveler: Person; by: Person }): ModelTrip {
  return {
    id,
    companyId: traveler.companyId,
    traveler,
    requestedBy: [by],
    status: 'approved',
    end: null,
    waitingUntil: null,
    parts: [],
    changes: [],
    // The request does not name it, so that it is not agreed.
    bookingFee: null,
    request: { by, isOpen: true },
  };
}

/** Travelers and the person who has asked speak for the travelers, all others for the agency. */
export function sideOf(by: Person, { traveler, request }: ModelTrip): 'travelers' | 'agency' {
  return by === traveler || by === request?.by ? 'travelers' : 'agency';
}

/** What is booked stays so, and what is being booked goes on; with nothing of either, the trip is over. */
export function closeRequest(trip: ModelTrip, by: Person, moves: Moves): void {
  if (!trip.request) throw new Error('The trip began without a request');
  trip.request.isOpen = false;
  const left = trip.parts.filter(({ status }) => status !== 'cancelled');
  if (trip.parts.every(isOver)) {
    const isByAgency = sideOf(by, trip) === 'agency';
    moves.reach(isByAgency ? 'request.closedByAgency' : 'request.closedByTravelers');
    Object.assign(trip, { status: 'cancelled', end: isByAgency ? 'closed' : 'cancelled' });
  } else if (left.every(({ status }) => status === 'confirmed')) {
    moves.reach('request.completed');
    trip.status = 'complete';
  } else {
    moves.reach('request.goesOn');
  }
}

/** What the agency has cancelled elsewhere is over at once; what is paid back and what is not add up to its price. */
export function cancelExternal(part: ModelPart, recordedPenalty: number): void {
  Object.assign(part, { status: 'cancelled', attempt: null, settled: part.price, recordedPenalty });
}

/** What the agency books for a request: no supplier holds it, and its turn comes first. */
export function externalPart(id: string, price: number): PartOnHold {
  return {
    id,
    reference: id,
    kind: 'external',
    turn: 1,
    changeableUntil: 0,
    isPrepaid: false,
    dueOnSite: 0,
    goods: '',
    price,
    heldUntil: null,
  };
}
