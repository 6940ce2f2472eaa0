import { expect, it } from 'vitest';
import { TRIP } from '#stories/support/trip-fixtures.ts';
import * as trips from '#stories/support/trips-by-status.ts';
import { APPROVED_FOR_ANOTHER } from '#stories/support/trips-to-decide.ts';
import { walkedStates } from './walked-states.ts';

it.each([
  ['needs no approval', TRIP, ['deciding', 'approved', 'complete']],
  ['waits', trips.WAITING, ['deciding', 'waiting_level_1_approval']],
  [
    'waits for the second approval',
    trips.WAITING_SECOND,
    ['deciding', 'waiting_level_1_approval', 'waiting_level_2_approval'],
  ],
  ['was approved', APPROVED_FOR_ANOTHER, ['deciding', 'waiting_level_1_approval', 'approved', 'complete']],
  [
    'waits again because it is dearer',
    trips.WAITING_AGAIN,
    ['deciding', 'waiting_level_1_approval', 'approved', 'deciding', 'waiting_level_1_approval'],
  ],
  ['expired', trips.EXPIRED, ['deciding', 'waiting_level_1_approval', 'rejected']],
])('a trip that %s', (_, trip, states) => {
  expect(walkedStates(trip)).toEqual(states);
});
