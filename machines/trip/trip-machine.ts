/**
 * A trip from its request to its end: what its status may become, and by what.
 *
 * Guarantees: nothing is booked before every level that the policy asks for has approved, in their order; a refusal says
 * why; a price beyond what was approved goes back to the approvers, never to the beginning, and so does each further
 * one while they are asked; what is booked stays so when nobody approves the rest; what is cancelled stays so.
 * Its states are the statuses that are stored, so a trip is restored by `resolveState`, and the server stores only what
 * `transition` answers. `deciding` is left at once. Who may send which event is for the abilities to say.
 * The life of each booking is the chart of its part; `parts.settled` tells what has become of them.
 */
import { assign, setup } from 'xstate';
import { isAnyBooked } from '#domain/partly-booked.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus } from '#domain/trip-status.ts';

interface Context {
  /** Who has to approve, the first level first; empty when nobody has to. */
  levels: readonly ApprovalLevel[];
}

interface Input {
  levels: readonly ApprovalLevel[];
}

export type TripEvent =
  | { type: 'trip.approve' }
  | { type: 'trip.reject'; comment: string }
  | { type: 'trip.expire'; parts: readonly PartStatus[] }
  | { type: 'trip.cancel' }
  | { type: 'trip.resubmit'; levels: readonly ApprovalLevel[] }
  | { type: 'price.exceeded' }
  | { type: 'parts.settled'; parts: readonly PartStatus[] };

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

export const tripMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TripEvent,
    input: {} as Input,
    tags: {} as 'waiting' | 'booking' | 'booked' | 'over',
  },
  actions: {
    keepLevels: assign((_, { levels }: { levels: readonly ApprovalLevel[] }) => ({ levels })),
  },
  guards: {
    needsLevel: ({ context }, { level }: { level: ApprovalLevel }) => context.levels.includes(level),
    needsApproval: ({ context }) => context.levels.length > 0,
    saysWhy: (_, { comment }: { comment: string }) => comment.trim() !== '',
    allOver: (_, { parts }: { parts: readonly PartStatus[] }) => parts.every((part) => OVER.has(part)),
    anyBooked: (_, { parts }: { parts: readonly PartStatus[] }) => isAnyBooked(parts),
    allConfirmed: (_, { parts }: { parts: readonly PartStatus[] }) => {
      const kept = parts.filter((part) => part !== 'cancelled');
      return kept.length > 0 && kept.every((part) => part === 'confirmed');
    },
  },
}).createMachine({
  id: 'trip',
  context: ({ input }) => ({ levels: input.levels }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'needsLevel', params: { level: 1 } }, target: 'waiting_level_1_approval' },
        { guard: { type: 'needsLevel', params: { level: 2 } }, target: 'waiting_level_2_approval' },
        { target: 'approved' },
      ],
    },
    waiting_level_1_approval: {
      tags: 'waiting',
      on: {
        'trip.approve': [
          { guard: { type: 'needsLevel', params: { level: 2 } }, target: 'waiting_level_2_approval' },
          { target: 'approved' },
        ],
        'trip.reject': { guard: { type: 'saysWhy', params: ({ event }) => event }, target: 'rejected' },
        'trip.expire': [
          { guard: { type: 'anyBooked', params: ({ event }) => event }, target: 'approved' },
          { target: 'rejected' },
        ],
        'trip.cancel': 'cancelled',
        'price.exceeded': 'deciding',
      },
    },
    waiting_level_2_approval: {
      tags: 'waiting',
      on: {
        'trip.approve': 'approved',
        'trip.reject': { guard: { type: 'saysWhy', params: ({ event }) => event }, target: 'rejected' },
        'trip.expire': [
          { guard: { type: 'anyBooked', params: ({ event }) => event }, target: 'approved' },
          { target: 'rejected' },
        ],
        'trip.cancel': 'cancelled',
        'price.exceeded': 'deciding',
      },
    },
    approved: {
      tags: 'booking',
      on: {
        'price.exceeded': { guard: 'needsApproval', target: 'deciding' },
        'parts.settled': [
          { guard: { type: 'allOver', params: ({ event }) => event }, target: 'cancelled' },
          { guard: { type: 'allConfirmed', params: ({ event }) => event }, target: 'complete' },
        ],
      },
    },
    complete: {
      tags: 'booked',
      on: {
        'parts.settled': { guard: { type: 'allOver', params: ({ event }) => event }, target: 'cancelled' },
        'trip.resubmit': {
          target: 'deciding',
          actions: { type: 'keepLevels', params: ({ event }) => event },
        },
      },
    },
    rejected: {
      on: {
        'trip.resubmit': {
          target: 'deciding',
          actions: { type: 'keepLevels', params: ({ event }) => event },
        },
        'trip.cancel': 'cancelled',
      },
    },
    cancelled: { tags: 'over' },
  },
});
