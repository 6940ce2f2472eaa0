import { expect, it } from 'vitest';
import type { TripPart } from '#domain/contract.ts';
import { RENTAL, STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import { findReplacedParts } from './ReplacedParts.tsx';

const other: TripPart = { ...STAY, _id: 'other' };
const [event = expect.fail('The trip has no history')] = TRIP.events;
const events = [{ ...event, kind: 'partsAdded' as const, replaced: { parts: [STAY._id], added: ['other'] } }];

it('finds what is still booked once something else is booked instead', () => {
  expect(findReplacedParts({ parts: [STAY, RENTAL, other], events })).toEqual([{ part: STAY, by: other }]);
});

it.each<[string, TripPart[]]>([
  ['the other one is only held', [STAY, { ...other, status: 'held' }]],
  ['it is cancelled', [{ ...STAY, status: 'cancelled' }, other]],
])('finds nothing where %s', (_, parts) => {
  expect(findReplacedParts({ parts, events })).toEqual([]);
});

it('finds nothing where a part was only added', () => {
  expect(findReplacedParts({ parts: [STAY, other], events: TRIP.events })).toEqual([]);
});
