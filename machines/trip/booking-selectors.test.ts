import { expect, it } from 'vitest';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { canConfirmNext, isStopped } from './booking-selectors.ts';
import { tripSnapshot } from './trip-selectors.ts';

it.each<[TripStatus, PartStatus[], 'goes on' | 'is stopped' | 'neither']>([
  ['approved', ['confirmed', 'held'], 'goes on'],
  ['approved', ['cancelled', 'held'], 'goes on'],
  ['approved', ['failed', 'held'], 'is stopped'],
  ['approved', ['failed', 'confirmed'], 'is stopped'],
  ['approved', ['confirming', 'held'], 'neither'],
  ['approved', ['unknown', 'held'], 'neither'],
  ['approved', ['cancelling', 'held'], 'neither'],
  ['approved', ['failed', 'confirming', 'held'], 'neither'],
  ['waiting_level_1_approval', ['held'], 'neither'],
  ['waiting_level_2_approval', ['failed', 'held'], 'neither'],
  ['rejected', ['held'], 'neither'],
])('the booking of a trip that is %s with parts that are %j: %s', (status, parts, expected) => {
  const trip = tripSnapshot({ status, levels: [1] });
  const found = { 'goes on': canConfirmNext(trip, parts), 'is stopped': isStopped(trip, parts) };
  expect(found).toEqual({ 'goes on': expected === 'goes on', 'is stopped': expected === 'is stopped' });
});
