import type { PartChangeability, Trip, TripAction } from '#domain/contract.ts';
import type { TripStatus } from '#domain/trip-status.ts';
import { type CancelledPart, selectWholeCancellation } from './cancellation-selectors.ts';
import { isBusy, partSnapshot } from './part-selectors.ts';
import { type TripRole, tripMachine } from './trip-machine.ts';
import { isWaiting, tripSnapshot } from './trip-selectors.ts';

type WithheldAction = Trip['withheldActions'][number];

export interface TripStanding {
  roles: readonly TripRole[];
  /** Why a person who could expect to decide may not; null for everyone else. */
  undecided: 'ownTrip' | 'earlierLevel' | 'otherApprover' | null;
}

interface TripForActions {
  status: TripStatus;
  levels: Trip['verdict']['levels'];
  parts: readonly CancelledPart[];
  changeability: readonly PartChangeability[];
  hasOpenRequest: boolean;
  awaitsPenalty: boolean;
  isHolding: boolean;
  hasBegun: boolean;
  hasEnded: boolean;
  isElsewhere: boolean;
  isOverdue: boolean;
}

export interface TripActions {
  allowed: TripAction[];
  withheld: WithheldAction[];
}

const DECISIONS: ReadonlySet<TripAction> = new Set(['approve', 'reject', 'sendBack']);

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

function obstacleToChange({ changeability }: TripForActions): 'busy' | 'begun' | null {
  if (changeability.some(({ possible }) => possible)) return null;
  const reasons = changeability.map((part) => (part.possible ? null : part.reason));
  if (reasons.includes('busy') || reasons.includes('changeWaits')) return 'busy';
  return reasons.includes('begun') ? 'begun' : null;
}

function canBeBookedAgain(trip: TripForActions): boolean {
  return trip.parts.some(({ status }) => status === 'failed') && !isAnyBusy(trip);
}

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

function isPast({ hasEnded, parts }: TripForActions): boolean {
  return hasEnded && !parts.some(({ status }) => status === 'failed');
}

/** Before anything is held again, the earlier holds have to be released. */
function isGivenBack({ parts, isHolding }: TripForActions): boolean {
  return !isHolding && parts.every(({ status }) => status === 'cancelled' || status === 'failed');
}
