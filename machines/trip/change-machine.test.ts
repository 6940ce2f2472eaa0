import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { CHANGE_STATUSES, type ChangeStatus } from '#domain/change-status.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { type ChangeEvent, changeMachine } from './change-machine.ts';
import { changeSnapshot } from './change-selectors.ts';

const EVENTS = {
  'approved up to level 1': { type: 'change.approve', upTo: 1 },
  'approved up to level 2': { type: 'change.approve', upTo: 2 },
  'refused with a comment': { type: 'change.reject', comment: 'Too dear' },
  'refused without a comment': { type: 'change.reject', comment: ' ' },
  overdue: { type: 'change.expire' },
  withdrawn: { type: 'change.withdraw' },
  done: { type: 'change.done' },
  'refused by the supplier': { type: 'change.refused' },
  dearer: { type: 'price.risen' },
  'answer lost': { type: 'change.lost' },
  'found unchanged': { type: 'change.repeat' },
} as const satisfies Record<string, ChangeEvent>;

const WAITING = {
  'approved up to level 2': 'changing',
  'refused with a comment': 'refused',
  overdue: 'expired',
  withdrawn: 'withdrawn',
} as const;

/** For a change that both levels have to approve: each status, the events it handles, and where they lead. */
const CHART: Record<ChangeStatus, Partial<Record<keyof typeof EVENTS, ChangeStatus>>> = {
  waiting_level_1_approval: { ...WAITING, 'approved up to level 1': 'waiting_level_2_approval' },
  waiting_level_2_approval: { ...WAITING, 'approved up to level 1': 'changing' },
  changing: {
    done: 'done',
    'refused by the supplier': 'failed',
    dearer: 'waiting_level_1_approval',
    'answer lost': 'unknown',
  },
  unknown: { done: 'done', 'refused by the supplier': 'failed', 'found unchanged': 'changing' },
  done: {},
  refused: {},
  expired: {},
  withdrawn: {},
  failed: {},
};

it.each(CHANGE_STATUSES)('handles exactly the expected events when it is %s', (status) => {
  const before = changeSnapshot({ status, levels: [1, 2] });
  const after = Object.entries(EVENTS)
    .filter(([, event]) => before.can(event))
    .map(([name, event]) => [name, transition(changeMachine, before, event)[0].value]);
  expect(Object.fromEntries(after)).toEqual(CHART[status]);
});

it.each<[ApprovalLevel[], ChangeStatus]>([
  [[], 'changing'],
  [[1], 'waiting_level_1_approval'],
  [[2], 'waiting_level_2_approval'],
  [[1, 2], 'waiting_level_1_approval'],
])('a change that the levels %j have to approve begins as %s', (levels, status) => {
  expect(initialTransition(changeMachine, { levels })[0].value).toBe(status);
});

it('one approval is enough where only the first level has to approve', () => {
  const waiting = changeSnapshot({ status: 'waiting_level_1_approval', levels: [1] });
  expect(transition(changeMachine, waiting, EVENTS['approved up to level 1'])[0].value).toBe('changing');
});

it('goes back to no one where no one had to approve', () => {
  expect(changeSnapshot({ status: 'changing', levels: [] }).can(EVENTS.dearer)).toBe(false);
});

describe('in any order of events', () => {
  const anyLife = fc.array(fc.constantFrom(...Object.values(EVENTS)), { maxLength: 40 });
  const anyLevels = fc.constantFrom<ApprovalLevel[]>([], [1], [2], [1, 2]);

  it('the supplier is called only after every level has approved, and again only after a lookup', () => {
    fc.assert(
      fc.property(anyLevels, anyLife, (levels, events) => {
        let [snapshot] = initialTransition(changeMachine, { levels });
        let approvedUpTo = 0;
        for (const event of events) {
          const before = snapshot;
          if (!before.can(event)) continue;
          [snapshot] = transition(changeMachine, before, event);
          if (event.type === 'price.risen') approvedUpTo = 0;
          if (event.type === 'change.approve') {
            const atLeast = before.value === 'waiting_level_2_approval' ? 2 : event.upTo;
            approvedUpTo = Math.max(approvedUpTo, atLeast);
          }
          if (snapshot.value !== 'changing') continue;
          expect(levels.every((level) => level <= approvedUpTo)).toBe(true);
          if (before.value === 'unknown') expect(event.type).toBe('change.repeat');
        }
      }),
    );
  });
});
