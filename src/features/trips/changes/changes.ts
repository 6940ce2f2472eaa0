import type { PartChange, Trip, TripPart } from '#domain/contract.ts';
import { changeSnapshot, isOverChange, isWaitingChange } from '#machines/trip/change-selectors.ts';
import { findActionOffer } from '../deciding/deciding.ts';

export type WithdrawalState =
  | { state: 'closed' }
  | { state: 'open'; changeId: string; sending: boolean; refusal: string | null };

export interface ChangingProps {
  onChange: (part: TripPart) => void;
  withdrawal: WithdrawalState;
  onWithdraw: (changeId: string) => void;
  onLeaveWithdrawal: () => void;
  onSendWithdrawal: () => void;
}

const toSnapshot = ({ status, verdict }: PartChange) => changeSnapshot({ status, levels: verdict.levels });

export const isWaiting = (change: PartChange): boolean => isWaitingChange(toSnapshot(change));

export const isOver = (change: PartChange): boolean => isOverChange(toSnapshot(change));

type TripWithChanges = Pick<Trip, 'changes'>;

export function findLastChange({ changes = [] }: TripWithChanges, partId: string): PartChange | undefined {
  return changes.findLast((change) => change.partId === partId);
}

export function waitingChanges({ changes = [] }: TripWithChanges) {
  return changes
    .flatMap((change) =>
      isWaiting(change) && change.approval ? [{ change, approval: change.approval }] : [],
    )
    .sort((one, other) => (one.approval.until < other.approval.until ? -1 : 1));
}

export function findWaitingChange(trip: TripWithChanges, partId: string): PartChange | undefined {
  const last = findLastChange(trip, partId);
  return last && isWaiting(last) ? last : undefined;
}

export function decidableChange(trip: TripWithChanges): PartChange | undefined {
  return waitingChanges(trip).find(({ change }) => change.mayDecide)?.change;
}

export type UnchangeableReason = Extract<TripPart['changeable'], { possible: false }>['reason'];

export type ChangeOffer =
  | { kind: 'now' }
  | { kind: 'withheld'; reason: Exclude<UnchangeableReason, 'notBooked'> }
  | { kind: 'none' };

export function changeOffer(trip: Trip, { changeable }: TripPart): ChangeOffer {
  if (!changeable) return { kind: 'none' };
  if (changeable.possible) {
    return trip.allowedActions.includes('changePart') ? { kind: 'now' } : { kind: 'none' };
  }
  const { reason } = changeable;
  return reason !== 'notBooked' && isForBookers(trip) ? { kind: 'withheld', reason } : { kind: 'none' };
}

function isForBookers(trip: Trip): boolean {
  return (
    findActionOffer(trip, 'changePart').kind !== 'none' || findActionOffer(trip, 'cancel').kind !== 'none'
  );
}
