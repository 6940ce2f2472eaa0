import { expect, it } from 'vitest';
import { CHANGE_STATUSES, type ChangeStatus } from '#domain/change-status.ts';
import type { PartChangeability } from '#domain/contract.ts';
import { PART_STATUSES, type PartStatus } from '#domain/trip-status.ts';
import { waitingLevel } from './approval-region.ts';
import {
  type ChangeablePart,
  type ChangeSnapshot,
  changeSnapshot,
  isOverChange,
  isWaitingChange,
  selectChangeability,
} from './change-selectors.ts';

const those = (selector: (snapshot: ChangeSnapshot) => boolean): ChangeStatus[] =>
  CHANGE_STATUSES.filter((status) => selector(changeSnapshot({ status, levels: [1, 2] })));

it('is where it is stored to be, and knows who has to approve', () => {
  const snapshot = changeSnapshot({ status: 'waiting_level_2_approval', levels: [2] });
  expect([snapshot.value, snapshot.context.levels]).toEqual(['waiting_level_2_approval', [2]]);
});

it('waits for a level, and is over', () => {
  expect(those(isWaitingChange)).toEqual(['waiting_level_1_approval', 'waiting_level_2_approval']);
  expect(CHANGE_STATUSES.map(waitingLevel).slice(0, 3)).toEqual([1, 2, null]);
  expect(those(isOverChange)).toEqual(['done', 'refused', 'expired', 'withdrawn', 'failed']);
});

const BOOKED: ChangeablePart = { status: 'confirmed', hasBegun: false, changeWaits: false, isAllowed: true };

it('a part can be changed once it is booked, while nothing is in progress with it', () => {
  const possible = PART_STATUSES.filter((status) => selectChangeability({ ...BOOKED, status }).possible);
  expect(possible).toEqual(['confirmed']);
});

it.each<[string, Partial<ChangeablePart>, PartChangeability]>([
  ['is being changed', { status: 'changing' }, { possible: false, reason: 'busy' }],
  ['is held', { status: 'held' as PartStatus }, { possible: false, reason: 'notBooked' }],
  ['has begun', { hasBegun: true, isAllowed: false }, { possible: false, reason: 'begun' }],
  ['has a change that waits', { changeWaits: true }, { possible: false, reason: 'changeWaits' }],
  ['has a fare without changes', { isAllowed: false }, { possible: false, reason: 'notChangeable' }],
])('a part that %s can not', (_, part, expected) => {
  expect(selectChangeability({ ...BOOKED, ...part })).toEqual(expected);
});
