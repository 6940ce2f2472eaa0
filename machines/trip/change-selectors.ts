import type { SnapshotFrom } from 'xstate';
import type { ChangeStatus } from '#domain/change-status.ts';
import type { PartChangeability } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { changeMachine } from './change-machine.ts';
import { isBusy, partSnapshot } from './part-selectors.ts';

export type ChangeSnapshot = SnapshotFrom<typeof changeMachine>;

export const changeSnapshot = ({
  status,
  levels,
}: {
  status: ChangeStatus;
  levels: readonly ApprovalLevel[];
}): ChangeSnapshot => changeMachine.resolveState({ value: status, context: { levels } });

export const isWaitingChange = (snapshot: ChangeSnapshot): boolean => snapshot.hasTag('waiting');

export const isOverChange = (snapshot: ChangeSnapshot): boolean => snapshot.hasTag('over');

export interface ChangeablePart {
  status: PartStatus;
  hasBegun: boolean;
  changeWaits: boolean;
  isAllowed: boolean;
}

export function selectChangeability(part: ChangeablePart): PartChangeability {
  if (isBusy(partSnapshot(part.status))) return { possible: false, reason: 'busy' };
  if (part.status !== 'confirmed') return { possible: false, reason: 'notBooked' };
  if (part.hasBegun) return { possible: false, reason: 'begun' };
  if (part.changeWaits) return { possible: false, reason: 'changeWaits' };
  return part.isAllowed ? { possible: true } : { possible: false, reason: 'notChangeable' };
}
