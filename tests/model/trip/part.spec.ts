import { expect } from 'playwright/test';
import { type PartEvent, partMachine } from '#machines/trip/part-machine.ts';
import { partSnapshot } from '#machines/trip/part-selectors.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { recordWalk } from '../walked.ts';
import { HOTELS } from './order-stay.ts';
import { partPaths, type Situation, stepOf } from './part-events.ts';
import { LEAVES, seesPart } from './part-leaves.ts';
import { STEPS } from './part-steps.ts';
import { test } from './trip-fixture.ts';
import { PART_UNWALKED } from './unwalked.ts';

const paths = partPaths().map(({ situation, path }) => ({
  situation,
  path,
  steps: path.map(({ event }) => stepOf(event as PartEvent)), // the model's events are those of the chart
}));
const LEVELS = { booked: [], waiting: [1] } as const satisfies Record<Situation, readonly (1 | 2)[]>;

test('the paths take every transition of the chart but those that can not be caused', () => {
  const taken = new Set(paths.flatMap(({ path }) => path).flatMap(({ transitions }) => transitions));
  expect(transitionsOf(partMachine).filter((transition) => !taken.has(transition))).toEqual(
    Object.keys(PART_UNWALKED),
  );
});

test('every leaf state has an assertion, and every assertion a leaf state', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(partMachine).toSorted());
});

test('every event has a step, and every step an event', () => {
  expect(Object.keys(STEPS).toSorted()).toEqual([...new Set(paths.flatMap(({ steps }) => steps))].toSorted());
});

for (const [index, { situation, path, steps }] of paths.entries()) {
  test(`path ${index + 1}, ${situation}: ${steps.join(', ')}`, async ({ openWorld }) => {
    const levels = LEVELS[situation];
    const world = await openWorld(levels);
    const seen = new Set<string>();
    world.hold('confirm', 'lookUp', 'cancel');
    await world.order(steps.includes('booking.refused') ? HOTELS.closedDesk : HOTELS.willing, levels);
    let before = partSnapshot('held');
    if (situation === 'waiting') await look(before.value);
    for (const [place, { state }] of path.entries()) {
      const step = steps[place] ?? '';
      await test.step(step, async () => {
        await STEPS[step]?.(world, before, steps[place + 1]);
        // The supplier refuses it once the stay is over, and past trips offer no actions.
        const isOver = step === 'cancellation.refused';
        await look(step === 'booking.found held' ? 'confirming' : state.value, isOver);
      });
      before = state;
    }
    recordWalk('part', index + 1, {
      transitions: path.flatMap(({ transitions }) => transitions),
      leaves: [...seen],
    });

    async function look(status: typeof before.value, isOver = false): Promise<void> {
      await seesPart(world.page, status, isOver || (situation === 'waiting' && status !== 'held'));
      seen.add(status);
    }
  });
}

test('a booking that is being changed, which the walks of the change bring about', async ({ openWorld }) => {
  const world = await openWorld([]);
  await world.order(HOTELS.willing, []);
  await seesPart(world.page, 'confirmed');
  await world.setPartStatus('changing');
  await seesPart(world.page, 'changing');
  recordWalk('part', paths.length + 1, { transitions: [], leaves: ['changing'] });
});
