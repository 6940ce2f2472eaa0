import { expect, it } from 'vitest';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { TRIP } from '#stories/support/trip-fixtures.ts';
import { isUnderWay } from './LiveTrip.tsx';

const [part] = TRIP.parts;
if (!part) throw new Error('The trip has no part');

it.each<[TripStatus, PartStatus[], boolean]>([
  ['approved', ['confirming'], true],
  ['approved', ['confirmed', 'unknown'], true],
  ['approved', ['confirmed', 'held'], true],
  ['approved', ['confirmed', 'failed'], false],
  ['approved', ['confirmed', 'failed', 'held'], false],
  ['approved', ['confirming', 'failed', 'held'], true],
  ['complete', ['confirmed'], false],
  ['complete', ['confirmed', 'cancelling'], true],
  ['complete', ['confirmed', 'changing'], true],
  ['complete', ['confirmed', 'unknown'], true],
  ['cancelled', ['cancelling'], true],
  ['cancelled', ['cancelled'], false],
  ['waiting_level_1_approval', ['held'], false],
])('a trip that is %s with parts that are %j is looked at again: %s', (status, statuses, expected) => {
  const parts = statuses.map((one) => ({ ...part, status: one }));
  expect(isUnderWay({ status, verdict: TRIP.verdict, parts })).toBe(expected);
});

it.each([
  ['looking', true],
  ['found', false],
  ['failed', false],
] as const)('a trip with a comparison that is %s is looked at again: %s', (search, expected) => {
  const comparisons = [{ partId: part._id, colleagues: [], search }];
  const { verdict } = TRIP;
  expect(isUnderWay({ status: 'waiting_level_1_approval', verdict, parts: [], comparisons })).toBe(expected);
});
