import { expect, it } from 'vitest';
import { isPartlyBooked } from './partly-booked.ts';
import type { PartStatus, TripStatus } from './trip-status.ts';

it.each<[TripStatus, PartStatus[], boolean]>([
  ['approved', ['confirmed', 'failed'], true],
  ['approved', ['failed', 'confirmed', 'cancelled'], true],
  ['approved', ['failed', 'cancelling'], true],
  ['approved', ['confirmed', 'confirming'], false],
  ['approved', ['confirmed', 'failed', 'unknown'], false],
  ['approved', ['failed', 'confirmed', 'held'], true],
  ['approved', ['failed', 'held'], true],
  ['approved', ['failed', 'held', 'confirming'], false],
  ['approved', ['confirmed', 'held'], false],
  ['approved', ['failed', 'cancelled'], false],
  ['complete', ['confirmed', 'cancelled'], false],
  ['cancelled', ['failed', 'cancelling'], false],
])('a trip that is %s with parts that are %j is partly booked: %s', (status, parts, expected) => {
  expect(isPartlyBooked(status, parts)).toBe(expected);
});
