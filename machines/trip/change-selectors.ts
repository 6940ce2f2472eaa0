import type { SnapshotFrom } from 'xstate';
import type { ChangeStatus } from '#domain/change-status.ts';
import type { PartChangeability } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { changeMachine } from './change-machine.ts';
import { isBusy, partSnapshot } from './part-selectors.ts';

export type ChangeSnapshot = SnapshotFrom<typeof changeMachine>;

/** Restores a change's snapshot from its stored state. */
export const changeSnapshot = ({
  status,
  levels,
}: {
  status: ChangeStatus;
  levels: readonly ApprovalLevel[];
}): ChangeSnapshot => changeMachine.resolveState({ value: status, context: { levels } });

/** Approvers have to decide on it. */
export const isWaitingChange = (snapshot: ChangeSnapshot): boolean => snapshot.hasTag('waiting');

/** The change is over. */
export const isOverChange = (snapshot: ChangeSnapshot): boolean => snapshot.hasTag('over');

export interface ChangeablePart {
  status: PartStatus;
  hasBegun: boolean;
  /** Whether another change of the part waits for an approval. */
  changeWaits: boolean;
  /** Whether its conditions allow a change. */
  isAllowed: boolean;
}

/** Whether a part of a trip that takes place can be changed online now, or the reason why not. */
export function selectChangeability(part: ChangeablePart): PartChangeability {
  if (isBusy(partSnapshot(part.status))) return { possible: false, reason: 'busy' };
  if (part.status !== 'confirmed') return { possible: false, reason: 'notBooked' };
  if (part.hasBegun) return { possible: false, reason: 'begun' };
  if (part.changeWaits) return { possible: false, reason: 'changeWaits' };
  return part.isAllowed ? { possible: true } : { possible: false, reason: 'notChangeable' };
}
