import { expect, it } from 'vitest';
import { isPartlyBooked, waitsForDecision } from './partly-booked.ts';
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
])('a trip that is %s with parts that are %j waits for a decision: %s', (status, parts, expected) => {
  expect(waitsForDecision(status, parts)).toBe(expected);
});

it.each<[{ status: PartStatus; wasBooked?: boolean }[], boolean]>([
  [[{ status: 'confirmed' }, { status: 'failed' }, { status: 'held' }], true],
  [[{ status: 'failed' }, { status: 'held' }], false],
  [[{ status: 'failed' }, { status: 'cancelling', wasBooked: true }], true],
  [[{ status: 'failed' }, { status: 'cancelling' }], false],
  [[{ status: 'failed' }, { status: 'cancelling', wasBooked: false }, { status: 'confirmed' }], true],
])('an approved trip with parts that are %j is partly booked: %s', (parts, expected) => {
  expect(isPartlyBooked('approved', parts)).toBe(expected);
});
