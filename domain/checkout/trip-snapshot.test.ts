import { expect, it } from 'vitest';
import { RENTAL, STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import type { Trip } from '../contract.ts';
import type { PartStatus, TripStatus } from '../trip-status.ts';
import { type OrderOutcome, orderOutcome, tripSnapshot } from './trip-snapshot.ts';

it.each<[TripStatus, PartStatus[], OrderOutcome]>([
  ['waiting_level_1_approval', ['held'], 'waitingForApproval'],
  ['waiting_level_2_approval', ['held'], 'waitingForApproval'],
  ['approved', ['held'], 'confirming'],
  ['approved', ['confirming'], 'confirming'],
  ['approved', ['confirmed', 'unknown'], 'outcomeUnknown'],
  ['approved', ['failed', 'confirming'], 'confirming'],
  ['approved', ['confirmed', 'failed'], 'partlyBooked'],
  ['approved', ['failed', 'held'], 'partlyBooked'],
  ['approved', ['confirmed', 'held'], 'confirming'],
  ['approved', ['failed'], 'failed'],
  ['approved', ['cancelled', 'failed'], 'failed'],
  ['approved', ['cancelled', 'confirmed'], 'confirmed'],
  ['complete', ['confirmed'], 'confirmed'],
  ['complete', ['changing'], 'confirmed'],
  ['rejected', ['held'], 'failed'],
  ['cancelled', ['failed'], 'failed'],
])('a trip that is %s with parts that are %s is %s', (status, parts, outcome) => {
  expect(orderOutcome({ _id: 'trip', status, parts })).toBe(outcome);
});

const KINDS: [Trip['events'][number]['kind'], partId?: string][] = [
  ['requested'],
  ['confirming', STAY._id],
  ['partsAdded'],
  ['confirming', RENTAL._id],
];
const EVENTS = KINDS.map(([kind, partId], index) => ({
  _id: `event ${index}`,
  at: `2027-03-01T09:3${index}:00.000Z`,
  kind,
  partId,
}));

it.each<[TripStatus, booked: PartStatus, added: PartStatus, OrderOutcome]>([
  ['complete', 'confirmed', 'cancelled', 'failed'],
  ['complete', 'confirmed', 'confirmed', 'confirmed'],
  ['complete', 'cancelled', 'confirmed', 'confirmed'],
  ['approved', 'confirmed', 'failed', 'partlyBooked'],
  ['approved', 'cancelled', 'failed', 'failed'],
  ['approved', 'unknown', 'confirmed', 'confirmed'],
  ['waiting_level_1_approval', 'confirmed', 'held', 'waitingForApproval'],
])(
  'in a trip that is %s, a part added to one that is %s and itself is %s: %s',
  (status, booked, added, outcome) => {
    const parts = [
      { ...STAY, status: booked },
      { ...RENTAL, status: added },
    ];
    expect(orderOutcome(tripSnapshot({ ...TRIP, status, parts, events: EVENTS }))).toBe(outcome);
  },
);
