import { expect } from 'playwright/test';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import type { ReviewSnapshot } from '#machines/change-review/change-review-selectors.ts';
import { bookingTest } from '../booking/booking-test.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { toursThrough } from '../tours.ts';
import { walk } from '../walk.ts';
import { inputOf } from './change-review-examples.ts';
import { LEAVES } from './change-review-leaves.ts';
import { distinguish, movesIn } from './change-review-moves.ts';
import { STARTS, type StartName } from './change-review-starts.ts';
import { STEPS } from './change-review-steps.ts';
import { UNREACHED } from './change-review-unreached.ts';

const test = bookingTest(HOTEL_MODEL);

const names = Object.keys(STARTS) as StartName[]; // what the record has

const tours = toursThrough<ReviewSnapshot>(changeReviewMachine, {
  starts: Object.fromEntries(names.map((name) => [name, inputOf(name)])),
  moves: movesIn,
  distinguish,
  isWanted: () => true,
  longest: 20,
});

test('the walks take every transition of the chart but those that no person can cause', () => {
  const taken = new Set(tours.flatMap(({ transitions }) => transitions));
  const untaken = transitionsOf(changeReviewMachine).filter((transition) => !taken.has(transition));
  expect(untaken.toSorted()).toEqual(Object.keys(UNREACHED).toSorted());
});

test('every leaf state has an assertion, and every assertion a leaf state', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(changeReviewMachine).toSorted());
});

test('every move has a step, and every step a move', () => {
  const moves = new Set(tours.flatMap(({ steps }) => steps.map(({ move }) => move)));
  expect(Object.keys(STEPS).toSorted()).toEqual([...moves].toSorted());
});

for (const [index, tour] of tours.entries()) {
  const title = [tour.start, ...tour.steps.map(({ move }) => move)].join(', ');
  test(`walk ${index + 1}: ${title}`, async ({ world }) => {
    await STARTS[tour.start as StartName](world); // the starts are named so
    world.hold('price', 'keep', 'change');
    const open = () => world.open('/booking/hotel/checkout');
    const walked = { chart: changeReviewMachine.id, number: index + 1, tour };
    await walk(world, { ...walked, open, steps: STEPS, leaves: LEAVES });
  });
}
