import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { PART_STATUSES, type PartStatus, TRIP_STATUSES, type TripStatus } from '#domain/trip-status.ts';
import { type TripEvent, tripMachine } from './trip-machine.ts';

type Levels = readonly ApprovalLevel[];
type Case = [from: TripStatus, event: TripEvent, to: TripStatus, levels?: Levels];

const BOTH: Levels = [1, 2];
const approve: TripEvent = { type: 'trip.approve', upTo: 1 };
const approveBoth: TripEvent = { type: 'trip.approve', upTo: 2 };
type Parts = readonly PartStatus[];
const reject = (comment: string, parts: Parts = ['held']): TripEvent => ({
  type: 'trip.reject',
  comment,
  parts,
});
const sendBack = (comment: string, parts: Parts = ['held']): TripEvent => ({
  type: 'trip.sendBack',
  comment,
  parts,
});
const resubmit = (levels: Levels): TripEvent => ({ type: 'trip.resubmit', levels });
const add = (levels: Levels): TripEvent => ({ type: 'parts.added', levels });
const expire = (...parts: Extract<TripEvent, { type: 'trip.expire' }>['parts']): TripEvent => ({
  type: 'trip.expire',
  parts,
});
const settled = (...parts: Extract<TripEvent, { type: 'parts.settled' }>['parts']): TripEvent => ({
  type: 'parts.settled',
  parts,
});

const restored = (value: TripStatus, levels: Levels = BOTH) =>
  tripMachine.resolveState({ value, context: { levels, hasOpenRequest: false } });
const requested = (levels: Levels) => initialTransition(tripMachine, { levels })[0];

describe('what is requested', () => {
  it.each<[Levels, TripStatus]>([
    [[], 'approved'],
    [[1], 'waiting_level_1_approval'],
    [[2], 'waiting_level_2_approval'],
    [[1, 2], 'waiting_level_1_approval'],
    [[2, 1], 'waiting_level_1_approval'],
  ])('and has to be approved at %j is %s', (levels, status) => {
    expect(requested(levels).value).toBe(status);
  });
});

const CASES: Case[] = [
  ['waiting_level_1_approval', approve, 'waiting_level_2_approval'],
  ['waiting_level_1_approval', approve, 'approved', [1]],
  ['waiting_level_1_approval', approveBoth, 'approved'],
  ['waiting_level_1_approval', reject('Too dear'), 'rejected'],
  ['waiting_level_1_approval', reject('Too dear', ['held', 'confirmed']), 'approved'],
  ['waiting_level_1_approval', sendBack('Cheaper, please'), 'rejected'],
  ['waiting_level_1_approval', sendBack('Cheaper, please', ['unknown', 'held']), 'approved'],
  ['waiting_level_1_approval', expire('held', 'cancelled'), 'rejected'],
  ['waiting_level_1_approval', expire('held', 'confirmed'), 'approved'],
  ['waiting_level_1_approval', expire('held', 'unknown'), 'approved'],
  ['waiting_level_1_approval', { type: 'trip.cancel' }, 'cancelled'],
  ['waiting_level_1_approval', { type: 'trip.cancel', staying: ['cancelled'] }, 'cancelled'],
  ['waiting_level_1_approval', { type: 'trip.cancel', staying: ['confirmed'] }, 'approved'],
  ['waiting_level_1_approval', { type: 'trip.cancel', cancelled: ['held', 'failed'] }, 'cancelled'],
  ['waiting_level_1_approval', { type: 'trip.cancel', cancelled: ['confirmed', 'held'] }, 'approved'],
  ['waiting_level_1_approval', { type: 'trip.cancel', staying: ['cancelling'] }, 'approved'],
  ['waiting_level_2_approval', approveBoth, 'approved'],
  ['waiting_level_2_approval', reject('Too dear'), 'rejected'],
  ['waiting_level_2_approval', sendBack('Cheaper, please', ['confirmed']), 'approved'],
  ['waiting_level_2_approval', expire('held'), 'rejected'],
  ['waiting_level_2_approval', expire('held', 'confirming'), 'approved'],
  ['waiting_level_2_approval', { type: 'trip.cancel' }, 'cancelled'],
  ['waiting_level_2_approval', { type: 'trip.cancel', staying: ['confirmed'] }, 'approved'],
  ['waiting_level_2_approval', { type: 'trip.cancel', cancelled: ['held', 'failed'] }, 'cancelled'],
  ['waiting_level_2_approval', { type: 'trip.cancel', cancelled: ['confirmed', 'held'] }, 'approved'],
  ['waiting_level_2_approval', { type: 'trip.cancel', staying: ['cancelling'] }, 'approved'],
  ['waiting_level_1_approval', { type: 'price.risen' }, 'waiting_level_1_approval'],
  ['waiting_level_2_approval', { type: 'price.risen' }, 'waiting_level_1_approval'],
  ['approved', { type: 'price.risen' }, 'waiting_level_1_approval'],
  ['approved', { type: 'price.risen' }, 'waiting_level_2_approval', [2]],
  ['approved', settled('confirmed', 'confirmed'), 'complete'],
  ['approved', settled('confirmed', 'cancelled'), 'complete'],
  ['approved', settled('failed', 'cancelled'), 'cancelled'],
  ['complete', settled('cancelled', 'failed'), 'cancelled'],
  ['approved', resubmit([2]), 'waiting_level_2_approval'],
  ['approved', resubmit([]), 'approved'],
  ['rejected', resubmit([2]), 'waiting_level_2_approval'],
  ['rejected', resubmit([]), 'approved'],
  ['rejected', { type: 'trip.cancel' }, 'cancelled'],
  ['approved', resubmit([]), 'approved'],
  ['approved', resubmit([1]), 'waiting_level_1_approval'],
  ['approved', add([]), 'approved'],
  ['approved', add([2]), 'waiting_level_2_approval'],
  ['complete', add([]), 'approved'],
  ['complete', add([1, 2]), 'waiting_level_1_approval'],
];

describe('a trip', () => {
  it.each(CASES)('that is %s becomes by %o %s', (from, event, to, levels) => {
    expect(transition(tripMachine, restored(from, levels), event)[0].value).toBe(to);
  });

  it.each<[TripStatus, TripEvent, Levels?]>([
    ['waiting_level_1_approval', reject('')],
    ['waiting_level_2_approval', reject(' \n')],
    ['waiting_level_1_approval', reject(' ', ['confirmed'])],
    ['waiting_level_1_approval', sendBack('')],
    ['complete', resubmit([1])],
    ['approved', { type: 'price.risen' }, []],
    ['approved', settled('confirmed', 'failed')],
    ['approved', settled('confirmed', 'held')],
    ['approved', { type: 'trip.cancel' }],
    ['complete', settled('confirmed', 'cancelled')],
    ['complete', { type: 'trip.cancel' }],
    ['waiting_level_1_approval', add([])],
    ['rejected', add([])],
    ['cancelled', add([])],
  ])('that is %s does not hear %o', (from, event, levels) => {
    expect(restored(from, levels).can(event)).toBe(false);
  });

  it('handles in each state the events that its definition names, and no others', () => {
    const events = TRIP_STATUSES.map((status) => [
      status,
      EVENTS.filter((event) => restored(status).can(event)).map(({ type }) => type),
    ]);
    const decisions = ['trip.approve', 'trip.reject', 'trip.sendBack'];
    const whileWaiting = [...decisions, 'trip.expire', 'trip.cancel', 'price.risen'];
    expect(Object.fromEntries(events)).toEqual({
      waiting_level_1_approval: whileWaiting,
      waiting_level_2_approval: whileWaiting,
      approved: ['trip.resubmit', 'parts.added', 'price.risen', 'parts.settled', 'parts.settled'],
      complete: ['parts.added', 'parts.settled'],
      rejected: ['trip.cancel', 'trip.resubmit'],
      cancelled: [],
    });
  });

  it('that is requested again waits for the levels that are required now', () => {
    const [after] = transition(tripMachine, restored('rejected'), resubmit([2]));
    expect(after.context.levels).toEqual([2]);
    expect(transition(tripMachine, after, approveBoth)[0].value).toBe('approved');
  });
});

const EVENTS: TripEvent[] = [
  approve,
  reject('Too dear'),
  sendBack('Cheaper, please'),
  expire('held'),
  { type: 'trip.cancel' },
  resubmit([1]),
  add([1]),
  { type: 'price.risen' },
  settled('confirmed'),
  settled('cancelled'),
];

/** After these events other levels have to approve. */
const DECIDING: ReadonlySet<TripEvent['type']> = new Set(['price.risen', 'trip.resubmit', 'parts.added']);

const anyLevels = fc.subarray<ApprovalLevel>([1, 2]);
const anyEvent = fc.oneof(
  fc.constantFrom<TripEvent>(
    approve,
    approveBoth,
    { type: 'trip.cancel' },
    // A part is booked only after an approval, which random events don't respect.
    expire('held'),
    { type: 'price.risen' },
  ),
  fc.string({ maxLength: 3 }).map((comment) => reject(comment)),
  fc.string({ maxLength: 3 }).map((comment) => sendBack(comment)),
  anyLevels.map(resubmit),
  anyLevels.map(add),
  fc.array(fc.constantFrom(...PART_STATUSES), { maxLength: 3 }).map((parts) => settled(...parts)),
);

/** All states from the request on, each with the event that led to it. */
function recordSteps(levels: Levels, events: readonly TripEvent[]) {
  let snapshot = requested(levels);
  const steps = events.map((event) => {
    const before = snapshot;
    [snapshot] = transition(tripMachine, before, event);
    return { before, event, after: snapshot };
  });
  return { first: requested(levels), steps };
}

const anyLife = fc.tuple(anyLevels, fc.array(anyEvent, { maxLength: 30 }));

describe('after any events', () => {
  it('nothing is booked before all levels have approved, in their order', () => {
    fc.assert(
      fc.property(anyLife, ([levels, events]) => {
        const { first, steps } = recordSteps(levels, events);
        if (first.value === 'approved') expect(levels).toEqual([]);
        let approvals: ApprovalLevel[] = [];
        for (const { before, event, after } of steps) {
          if (event.type === 'trip.approve' && before.hasTag('waiting')) {
            const level = before.value === 'waiting_level_1_approval' ? 1 : 2;
            approvals.push(
              ...before.context.levels.filter((one) => one >= level && one <= Math.max(level, event.upTo)),
            );
          }
          // The required approvals are decided again.
          if (DECIDING.has(event.type) && after !== before && before.can(event)) approvals = [];
          if (before.value !== 'approved' && after.value === 'approved') {
            expect(approvals).toEqual(after.context.levels);
          }
        }
      }),
    );
  });

  it('a cancelled trip remains cancelled', () => {
    fc.assert(
      fc.property(anyLife, ([levels, events]) => {
        const values = recordSteps(levels, events).steps.map(({ after }) => after.value);
        const end = values.indexOf('cancelled');
        if (end >= 0) expect(new Set(values.slice(end))).toEqual(new Set(['cancelled']));
      }),
    );
  });

  it('a price beyond the approved one leads only to the required approvers', () => {
    fc.assert(
      fc.property(anyLife, ([levels, events]) => {
        const raised = recordSteps(levels, events).steps.filter(
          ({ before, event }) => event.type === 'price.risen' && before.value === 'approved',
        );
        for (const { before, after } of raised) {
          const [first] = before.context.levels;
          expect(after.value).toBe(first === undefined ? 'approved' : `waiting_level_${first}_approval`);
        }
      }),
    );
  });

  it('it is in a state that can be stored', () => {
    fc.assert(
      fc.property(anyLife, ([levels, events]) => {
        for (const { after } of recordSteps(levels, events).steps)
          expect(TRIP_STATUSES).toContain(after.value);
      }),
    );
  });
});
