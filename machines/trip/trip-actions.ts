import type { PartChangeability, Trip, TripAction } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { selectWholeCancellation } from './cancellation-selectors.ts';
import { isBusy, partSnapshot } from './part-selectors.ts';
import { type TripRole, tripMachine } from './trip-machine.ts';
import { isWaiting, tripSnapshot } from './trip-selectors.ts';

type Withheld = Trip['withheldActions'][number];

/** What a person is to a trip, as far as it decides what they may do. */
export interface TripStanding {
  roles: readonly TripRole[];
  /** Why a person who could expect to decide may not; null for all others. */
  undecided: 'ownTrip' | 'earlierLevel' | 'otherApprover' | null;
}

export interface ActedOnPart {
  status: PartStatus;
  /** Whether the agency has booked it elsewhere, so that no supplier cancels or sells it. */
  isExternal: boolean;
}

interface ActedOnTrip {
  status: TripStatus;
  levels: Trip['verdict']['levels'];
  parts: readonly ActedOnPart[];
  /** Whether each of its parts can be changed. */
  changeability: readonly PartChangeability[];
  /** Whether the agency still works on a request in words. */
  hasOpenRequest: boolean;
  /** Whether a supplier still holds something of a part that is over. */
  isHolding: boolean;
  /** Whether its first part has begun. */
  hasBegun: boolean;
  /** Whether its last day has passed. */
  hasEnded: boolean;
  /** Whether the person acts in another company than that which travels. */
  isElsewhere: boolean;
  /** Whether the deadline of its approval has passed. */
  isOverdue: boolean;
}

export interface TripActions {
  allowed: TripAction[];
  withheld: Withheld[];
}

const DECISIONS: ReadonlySet<TripAction> = new Set(['approve', 'reject', 'sendBack']);

/** What the agency does only when no approval is waited for. */
const AFTER_APPROVAL: ReadonlySet<TripAction> = new Set(['addExternal', 'cancelExternal', 'closeRequest']);

/** What a person may do with a trip now, and what not and why; everything that shows or checks an action asks this. */
export function tripActions(trip: ActedOnTrip, { roles, undecided }: TripStanding): TripActions {
  const offered = new Set(roles.flatMap((role) => actionsOf(trip, role)));
  const withheld = [...offered].flatMap((action): Withheld[] => {
    const reason = obstacleTo(trip, action);
    return reason ? [{ action, reason }] : [];
  });
  const obstructed = new Set(withheld.map(({ action }) => action));
  return {
    allowed: [...offered].filter((action) => !obstructed.has(action) && isPossible(trip, action)),
    withheld: [
      ...withheld,
      ...(undecided && isWaiting(tripSnapshot(trip))
        ? [...DECISIONS].map((action) => ({ action, reason: undecided }))
        : []),
    ],
  };
}

/** What the state of the chart offers to a role. */
function actionsOf({ status }: Pick<ActedOnTrip, 'status'>, role: TripRole): readonly TripAction[] {
  return tripMachine.states[status]?.meta?.actions[role] ?? [];
}

function obstacleTo(trip: ActedOnTrip, action: TripAction): Withheld['reason'] | null {
  if (trip.isOverdue && DECISIONS.has(action)) return 'overdue';
  if (action === 'cancel' && cancellationOf(trip) === 'later') return 'busy';
  if (action === 'resubmit' && trip.hasBegun) return 'begun';
  if (action === 'resubmit' && trip.status === 'rejected' && !isGivenBack(trip)) return 'busy';
  if (action === 'resubmit' && trip.status === 'approved' && isHeldInVain(trip)) return 'busy';
  if (action === 'addPart' && takesParts(trip) && isAnyBusy(trip)) return 'busy';
  if (action === 'changePart' && takesParts(trip)) return obstacleToChange(trip);
  if (action === 'addExternal' && trip.hasOpenRequest && isAnyBusy(trip)) return 'busy';
  if (AFTER_APPROVAL.has(action) && isPossible(trip, action) && isWaiting(tripSnapshot(trip))) return 'busy';
  return null;
}

/** What is not possible any more is not offered at all. */
function isPossible(trip: ActedOnTrip, action: TripAction): boolean {
  switch (action) {
    case 'cancel':
      return cancellationOf(trip) === 'now';
    case 'resubmit':
      return trip.status === 'approved' ? canBeBookedAgain(trip) : trip.parts.some(isSold);
    case 'addPart':
      return takesParts(trip);
    case 'changePart':
      return takesParts(trip) && trip.changeability.some(({ possible }) => possible);
    case 'writeMessage':
    case 'addExternal':
    case 'closeRequest':
      return trip.hasOpenRequest;
    case 'cancelExternal':
      return trip.parts.some((part) => part.status === 'confirmed' && !isSold(part));
    default:
      return true;
  }
}

/** Why no part can be changed now; null also where none ever can. */
function obstacleToChange({ changeability }: ActedOnTrip): 'busy' | 'begun' | null {
  if (changeability.some(({ possible }) => possible)) return null;
  const reasons = changeability.map((part) => (part.possible ? null : part.reason));
  if (reasons.includes('busy') || reasons.includes('changeWaits')) return 'busy';
  return reasons.includes('begun') ? 'begun' : null;
}

/** Whether a part could not be booked, and nothing is under way with the others. */
function canBeBookedAgain(trip: ActedOnTrip): boolean {
  return trip.parts.some(({ status }) => status === 'failed') && !isAnyBusy(trip);
}

/** Whether what could not be booked is still being given back. */
function isHeldInVain(trip: ActedOnTrip): boolean {
  return canBeBookedAgain(trip) && trip.isHolding;
}

function takesParts({ hasEnded, isElsewhere }: ActedOnTrip): boolean {
  return !hasEnded && !isElsewhere;
}

function isSold({ isExternal }: ActedOnPart): boolean {
  return !isExternal;
}

function isAnyBusy({ parts }: ActedOnTrip): boolean {
  return parts.some(({ status }) => isBusy(partSnapshot(status)));
}

function cancellationOf(trip: ActedOnTrip) {
  return selectWholeCancellation(tripSnapshot(trip), trip.parts);
}

/** Before anything is held again, the earlier holds have to be over. */
function isGivenBack({ parts, isHolding }: ActedOnTrip): boolean {
  return !isHolding && parts.every(({ status }) => status === 'cancelled' || status === 'failed');
}
