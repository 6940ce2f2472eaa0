import type { PartChangeability, Trip, TripAction } from '#domain/contract.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import { type CancelledPart, selectWholeCancellation } from './cancellation-selectors.ts';
import { isBusy, partSnapshot } from './part-selectors.ts';
import { type TripRole, tripMachine } from './trip-machine.ts';
import { isWaiting, tripSnapshot } from './trip-selectors.ts';

type WithheldAction = Trip['withheldActions'][number];

/** The relation of a person to a trip, as far as it decides what they may do. */
export interface TripStanding {
  roles: readonly TripRole[];
  /** Why a person who could expect to decide may not; null for everyone else. */
  undecided: 'ownTrip' | 'earlierLevel' | 'otherApprover' | null;
}

interface TripForActions {
  status: TripStatus;
  levels: Trip['verdict']['levels'];
  parts: readonly CancelledPart[];
  /** Whether each of its parts can be changed. */
  changeability: readonly PartChangeability[];
  /** Whether the agency still works on a request in words. */
  hasOpenRequest: boolean;
  /** Whether the agency has not recorded yet what it costs to cancel a booking that was not approved. */
  awaitsPenalty: boolean;
  /** Whether a supplier still holds something of a part that is over. */
  isHolding: boolean;
  /** Whether its first part has begun. */
  hasBegun: boolean;
  /** Whether its last part has ended, by the clock there. */
  hasEnded: boolean;
  /** Whether the person acts in another company than the travelling one. */
  isElsewhere: boolean;
  /** Whether the deadline of its approval has passed. */
  isOverdue: boolean;
}

export interface TripActions {
  allowed: TripAction[];
  withheld: WithheldAction[];
}

const DECISIONS: ReadonlySet<TripAction> = new Set(['approve', 'reject', 'sendBack']);

/** Actions of the agency that are possible only while no approval is pending. */
const AFTER_APPROVAL: ReadonlySet<TripAction> = new Set(['addExternal', 'cancelExternal', 'closeRequest']);

/**
 * The actions that a person may take on a trip now, and the reasons for the others; everything that shows or
 * checks an action uses this.
 */
export function tripActions(trip: TripForActions, { roles, undecided }: TripStanding): TripActions {
  const offered = new Set(roles.flatMap((role) => actionsOf(trip, role)));
  const withheld = [...offered].flatMap((action): WithheldAction[] => {
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

/** The actions that the current state offers to a role. */
function actionsOf({ status }: Pick<TripForActions, 'status'>, role: TripRole): readonly TripAction[] {
  return tripMachine.states[status]?.meta?.actions[role] ?? [];
}

function obstacleTo(trip: TripForActions, action: TripAction): WithheldAction['reason'] | null {
  if (trip.isOverdue && DECISIONS.has(action)) return 'overdue';
  if (action === 'cancel' && selectCancellation(trip) === 'later') return 'busy';
  if (action === 'cancel' && selectCancellation(trip) === 'begun' && !isPast(trip)) return 'begun';
  if (action === 'resubmit' && trip.hasBegun) return 'begun';
  if (action === 'resubmit' && trip.status === 'rejected' && !isGivenBack(trip)) return 'busy';
  if (action === 'resubmit' && trip.status === 'approved' && hasOrphanedHolds(trip)) return 'busy';
  if (action === 'addPart' && takesParts(trip) && isAnyBusy(trip)) return 'busy';
  if (action === 'changePart' && takesParts(trip)) return obstacleToChange(trip);
  if (action === 'addExternal' && trip.hasOpenRequest && isAnyBusy(trip)) return 'busy';
  if (AFTER_APPROVAL.has(action) && isPossible(trip, action) && isWaiting(tripSnapshot(trip))) return 'busy';
  return null;
}

/** Actions that are no longer possible are not offered at all. */
function isPossible(trip: TripForActions, action: TripAction): boolean {
  switch (action) {
    case 'cancel':
      return selectCancellation(trip) === 'now';
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
      return trip.awaitsPenalty || trip.parts.some((part) => part.status === 'confirmed' && !isSold(part));
    default:
      return true;
  }
}

/** Why no part can be changed now; null also where none ever can. */
function obstacleToChange({ changeability }: TripForActions): 'busy' | 'begun' | null {
  if (changeability.some(({ possible }) => possible)) return null;
  const reasons = changeability.map((part) => (part.possible ? null : part.reason));
  if (reasons.includes('busy') || reasons.includes('changeWaits')) return 'busy';
  return reasons.includes('begun') ? 'begun' : null;
}

/** Whether a part failed to book, and nothing is in progress with the others. */
function canBeBookedAgain(trip: TripForActions): boolean {
  return trip.parts.some(({ status }) => status === 'failed') && !isAnyBusy(trip);
}

/** Whether the failed parts are still being released. */
function hasOrphanedHolds(trip: TripForActions): boolean {
  return canBeBookedAgain(trip) && trip.isHolding;
}

function takesParts({ hasEnded, isElsewhere }: TripForActions): boolean {
  return !hasEnded && !isElsewhere;
}

function isSold({ isExternal }: CancelledPart): boolean {
  return !isExternal;
}

function isAnyBusy({ parts }: TripForActions): boolean {
  return parts.some(({ status }) => isBusy(partSnapshot(status)));
}

function selectCancellation(trip: TripForActions) {
  return selectWholeCancellation(tripSnapshot(trip), trip.parts);
}

/** Whether it is over, with no decision left. */
function isPast({ hasEnded, parts }: TripForActions): boolean {
  return hasEnded && !parts.some(({ status }) => status === 'failed');
}

/** Before anything is held again, the earlier holds have to be released. */
function isGivenBack({ parts, isHolding }: TripForActions): boolean {
  return !isHolding && parts.every(({ status }) => status === 'cancelled' || status === 'failed');
}
