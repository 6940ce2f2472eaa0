/**
 * A trip from its request to its end: its statuses, and the events that change them.
 *
 * Guarantees: nothing is booked before every level that the policy requires has approved, in order; a
 * rejection and a return for changes have a reason; a price beyond the approved one goes back to the
 * approvers, never to the start, and so does each further one while they decide; booked parts stay booked
 * when the rest is rejected or not approved in time, and while an added part waits for its approval, which
 * can be cancelled alone; a trip is not cancelled before its suppliers have cancelled what is booked; a
 * cancelled trip stays cancelled. An open request in words keeps its trip open.
 * Its states are the stored statuses, so a trip is restored by `resolveState`, and the server stores only the
 * results of `transition`. `deciding` is left at once. The `meta` of a state says what a role may do in it.
 * Each booking has its own chart, that of its part; `parts.settled` reports their outcomes.
 */
import { assign, setup } from 'xstate';
import type { TripAction } from '#domain/contract.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { type ApprovalContext, approvalGuards, decidingState } from './approval-region.ts';

interface Context extends ApprovalContext {
  hasOpenRequest: boolean;
}

interface Input {
  levels: readonly ApprovalLevel[];
  hasOpenRequest?: boolean;
}

interface Outcome {
  parts: readonly PartStatus[];
}

interface Refusal extends Outcome {
  comment: string;
}

interface Cancelling {
  cancelled: readonly PartStatus[];
  staying: readonly PartStatus[];
}

export type TripEvent =
  | { type: 'trip.approve'; upTo: ApprovalLevel }
  | ({ type: 'trip.reject' } & Refusal)
  | ({ type: 'trip.sendBack' } & Refusal)
  | { type: 'trip.expire'; parts: readonly PartStatus[] }
  /** `staying` are the parts that the cancellation leaves unchanged. */
  | ({ type: 'trip.cancel' } & Partial<Cancelling>)
  | { type: 'trip.resubmit'; levels: readonly ApprovalLevel[] }
  | { type: 'parts.added'; levels: readonly ApprovalLevel[] }
  | { type: 'price.risen' }
  | { type: 'parts.settled'; parts: readonly PartStatus[] }
  /** By the agency when it has done its work, or by the travelers when they withdraw the request. */
  | { type: 'request.close'; parts: readonly PartStatus[] };

/**
 * What a person is to a trip: an approver may decide on it now, a booker may change it for the travelers,
 * an agent may update the company's trips and so works on its requests in words. A person may have several.
 */
export type TripRole = 'approver' | 'booker' | 'agent';

interface StateMeta {
  actions: Partial<Record<TripRole, readonly TripAction[]>>;
}

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

const WAITING: StateMeta = {
  actions: {
    approver: ['approve', 'reject', 'sendBack'],
    booker: ['update', 'cancel', 'writeMessage'],
    agent: ['writeMessage', 'addExternal', 'cancelExternal', 'closeRequest'],
  },
};
const BEING_BOOKED: StateMeta = {
  actions: {
    booker: ['resubmit', 'addPart', 'changePart', 'update', 'cancel', 'writeMessage', 'closeRequest'],
    agent: ['addExternal', 'writeMessage', 'cancelExternal', 'closeRequest'],
  },
};
const BOOKED: StateMeta = {
  actions: { booker: ['addPart', 'changePart', 'update', 'cancel'], agent: ['cancelExternal'] },
};
/** The agency cancels elsewhere what it booked there without an approval. */
const CANCELLED: StateMeta = { actions: { agent: ['cancelExternal'] } };
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
    setLevels: assign((_, { levels }: { levels: readonly ApprovalLevel[] }) => ({ levels })),
    closeRequest: assign({ hasOpenRequest: false }),
  },
  guards: {
    ...approvalGuards,
    canContinueWithReason: ({ context }, { comment, parts }: Refusal) =>
      comment.trim() !== '' && canContinue(context, parts),
    canContinue: ({ context }, { parts }: Outcome) => canContinue(context, parts),
    hasRemainingBooking: (_, { staying = [] }: Partial<Cancelling>) => staying.includes('confirmed'),
    hasBookingToCancel: (_, { cancelled = [], staying = [] }: Partial<Cancelling>) =>
      isAnyBooked([...cancelled, ...staying]),
    areAllOver: ({ context }, { parts }: Outcome) => !context.hasOpenRequest && isAllOver(parts),
    areAllConfirmed: ({ context }, { parts }: Outcome) => !context.hasOpenRequest && isAllConfirmed(parts),
    isRequestOver: ({ context }, { parts }: Outcome) => context.hasOpenRequest && isAllOver(parts),
    isRequestConfirmed: ({ context }, { parts }: Outcome) => context.hasOpenRequest && isAllConfirmed(parts),
    hasOpenRequest: ({ context }) => context.hasOpenRequest,
  },
}).createMachine({
  id: 'trip',
  context: ({ input: { levels, hasOpenRequest = false } }) => ({ levels, hasOpenRequest }),
  initial: 'deciding',
  states: {
    deciding: decidingState('approved'),
    waiting_level_1_approval: {
      tags: 'waiting',
      meta: WAITING,
      on: {
        'trip.approve': [
          { guard: { type: 'isBeyond', params: ({ event }) => event }, target: 'waiting_level_2_approval' },
          { target: 'approved' },
        ],
        'trip.reject': [
          { guard: { type: 'canContinueWithReason', params: ({ event }) => event }, target: 'approved' },
          { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'rejected' },
        ],
        'trip.sendBack': [
          { guard: { type: 'canContinueWithReason', params: ({ event }) => event }, target: 'approved' },
          { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'rejected' },
        ],
        'trip.expire': [
          { guard: { type: 'canContinue', params: ({ event }) => event }, target: 'approved' },
          { target: 'rejected' },
        ],
        'trip.cancel': [
          { guard: { type: 'hasRemainingBooking', params: ({ event }) => event }, target: 'approved' },
          {
            guard: { type: 'hasBookingToCancel', params: ({ event }) => event },
            target: 'approved',
            actions: 'closeRequest',
          },
          { target: 'cancelled', actions: 'closeRequest' },
        ],
        'price.risen': 'deciding',
      },
    },
    waiting_level_2_approval: {
      tags: 'waiting',
      meta: WAITING,
      on: {
        'trip.approve': 'approved',
        'trip.reject': [
          { guard: { type: 'canContinueWithReason', params: ({ event }) => event }, target: 'approved' },
          { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'rejected' },
        ],
        'trip.sendBack': [
          { guard: { type: 'canContinueWithReason', params: ({ event }) => event }, target: 'approved' },
          { guard: { type: 'hasReason', params: ({ event }) => event }, target: 'rejected' },
        ],
        'trip.expire': [
          { guard: { type: 'canContinue', params: ({ event }) => event }, target: 'approved' },
          { target: 'rejected' },
        ],
        'trip.cancel': [
          { guard: { type: 'hasRemainingBooking', params: ({ event }) => event }, target: 'approved' },
          {
            guard: { type: 'hasBookingToCancel', params: ({ event }) => event },
            target: 'approved',
            actions: 'closeRequest',
          },
          { target: 'cancelled', actions: 'closeRequest' },
        ],
        'price.risen': 'deciding',
      },
    },
    approved: {
      tags: 'booking',
      meta: BEING_BOOKED,
      on: {
        'trip.resubmit': {
          target: 'deciding',
          actions: { type: 'setLevels', params: ({ event }) => event },
        },
        'parts.added': {
          target: 'deciding',
          actions: { type: 'setLevels', params: ({ event }) => event },
        },
        'price.risen': { guard: 'needsApproval', target: 'deciding' },
        'parts.settled': [
          { guard: { type: 'areAllOver', params: ({ event }) => event }, target: 'cancelled' },
          { guard: { type: 'areAllConfirmed', params: ({ event }) => event }, target: 'complete' },
        ],
        'request.close': [
          {
            guard: { type: 'isRequestOver', params: ({ event }) => event },
            target: 'cancelled',
            actions: 'closeRequest',
          },
          {
            guard: { type: 'isRequestConfirmed', params: ({ event }) => event },
            target: 'complete',
            actions: 'closeRequest',
          },
          { guard: 'hasOpenRequest', actions: 'closeRequest' },
        ],
      },
    },
    complete: {
      tags: 'booked',
      meta: BOOKED,
      on: {
        'parts.added': {
          target: 'deciding',
          actions: { type: 'setLevels', params: ({ event }) => event },
        },
        'parts.settled': {
          guard: { type: 'areAllOver', params: ({ event }) => event },
          target: 'cancelled',
        },
      },
    },
    rejected: {
      meta: REJECTED,
      on: {
        'trip.resubmit': {
          target: 'deciding',
          actions: { type: 'setLevels', params: ({ event }) => event },
        },
        'trip.cancel': 'cancelled',
      },
    },
    cancelled: { tags: 'over', meta: CANCELLED },
  },
});

function canContinue({ hasOpenRequest }: Context, parts: readonly PartStatus[]): boolean {
  return hasOpenRequest || isAnyBooked(parts);
}

function isAllOver(parts: readonly PartStatus[]): boolean {
  return parts.every((part) => OVER.has(part));
}

function isAllConfirmed(parts: readonly PartStatus[]): boolean {
  const remaining = parts.filter((part) => part !== 'cancelled');
  return remaining.length > 0 && remaining.every((part) => part === 'confirmed');
}
