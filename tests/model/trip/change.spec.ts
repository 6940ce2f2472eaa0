import { expect } from 'playwright/test';
import { changeMachine } from '#machines/trip/change-machine.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { walk } from '../walk.ts';
import { LEAVES } from './change-leaves.ts';
import { TOURS } from './change-moves.ts';
import { STEPS } from './change-steps.ts';
import { HOTELS } from './order-stay.ts';
import { test } from './trip-fixture.ts';
import { CHANGE_UNWALKED } from './unwalked.ts';

test('the walks take every transition of the chart but those that no person can cause', () => {
  const taken = new Set(TOURS.flatMap(({ transitions }) => transitions));
  expect(transitionsOf(changeMachine).filter((transition) => !taken.has(transition))).toEqual(
    Object.keys(CHANGE_UNWALKED),
  );
});

test('every leaf state has an assertion, and every assertion a leaf state', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(changeMachine).toSorted());
});

test('every move has a step, and every step a move', () => {
  const moves = new Set(TOURS.flatMap(({ steps }) => steps.map(({ move }) => move)));
  expect(Object.keys(STEPS).toSorted()).toEqual([...moves].toSorted());
});

for (const [index, tour] of TOURS.entries()) {
  const moves = tour.steps.map(({ move }) => move);
  test(`walk ${index + 1}, ${tour.start}: ${moves.join(', ')}`, async ({ openWorld }) => {
    const { levels } = tour.state.context;
    const world = await openWorld([]);
    await world.order(HOTELS.willing, []);
    await expect.poll(() => world.partStatus()).toBe('confirmed');
    await world.askForApprovals(levels);
    world.hold('change', 'lookUp');
    const open = async () => {
      await world.requestLongerStay(levels);
      await world.open();
    };
    await walk(world, { chart: 'change', number: index + 1, tour, open, steps: STEPS, leaves: LEAVES });
  });
}
