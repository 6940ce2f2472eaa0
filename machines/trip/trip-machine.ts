/**
 * A trip from its request to its end: what its status may become, and by what.
 *
 * Guarantees: nothing is booked before every level that the policy asks for has approved, in their order; a refusal and
 * a return for changes say why; a price beyond what was approved goes back to the approvers, never to the beginning, and
 * so does each further one while they are asked; what is booked stays so when the rest is refused or not approved in
 * time, and while an added part waits for its approval; what is cancelled stays so.
 * Its states are the statuses that are stored, so a trip is restored by `resolveState`, and the server stores only what
 * `transition` answers. `deciding` is left at once. Each state says in its `meta` what a role may do in it.
 * The life of each booking is the chart of its part; `parts.settled` tells what has become of them.
 */
import { assign, setup } from 'xstate';
import type { TripAction } from '#domain/contract.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus } from '#domain/trip-status.ts';

interface Context {
  /** Who has to approve, the first level first; empty when no approval is needed. */
  levels: readonly ApprovalLevel[];
}

interface Input {
  levels: readonly ApprovalLevel[];
}

interface Refusal {
  comment: string;
  parts: readonly PartStatus[];
}

export type TripEvent =
  /** `upTo` is the highest level for which the approver may decide. */
  | { type: 'trip.approve'; upTo: ApprovalLevel }
  | ({ type: 'trip.reject' } & Refusal)
  | ({ type: 'trip.sendBack' } & Refusal)
  | { type: 'trip.expire'; parts: readonly PartStatus[] }
  | { type: 'trip.cancel' }
  /** The whole trip again, or what could not be booked of it. */
  | { type: 'trip.resubmit'; levels: readonly ApprovalLevel[] }
  | { type: 'parts.added'; levels: readonly ApprovalLevel[] }
  | { type: 'price.exceeded' }
  | { type: 'parts.settled'; parts: readonly PartStatus[] };

/**
 * What a person is to a trip: an approver may decide on it now, a booker may change it for those who travel. A person
 * may be both, or neither.
 */
export type TripRole = 'approver' | 'booker';

interface StateMeta {
  /** Absent for a role that may do nothing. */
  actions: Partial<Record<TripRole, readonly TripAction[]>>;
}

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

const WAITING: StateMeta = {
  actions: { approver: ['approve', 'reject', 'sendBack'], booker: ['update', 'cancel'] },
};
const BEING_BOOKED: StateMeta = {
  actions: { booker: ['resubmit', 'addPart', 'changePart', 'update', 'cancel'] },
};
const BOOKED: StateMeta = { actions: { booker: ['addPart', 'changePart', 'update', 'cancel'] } };
const REJECTED: StateMeta = { actions: { booker: ['resubmit', 'update', 'cancel'] } };

export const tripMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TripEvent,
    input: {} as Input,
    meta: {} as StateMeta,
    tags: {} as 'waiting' | 'booking' | 'booked' | 'over',
  },
  actions: {
    keepLevels: assign((_, { levels }: { levels: readonly ApprovalLevel[] }) => ({ levels })),
  },
  guards: {
    needsLevel: ({ context }, { level }: { level: ApprovalLevel }) => context.levels.includes(level),
    isBeyond: ({ context }, { upTo }: { upTo: ApprovalLevel }) =>
      context.levels.some((level) => level > upTo),
    needsApproval: ({ context }) => context.levels.length > 0,
    saysWhy: (_, { comment }: Refusal) => comment.trim() !== '',
    saysWhyOfBooked: (_, { comment, parts }: Refusal) => comment.trim() !== '' && isAnyBooked(parts),
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
      meta: WAITING,
      on: {
        'trip.approve': [
          { guard: { type: 'isBeyond', params: ({ event }) => event }, target: 'waiting_level_2_approval' },
          { target: 'approved' },
        ],
        'trip.reject': [
          { guard: { type: 'saysWhyOfBooked', params: ({ event }) => event }, target: 'approved' },
          { guard: { type: 'saysWhy', params: ({ event }) => event }, target: 'rejected' },
        ],
        'trip.sendBack': [
          { guard: { type: 'saysWhyOfBooked', params: ({ event }) => event }, target: 'approved' },
          { guard: { type: 'saysWhy', params: ({ event }) => event }, target: 'rejected' },
        ],
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
      meta: WAITING,
      on: {
        'trip.approve': 'approved',
        'trip.reject': [
          { guard: { type: 'saysWhyOfBooked', params: ({ event }) => event }, target: 'approved' },
          { guard: { type: 'saysWhy', params: ({ event }) => event }, target: 'rejected' },
        ],
        'trip.sendBack': [
          { guard: { type: 'saysWhyOfBooked', params: ({ event }) => event }, target: 'approved' },
          { guard: { type: 'saysWhy', params: ({ event }) => event }, target: 'rejected' },
        ],
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
      meta: BEING_BOOKED,
      on: {
        'trip.resubmit': {
          target: 'deciding',
          actions: { type: 'keepLevels', params: ({ event }) => event },
        },
        'parts.added': {
          target: 'deciding',
          actions: { type: 'keepLevels', params: ({ event }) => event },
        },
        'price.exceeded': { guard: 'needsApproval', target: 'deciding' },
        'parts.settled': [
          { guard: { type: 'allOver', params: ({ event }) => event }, target: 'cancelled' },
          { guard: { type: 'allConfirmed', params: ({ event }) => event }, target: 'complete' },
        ],
      },
    },
    complete: {
      tags: 'booked',
      meta: BOOKED,
      on: {
        'parts.added': {
          target: 'deciding',
          actions: { type: 'keepLevels', params: ({ event }) => event },
        },
        'parts.settled': { guard: { type: 'allOver', params: ({ event }) => event }, target: 'cancelled' },
      },
    },
    rejected: {
      meta: REJECTED,
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
