import { expect, it } from 'vitest';
import type { PartStatus, TripStatus } from '../trip-status.ts';
import { type OrderOutcome, orderOutcome } from './trip-snapshot.ts';

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
  ['complete', ['confirmed'], 'confirmed'],
  ['rejected', ['held'], 'failed'],
  ['cancelled', ['failed'], 'failed'],
])('a trip that is %s with parts that are %s is %s', (status, parts, outcome) => {
  expect(orderOutcome({ _id: 'trip', status, parts })).toBe(outcome);
});
