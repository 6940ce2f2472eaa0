import { expect } from 'playwright/test';
import { tripMachine } from '#machines/trip/trip-machine.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { walk } from '../walk.ts';
import { HOTELS } from './order-stay.ts';
import { test } from './trip-fixture.ts';
import { LEAVES } from './trip-leaves.ts';
import { TOURS } from './trip-moves.ts';
import { STEPS } from './trip-steps.ts';
import { TRIP_UNWALKED } from './unwalked.ts';

test('the walks take every transition of the chart but those that can not be caused', () => {
  const taken = new Set(TOURS.flatMap(({ transitions }) => transitions));
  expect(transitionsOf(tripMachine).filter((transition) => !taken.has(transition))).toEqual(
    Object.keys(TRIP_UNWALKED),
  );
});

test('every leaf state has an assertion, and every assertion a leaf state', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(tripMachine).toSorted());
});

test('every move has a step, and every step a move', () => {
  const moves = new Set(TOURS.flatMap(({ steps }) => steps.map(({ move }) => move)));
  expect(Object.keys(STEPS).toSorted()).toEqual([...moves].toSorted());
});

for (const [index, tour] of TOURS.entries()) {
  const moves = tour.steps.map(({ move }) => move);
  test(`walk ${index + 1}, ${tour.start}: ${moves.join(', ')}`, async ({ openWorld }) => {
    const { levels } = tour.state.context;
    const world = await openWorld(levels);
    world.hold('confirm');
    const open = async () => {
      await world.order(moves.includes('parts.settled failed') ? HOTELS.closedDesk : HOTELS.willing, levels);
      await world.open();
    };
    await walk(world, { chart: 'trip', number: index + 1, tour, open, steps: STEPS, leaves: LEAVES });
  });
}
