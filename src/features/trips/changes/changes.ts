import type { PartChange, Trip, TripPart } from '#domain/contract.ts';
import { changeSnapshot, isOverChange, isWaitingChange } from '#machines/trip/change-selectors.ts';
import { offerOf } from '../deciding/deciding.ts';

export type ChangeAction = 'approve' | 'reject';

export type ChangeDecisionState =
  | { state: 'closed' }
  | {
      state: 'open';
      action: ChangeAction;
      changeId: string;
      /** The version of the trip that the person was shown. */
      version: number;
      /** Whether the trip has changed since the person wanted to decide. */
      isOutdated: boolean;
      sending: boolean;
      refusal: string | null;
    }
  | { state: 'decided'; action: ChangeAction };

export type WithdrawalState =
  | { state: 'closed' }
  | { state: 'open'; changeId: string; sending: boolean; refusal: string | null };

export interface ChangingProps {
  /** Begins the flow in which a booked part is changed. */
  onChange: (part: TripPart) => void;
  decision: ChangeDecisionState;
  onDecide: (action: ChangeAction, changeId: string) => void;
  onLeaveDecision: () => void;
  onSendDecision: (comment: string) => void;
  withdrawal: WithdrawalState;
  onWithdraw: (changeId: string) => void;
  onLeaveWithdrawal: () => void;
  onSendWithdrawal: () => void;
}

const snapshotOf = ({ status, verdict }: PartChange) => changeSnapshot({ status, levels: verdict.levels });

export const isWaiting = (change: PartChange): boolean => isWaitingChange(snapshotOf(change));

export const isOver = (change: PartChange): boolean => isOverChange(snapshotOf(change));

type ChangedTrip = Pick<Trip, 'changes'>;

/** The change of a part that was requested last. */
export function lastChangeOf({ changes = [] }: ChangedTrip, partId: string): PartChange | undefined {
  return changes.findLast((change) => change.partId === partId);
}

/** Those that wait for an approval, with what is known of it; the next deadline first. */
export function waitingChanges({ changes = [] }: ChangedTrip) {
  return changes
    .flatMap((change) =>
      isWaiting(change) && change.approval ? [{ change, approval: change.approval }] : [],
    )
    .sort((one, other) => (one.approval.until < other.approval.until ? -1 : 1));
}

export function waitingChangeOf(trip: ChangedTrip, partId: string): PartChange | undefined {
  const last = lastChangeOf(trip, partId);
  return last && isWaiting(last) ? last : undefined;
}

/** The change on which the person decides now, the next deadline first. */
export function decidableChange(trip: ChangedTrip): PartChange | undefined {
  return waitingChanges(trip).find(({ change }) => change.mayDecide)?.change;
}

export type UnchangeableReason = Extract<TripPart['changeable'], { possible: false }>['reason'];

export type ChangeOffer =
  | { kind: 'now' }
  /** Not now, or not online. */
  | { kind: 'withheld'; reason: Exclude<UnchangeableReason, 'notBooked'> }
  | { kind: 'none' };

/** Whether the change of a part is offered to this person. */
export function changeOffer(trip: Trip, { changeable }: TripPart): ChangeOffer {
  if (!changeable) return { kind: 'none' };
  if (changeable.possible) {
    return trip.allowedActions.includes('changePart') ? { kind: 'now' } : { kind: 'none' };
  }
  const { reason } = changeable;
  return reason !== 'notBooked' && isForBookers(trip) ? { kind: 'withheld', reason } : { kind: 'none' };
}

/** Where no part can be changed, it is the cancellation that tells who could expect to change something. */
function isForBookers(trip: Trip): boolean {
  return offerOf(trip, 'changePart').kind !== 'none' || offerOf(trip, 'cancel').kind !== 'none';
}
