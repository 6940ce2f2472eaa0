import type { TripAction } from '#domain/contract.ts';
import type { ApprovalRules } from './approval-rules.ts';
import { levelOf } from './approval-rules.ts';
import { waitingChangeOf } from './change-model.ts';
import {
  isBusy,
  isByAgency,
  isOpenRequest,
  isStopped,
  isToBeCancelled,
  isUnbooked,
  type ModelPart,
  type ModelTrip,
} from './model-trip.ts';
import type { Person } from './trip-people.ts';
import { mayBook, worksForAgency } from './trip-rights.ts';

interface Standing {
  rules: ApprovalRules;
  /** Whether the deadline of the approval for which the trip waits has passed. */
  isLate: boolean;
  /** By the clock of the trip's company. */
  now: number;
}

/** Depends on what suppliers still hold of a part that is over, which is a test of its own. */
const UNKNOWN_HERE: TripAction = 'resubmit';

/** Without those of which the model does not know when they are possible, in the order of their names. */
export function comparableActions(actions: readonly TripAction[]): TripAction[] {
  return actions.filter((action) => action !== UNKNOWN_HERE).toSorted();
}

/** What a person may do with a trip now. */
export function expectedActions(
  person: Person,
  trip: ModelTrip,
  { rules, isLate, now }: Standing,
): TripAction[] {
  const decides = !isLate && rules.decides(person, trip);
  return comparableActions([
    ...(decides ? (['approve', 'reject', 'sendBack'] as const) : []),
    ...(mayBook(person, trip) ? actionsOfBooker(person, trip, now) : []),
    ...(worksForAgency(person, trip) ? actionsOfAgent(trip) : []),
  ]);
}

function actionsOfBooker(person: Person, trip: ModelTrip, now: number): TripAction[] {
  if (trip.status === 'cancelled') return [];
  return [
    'update',
    ...(isCancellable(trip) ? (['cancel'] as const) : []),
    ...(mayChange(person, trip) && !trip.parts.some(isBusy) ? (['addPart'] as const) : []),
    ...(mayChange(person, trip) && trip.parts.some((part) => isChangeable(trip, part, now))
      ? (['changePart'] as const)
      : []),
    ...(isOpenRequest(trip) ? (['writeMessage'] as const) : []),
    ...(isOpenRequest(trip) && isGoingAhead(trip) ? (['closeRequest'] as const) : []),
  ];
}

/** Who works for the agency books for travelers, too. */
function actionsOfAgent(trip: ModelTrip): TripAction[] {
  const isAtRest = isGoingAhead(trip) || trip.status === 'cancelled';
  const canAdd = isGoingAhead(trip) && isOpenRequest(trip) && !trip.parts.some(isBusy);
  const canCancel = isAtRest && trip.parts.some((part) => isByAgency(part) || isToBeCancelled(part));
  return [...(canAdd ? (['addExternal'] as const) : []), ...(canCancel ? (['cancelExternal'] as const) : [])];
}

/** Parts of a trip that takes place are changed by those who book for it in its company. */
export function mayChange(person: Person, trip: ModelTrip): boolean {
  return isGoingAhead(trip) && mayBook(person, trip) && person.companyId === trip.companyId;
}

/** As long as its supplier changes it; the agency changes its own. */
export function isChangeable(trip: ModelTrip, part: ModelPart, now: number): boolean {
  return part.changeableUntil > now && part.status === 'confirmed' && !waitingChangeOf(trip, part);
}

/** What is asked of suppliers comes to its end first; what the agency has booked only the agency cancels. */
function isCancellable(trip: ModelTrip): boolean {
  const ofSuppliers = trip.parts.filter((part) => !isLeftToAgency(part));
  if (isUnbooked(trip)) {
    const isUnderWay = trip.parts.some((part) => isBusy(part) && part.status !== 'cancelling');
    return ofSuppliers.length === trip.parts.length && !isUnderWay;
  }
  const isToCome = (part: ModelPart) => part.status === 'held' && !isStopped(trip);
  const isPossible = ({ status }: ModelPart) => status === 'confirmed' || status === 'held';
  return !ofSuppliers.some((part) => isBusy(part) || isToCome(part)) && ofSuppliers.some(isPossible);
}

function isLeftToAgency({ kind, status }: ModelPart): boolean {
  return kind === 'external' && (status === 'confirming' || status === 'confirmed');
}

function isGoingAhead(trip: ModelTrip): boolean {
  return levelOf(trip) === null && (trip.status === 'approved' || trip.status === 'complete');
}
