import { expect } from 'playwright/test';
import { tripDraftMachine } from '#machines/trip-draft/trip-draft-machine.ts';
import type { TripDraftSnapshot } from '#machines/trip-draft/trip-draft-selectors.ts';
import { bookingTest } from '../booking/booking-test.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { toursThrough } from '../tours.ts';
import { walk } from '../walk.ts';
import { LEAVES } from './trip-draft-leaves.ts';
import { distinguish, movesIn } from './trip-draft-moves.ts';
import { STEPS } from './trip-draft-steps.ts';
import { UNREACHED } from './trip-draft-unreached.ts';

const test = bookingTest(HOTEL_MODEL);

const tours = toursThrough<TripDraftSnapshot>(tripDraftMachine, {
  starts: { 'the page is opened': undefined },
  moves: movesIn,
  distinguish,
  isWanted: () => true,
  longest: 20,
});

test('the walks take every transition of the chart that can be caused', () => {
  const taken = new Set(tours.flatMap(({ transitions }) => transitions));
  const untaken = transitionsOf(tripDraftMachine).filter((transition) => !taken.has(transition));
  expect(untaken.toSorted()).toEqual(Object.keys(UNREACHED).toSorted());
});

test('every leaf state has an assertion, and every assertion a leaf state', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(tripDraftMachine).toSorted());
});

test('every move has a step, and every step a move', () => {
  const moves = new Set(tours.flatMap(({ steps }) => steps.map(({ move }) => move)));
  expect(Object.keys(STEPS).toSorted()).toEqual([...moves].toSorted());
});

for (const [index, tour] of tours.entries()) {
  test(`walk ${index + 1}: ${tour.steps.map(({ move }) => move).join(', ')}`, async ({ world }) => {
    world.hold('tripDraft', 'keepTrip', 'price', 'order');
    const open = () => world.open('/booking/checkout');
    const walked = { chart: tripDraftMachine.id, number: index + 1, tour };
    await walk(world, { ...walked, open, steps: STEPS, leaves: LEAVES });
  });
}
