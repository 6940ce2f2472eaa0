/**
 * The change of one booked part, from its request to its end: its statuses, and the events that change them.
 *
 * Guarantees: no supplier is called before every level that the policy requires has approved, in order; a
 * rejection has a reason; a price or fee beyond the approved one goes back to the approvers; a lost answer leads to `unknown`, and the supplier is called again only after a
 * lookup has shown that nothing has changed; a change that is over stays so. Until it is done, the part is
 * booked as before.
 * Its states are the stored statuses, so a change is restored by `resolveState`. `deciding` is left at once.
 * The booking itself is the chart of its part: it is `changing` while this is, and `unknown` while this is.
 */
import { setup } from 'xstate';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { type ApprovalContext, approvalGuards, decidingState } from './approval-region.ts';

export type ChangeEvent =
  /** `upTo` is the highest level for which the approver may decide. */
  | { type: 'change.approve'; upTo: ApprovalLevel }
  | { type: 'change.reject'; comment: string }
  | { type: 'change.expire' }
  | { type: 'change.withdraw' }
  | { type: 'change.done' }
  | { type: 'change.refused' }
  | { type: 'price.risen' }
  | { type: 'change.lost' }
  /** The supplier has the booking as it was before. */
  | { type: 'change.repeat' };

export const changeMachine = setup({
  types: {
    context: {} as ApprovalContext,
    events: {} as ChangeEvent,
    input: {} as ApprovalContext,
    tags: {} as 'waiting' | 'busy' | 'over',
  },
  guards: approvalGuards,
}).createMachine({
  id: 'change',
  context: ({ input }) => ({ levels: input.levels }),
  initial: 'deciding',
  states: {
    deciding: decidingState('changing'),
    waiting_level_1_approval: {
      tags: 'waiting',
      on: {
        'change.approve': [
          { guard: { type: 'isBeyond', params: ({ event }) => event }, target: 'waiting_level_2_approval' },
          { target: 'changing' },
        ],
        'change.reject': { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'refused' },
        'change.expire': 'expired',
        'change.withdraw': 'withdrawn',
      },
    },
    waiting_level_2_approval: {
      tags: 'waiting',
      on: {
        'change.approve': 'changing',
        'change.reject': { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'refused' },
        'change.expire': 'expired',
        'change.withdraw': 'withdrawn',
      },
    },
    changing: {
      tags: 'busy',
      on: {
        'change.done': 'done',
        'change.refused': 'failed',
        'price.risen': { guard: 'needsApproval', target: 'deciding' },
        'change.lost': 'unknown',
      },
    },
    unknown: {
      tags: 'busy',
      on: {
        'change.done': 'done',
        'change.refused': 'failed',
        'change.repeat': 'changing',
      },
    },
    done: { tags: 'over' },
    refused: { tags: 'over' },
    expired: { tags: 'over' },
    withdrawn: { tags: 'over' },
    failed: { tags: 'over' },
  },
});
