import { expect, it } from 'vitest';
import { CAR_ADDED } from '#stories/support/partly-booked-trips.ts';
import { DANIEL, TRIP } from '#stories/support/trip-fixtures.ts';
import * as trips from '#stories/support/trips-by-status.ts';
import { APPROVED_FOR_ANOTHER } from '#stories/support/trips-to-decide.ts';
import { visitedStates } from './TripChartDrawing.tsx';

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
  [
    'takes another part, which waits',
    CAR_ADDED,
    ['deciding', 'approved', 'complete', 'deciding', 'waiting_level_1_approval'],
  ],
  [
    'goes on without what was added and refused',
    {
      ...CAR_ADDED,
      status: 'complete' as const,
      events: [
        ...CAR_ADDED.events,
        { _id: 'refusal', at: CAR_ADDED.createdAt, kind: 'rejected' as const, level: 1 as const },
        { _id: 'end', at: CAR_ADDED.createdAt, kind: 'completed' as const },
      ],
    },
    ['deciding', 'approved', 'complete', 'deciding', 'waiting_level_1_approval', 'approved', 'complete'],
  ],
  [
    'goes on without what was added and approved too late',
    {
      ...CAR_ADDED,
      status: 'complete' as const,
      verdict: TRIP.verdict,
      bookingInfo: { ...CAR_ADDED.bookingInfo, level1Approver: DANIEL },
      events: [
        ...CAR_ADDED.events,
        { _id: 'expiry', at: CAR_ADDED.createdAt, kind: 'expired' as const },
        { _id: 'end', at: CAR_ADDED.createdAt, kind: 'completed' as const },
      ],
    },
    ['deciding', 'approved', 'complete', 'deciding', 'waiting_level_1_approval', 'approved', 'complete'],
  ],
  ['expired', trips.EXPIRED, ['deciding', 'waiting_level_1_approval', 'rejected']],
])('a trip that %s', (_, trip, states) => {
  expect(visitedStates(trip)).toEqual(states);
});
