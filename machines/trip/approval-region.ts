/**
 * What the charts of trips and of changes have in common: the approval of one or two levels, in order. Each has the
 * states `deciding`, `waiting_level_1_approval` and `waiting_level_2_approval`, and ways of its own out of them.
 */
import type { ChangeStatus } from '#domain/change-status.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { TripStatus } from '#domain/trip-status.ts';

export interface ApprovalContext {
  levels: readonly ApprovalLevel[];
}

interface Args {
  context: ApprovalContext;
}

export const approvalGuards = {
  needsLevel: ({ context }: Args, { level }: { level: ApprovalLevel }) => context.levels.includes(level),
  isBeyond: ({ context }: Args, { upTo }: { upTo: ApprovalLevel }) =>
    context.levels.some((level) => level > upTo),
  needsApproval: ({ context }: Args) => context.levels.length > 0,
  hasReason: (_: Args, { comment }: { comment: string }) => comment.trim() !== '',
};

/** The state in which an approval begins; it is left at once, without a required level for `approved`. */
export function decidingState<Approved extends string>(approved: Approved) {
  return {
    always: [
      { guard: { type: 'needsLevel', params: { level: 1 } }, target: 'waiting_level_1_approval' },
      { guard: { type: 'needsLevel', params: { level: 2 } }, target: 'waiting_level_2_approval' },
      { target: approved },
    ],
  } as const;
}

export function waitingLevel(status: TripStatus | ChangeStatus): ApprovalLevel | null {
  if (status === 'waiting_level_1_approval') return 1;
  return status === 'waiting_level_2_approval' ? 2 : null;
}
