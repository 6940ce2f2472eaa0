import { expect, it } from 'vitest';
import type { TripStatus } from '#domain/trip-status.ts';
import { TRIP_STATUSES } from '#domain/trip-status.ts';
import {
  areCancelledApart,
  isBeingBooked,
  isWaiting,
  type TripSnapshot,
  tripSnapshot,
} from './trip-selectors.ts';

const those = (selector: (snapshot: TripSnapshot) => boolean): TripStatus[] =>
  TRIP_STATUSES.filter((status) => selector(tripSnapshot({ status, levels: [1, 2] })));

it('is where it is stored to be, and knows who has to approve', () => {
  const snapshot = tripSnapshot({ status: 'waiting_level_2_approval', levels: [2] });
  expect([snapshot.value, snapshot.context.levels]).toEqual(['waiting_level_2_approval', [2]]);
});

it('waits for an approval, and is being booked', () => {
  expect(those(isWaiting)).toEqual(['waiting_level_1_approval', 'waiting_level_2_approval']);
  expect(those(isBeingBooked)).toEqual(['approved']);
});

it('has parts that are cancelled one by one once there is something to cancel', () => {
  expect(those(areCancelledApart)).toEqual(['approved', 'complete']);
});
