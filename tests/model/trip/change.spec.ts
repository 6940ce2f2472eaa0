import { expect } from 'playwright/test';
import { CHANGE_STATUSES } from '#domain/change-status.ts';
import { changeMachine } from '#machines/trip/change-machine.ts';
import type { ChangeSnapshot } from '#machines/trip/change-selectors.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { recordWalk } from '../walked.ts';
import { changePaths } from './change-events.ts';
import { LEAVES, seesChange } from './change-leaves.ts';
import { STEPS } from './change-steps.ts';
import { HOTELS } from './order-stay.ts';
import { seesPart } from './part-leaves.ts';
import { test } from './trip-fixture.ts';
import { CHANGE_UNWALKED } from './unwalked.ts';

const paths = changePaths().map((one) => ({ ...one, steps: one.path.map(({ event }) => event.type) }));

test('the paths take every transition of the chart but those that no person can cause', () => {
  const taken = new Set(paths.flatMap(({ transitions }) => transitions));
  expect(transitionsOf(changeMachine).filter((transition) => !taken.has(transition))).toEqual(
    Object.keys(CHANGE_UNWALKED),
  );
});

test('every leaf state has an assertion, and every assertion a leaf state', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(changeMachine).toSorted());
});

test('every event has a step, and every step an event', () => {
  expect(Object.keys(STEPS).toSorted()).toEqual([...new Set(paths.flatMap(({ steps }) => steps))].toSorted());
});

for (const [index, { levels, first, path, steps, transitions }] of paths.entries()) {
  test(`path ${index + 1}, levels [${levels}]: ${steps.join(', ')}`, async ({ openWorld }) => {
    const world = await openWorld([]);
    const seen = new Set<string>();
    await world.order(HOTELS.willing, []);
    await seesPart(world.page, 'confirmed');
    await world.askForApprovals(levels);
    world.hold('change', 'lookUp');
    await world.requestLongerStay(levels);
    await look(first);
    for (const [place, { state }] of path.entries()) {
      const step = steps[place] ?? '';
      await test.step(step, async () => {
        await STEPS[step]?.(world, steps[place + 1]);
        await look(state);
      });
    }
    recordWalk('change', index + 1, { transitions, leaves: [...seen] });

    async function look({ value }: ChangeSnapshot): Promise<void> {
      const status = CHANGE_STATUSES.find((known) => known === value);
      if (!status) throw new Error(`No change is ever seen as ${value}`);
      await seesChange(world.page, status);
      seen.add(status);
    }
  });
}
