import { expect } from 'playwright/test';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { bookingMoves } from '../booking/booking-moves.ts';
import { test } from '../booking/booking-test.ts';
import { distinguish } from '../booking/distinguish.ts';
import { walk } from '../booking/walk.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { toursThrough } from '../tours.ts';
import { LEAVES } from './hotel-booking-leaves.ts';
import { STEPS } from './hotel-booking-steps.ts';
import { UNREACHED } from './hotel-booking-unreached.ts';
import { HOTEL_MODEL } from './hotel-model.ts';

const tours = toursThrough<BookingSnapshot<HotelTypes>>(hotelBookingMachine, {
  starts: { 'the booking is opened': { step: 'checkout' } },
  moves: bookingMoves(HOTEL_MODEL),
  distinguish,
  longest: 25,
});

test('the walks take every transition of the chart but those that nobody can cause', () => {
  const taken = new Set(tours.flatMap(({ transitions }) => transitions));
  const untaken = transitionsOf(hotelBookingMachine).filter((transition) => !taken.has(transition));
  expect(untaken.toSorted()).toEqual(Object.keys(UNREACHED).toSorted());
});

test('every leaf state has an assertion, and every assertion a leaf state', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(hotelBookingMachine).toSorted());
});

test('every move has a step, and every step a move', () => {
  const moves = new Set(tours.flatMap(({ steps }) => steps.map(({ move }) => move)));
  expect(Object.keys(STEPS).toSorted()).toEqual([...moves].toSorted());
});

/** Up to 25 steps, some of which wait for a debounce or a draft. */
test.describe.configure({ timeout: 120_000 });

for (const [index, tour] of tours.entries()) {
  test(`walk ${index + 1}: ${tour.steps.map(({ move }) => move).join(', ')}`, async ({ world }) => {
    world.hold('draft', 'search', 'price', 'order');
    await world.open('/booking/hotel/checkout');
    await walk(world, { chart: 'hotel-booking', number: index + 1, tour, steps: STEPS, leaves: LEAVES });
  });
}
