import { expect, it } from 'vitest';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { canBeGivenBack, canBeLeftOut, selectWholeCancellation } from './cancellation-selectors.ts';
import { tripSnapshot } from './trip-selectors.ts';

const snapshot = (status: TripStatus) => tripSnapshot({ status, levels: [1] });

it.each<[TripStatus, PartStatus[], ReturnType<typeof selectWholeCancellation>]>([
  ['waiting_level_1_approval', ['held'], 'now'],
  ['waiting_level_2_approval', ['confirmed', 'held'], 'now'],
  ['waiting_level_1_approval', ['confirming', 'held'], 'later'],
  ['rejected', ['cancelled'], 'now'],
  ['rejected', ['failed'], 'now'],
  ['rejected', ['cancelling'], 'now'],
  ['rejected', ['unknown'], 'later'],
  ['approved', ['confirming'], 'later'],
  ['approved', ['confirmed', 'held'], 'later'],
  ['approved', ['confirmed', 'failed'], 'now'],
  ['approved', ['confirmed', 'failed', 'held'], 'now'],
  ['approved', ['failed', 'held'], 'now'],
  ['approved', ['confirming', 'failed', 'held'], 'later'],
  ['complete', ['confirmed', 'cancelled'], 'now'],
  ['complete', ['confirmed', 'cancelling'], 'later'],
  ['cancelled', ['cancelled'], 'never'],
  ['cancelled', ['cancelling'], 'never'],
])('a trip that is %s with parts that are %j can be cancelled %s', (status, parts, expected) => {
  const ahead = parts.map((part) => ({
    status: part,
    isExternal: false,
    isOfOthers: false,
    hasBegun: false,
  }));
  expect(selectWholeCancellation(snapshot(status), ahead)).toBe(expected);
});

it.each<[TripStatus, PartStatus[], PartStatus[], ReturnType<typeof selectWholeCancellation>]>([
  ['complete', ['confirmed'], [], 'never'],
  ['complete', ['confirmed'], ['confirmed'], 'now'],
  ['approved', ['confirming'], [], 'never'],
  ['approved', ['confirming', 'confirmed'], ['confirmed'], 'now'],
  ['approved', ['held'], ['failed'], 'now'],
  ['waiting_level_1_approval', ['held'], [], 'now'],
  ['waiting_level_1_approval', ['confirmed', 'held'], [], 'never'],
])(
  'a trip that is %s with parts of the agency that are %j and others that are %j can be cancelled %s',
  (status, ofAgency, ofSuppliers, expected) => {
    const parts = [
      ...ofAgency.map((part) => ({ status: part, isExternal: true, isOfOthers: false, hasBegun: false })),
      ...ofSuppliers.map((part) => ({ status: part, isExternal: false, isOfOthers: false, hasBegun: false })),
    ];
    expect(selectWholeCancellation(snapshot(status), parts)).toBe(expected);
  },
);

it('a trip of the agency alone has nothing to cancel, and one with a stay that has begun says so', () => {
  const ofAgency = { status: 'confirmed', isExternal: true, isOfOthers: false, hasBegun: true } as const;
  const stay = { status: 'confirmed', isExternal: false, isOfOthers: false, hasBegun: true } as const;
  expect(selectWholeCancellation(snapshot('complete'), [ofAgency])).toBe('never');
  expect(selectWholeCancellation(snapshot('complete'), [ofAgency, stay])).toBe('begun');
});

it.each<[TripStatus, PartStatus[], boolean[], ReturnType<typeof selectWholeCancellation>]>([
  ['complete', ['confirmed', 'confirmed'], [true, false], 'now'],
  ['complete', ['confirmed', 'confirmed'], [true, true], 'begun'],
  ['complete', ['confirmed', 'cancelled'], [true, true], 'begun'],
  ['complete', ['confirmed', 'cancelling'], [true, false], 'later'],
  ['complete', ['cancelled', 'confirmed'], [true, false], 'now'],
  ['approved', ['confirmed', 'failed'], [true, true], 'begun'],
  ['approved', ['confirmed', 'failed', 'held'], [true, false, false], 'now'],
  ['waiting_level_1_approval', ['confirmed', 'held'], [true, false], 'now'],
  ['waiting_level_2_approval', ['confirmed', 'confirmed', 'held'], [true, false, true], 'now'],
  ['waiting_level_1_approval', ['held'], [true], 'now'],
  ['rejected', ['cancelled'], [true], 'now'],
  ['cancelled', ['cancelled'], [true], 'never'],
])(
  'a trip that is %s with parts that are %j, begun %j, can be cancelled %s',
  (status, parts, startedParts, expected) => {
    const dated = parts.map((part, place) => ({
      status: part,
      isExternal: false,
      isOfOthers: false,
      hasBegun: startedParts[place] ?? false,
    }));
    expect(selectWholeCancellation(snapshot(status), dated)).toBe(expected);
  },
);

it.each<[TripStatus, PartStatus[], ReturnType<typeof selectWholeCancellation>]>([
  ['complete', ['confirmed', 'confirmed'], 'now'],
  ['complete', ['confirmed', 'cancelled'], 'never'],
  ['complete', ['cancelling', 'confirmed'], 'now'],
  ['waiting_level_1_approval', ['confirmed', 'held'], 'now'],
  ['waiting_level_1_approval', ['held', 'held'], 'never'],
  ['waiting_level_1_approval', ['held', 'confirmed'], 'never'],
  ['rejected', ['cancelled', 'cancelled'], 'never'],
])(
  'a trip that is %s with parts %j, the first of which is of others, can be cancelled %s',
  (status, parts, expected) => {
    const shared = parts.map((part, place) => ({
      status: part,
      isExternal: false,
      isOfOthers: place === 0,
      hasBegun: false,
    }));
    expect(selectWholeCancellation(snapshot(status), shared)).toBe(expected);
  },
);

it.each<[TripStatus, PartStatus[], boolean]>([
  ['approved', ['failed', 'confirmed'], true],
  ['approved', ['failed', 'failed', 'confirmed'], true],
  ['approved', ['failed', 'confirmed', 'cancelled'], true],
  ['approved', ['failed', 'held'], true],
  ['approved', ['failed', 'confirmed', 'held'], true],
  ['approved', ['failed', 'held', 'cancelling'], false],
  ['approved', ['failed', 'confirming', 'confirmed'], false],
  ['approved', ['failed', 'cancelled'], false],
  ['approved', ['confirmed', 'confirmed'], false],
  ['complete', ['failed', 'confirmed'], false],
  ['rejected', ['failed', 'confirmed'], false],
])('of a trip that is %s with parts that are %j the first can be left out: %s', (status, parts, expected) => {
  expect(canBeLeftOut(parts[0] ?? 'held', { trip: snapshot(status), parts })).toBe(expected);
});

it.each<[TripStatus, PartStatus[], boolean]>([
  ['approved', ['held', 'failed'], true],
  ['approved', ['held', 'failed', 'confirmed'], true],
  ['approved', ['held', 'confirmed'], false],
  ['approved', ['held', 'failed', 'confirming'], false],
  ['approved', ['confirmed', 'failed'], false],
  ['waiting_level_1_approval', ['held', 'failed'], false],
])(
  'of a trip that is %s with parts that are %j the first can be given back: %s',
  (status, parts, expected) => {
    expect(canBeGivenBack(parts[0] ?? 'held', { trip: snapshot(status), parts })).toBe(expected);
  },
);
