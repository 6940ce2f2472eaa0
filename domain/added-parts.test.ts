import { expect, it } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { RENTAL, STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';
import { addedParts } from './added-parts.ts';

type Event = Trip['events'][number];

const history = (...kinds: [Event['kind'], partId?: string][]): Event[] =>
  kinds.map(([kind, partId], index) => ({
    _id: `event ${index}`,
    at: `2027-03-01T09:${30 + index}:00.000Z`,
    kind,
    partId,
  }));

it('names what each event has added, booked or still waiting', () => {
  const events = history(
    ['requested'],
    ['confirming', STAY._id],
    ['confirmed', STAY._id],
    ['partsAdded'],
    ['confirming', RENTAL._id],
    ['confirmed', RENTAL._id],
    ['partsAdded'],
  );
  const added = addedParts({ parts: [STAY, RENTAL, STAY_ABROAD], events });
  expect([...added]).toEqual([
    ['event 3', [RENTAL]],
    ['event 6', [STAY_ABROAD]],
  ]);
});

it('names nothing where nothing was added', () => {
  expect(addedParts({ parts: [STAY], events: history(['requested'], ['resubmitted']) }).size).toBe(0);
});
