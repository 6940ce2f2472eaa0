import { expect, it } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import * as trips from '#stories/support/changed-trips.ts';
import { FLIGHT_CHANGE, STAY_CHANGE } from '#stories/support/part-changes.ts';
import { STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import {
  changeOffer,
  decidableChange,
  findLastChange,
  findWaitingChange,
  isOver,
  isWaiting,
  waitingChanges,
} from './changes.ts';

const offerOfFirst = (trip: Trip) => changeOffer(trip, trip.parts[0] ?? STAY);

it('offers the change of a changeable part to people who may request it', () => {
  expect(offerOfFirst(trips.CHANGEABLE)).toEqual({ kind: 'now' });
  expect(offerOfFirst({ ...trips.CHANGEABLE, allowedActions: ['cancel'] })).toEqual({ kind: 'none' });
  expect(offerOfFirst(TRIP)).toEqual({ kind: 'none' });
});

it.each(['busy', 'changeWaits', 'begun', 'notChangeable'] as const)('says that a part is %s', (reason) => {
  const trip = trips.unchangeable(reason);
  expect(offerOfFirst(trip)).toEqual({ kind: 'withheld', reason });
  const withheldActions = [{ action: 'changePart' as const, reason: 'busy' as const }];
  expect(offerOfFirst({ ...trip, allowedActions: [], withheldActions })).toEqual({
    kind: 'withheld',
    reason,
  });
  expect(offerOfFirst({ ...trip, allowedActions: ['cancel'] })).toEqual({ kind: 'withheld', reason });
  expect(offerOfFirst({ ...trip, allowedActions: [] })).toEqual({ kind: 'none' });
});

it('shows nothing for a part that is not booked', () => {
  expect(offerOfFirst(trips.unchangeable('notBooked'))).toEqual({ kind: 'none' });
});

it('takes the last change of a part', () => {
  const changes = [{ ...STAY_CHANGE, _id: 'first', status: 'refused' as const }, STAY_CHANGE, FLIGHT_CHANGE];
  expect(findLastChange({ changes }, STAY._id)).toBe(STAY_CHANGE);
  expect(findWaitingChange({ changes }, STAY._id)).toBe(STAY_CHANGE);
  expect(findWaitingChange({ changes: changes.slice(0, 1) }, STAY._id)).toBeUndefined();
  expect(findLastChange({}, STAY._id)).toBeUndefined();
});

it('decides on the change with the next deadline first', () => {
  const ids = waitingChanges(trips.TWO_CHANGES_TO_DECIDE).map(({ change }) => change._id);
  expect(ids).toEqual([FLIGHT_CHANGE._id, STAY_CHANGE._id]);
  expect(decidableChange(trips.TWO_CHANGES_TO_DECIDE)?._id).toBe(FLIGHT_CHANGE._id);
  expect(decidableChange(trips.CHANGE_WAITS)).toBeUndefined();
});

it.each<[string, Trip, boolean, boolean]>([
  ['waits', trips.CHANGE_WAITS, true, false],
  ['is under way', trips.CHANGING, false, false],
  ['is looked up', trips.CHANGE_LOST, false, false],
  ['is refused', trips.CHANGE_REFUSED, false, true],
  ['is done', trips.CHANGE_DONE, false, true],
])('knows that a change %s', (_, { changes: [change = STAY_CHANGE] = [] }, waits, over) => {
  expect(isWaiting(change)).toBe(waits);
  expect(isOver(change)).toBe(over);
});
