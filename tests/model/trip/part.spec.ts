import { expect } from 'playwright/test';
import { PART_STATUSES } from '#domain/trip-status.ts';
import { partMachine } from '#machines/trip/part-machine.ts';
import type { PartSnapshot } from '#machines/trip/part-selectors.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { walk } from '../walk.ts';
import { recordWalk } from '../walked.ts';
import { HOTELS } from './order-stay.ts';
import { LEAVES, seesPart } from './part-leaves.ts';
import { TOURS } from './part-moves.ts';
import { AFTER_THE_STAY, expectBegun, STEPS } from './part-steps.ts';
import { test } from './trip-fixture.ts';
import type { TripWorld } from './trip-world.ts';
import { PART_UNWALKED } from './unwalked.ts';

test('the walks take every transition of the chart but those that can not be caused', () => {
  const taken = new Set(TOURS.flatMap(({ transitions }) => transitions));
  expect(transitionsOf(partMachine).filter((transition) => !taken.has(transition))).toEqual(
    Object.keys(PART_UNWALKED),
  );
});

test('every leaf state has an assertion, and every assertion a leaf state', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(partMachine).toSorted());
});

test('every move has a step, and every step a move', () => {
  const moves = new Set(TOURS.flatMap(({ steps }) => steps.map(({ move }) => move)));
  expect(Object.keys(STEPS).toSorted()).toEqual([...moves].toSorted());
});

for (const [index, tour] of TOURS.entries()) {
  const moves = tour.steps.map(({ move }) => move);
  test(`walk ${index + 1}, ${tour.start}: ${moves.join(', ')}`, async ({ openWorld }) => {
    const isWaiting = tour.start === 'waiting';
    const levels = isWaiting ? ([1] as const) : [];
    const world = await openWorld(levels);
    world.hold('confirm', 'lookUp', 'cancel');
    const open = async () => {
      await world.order(tour.start === 'refused' ? HOTELS.closedDesk : HOTELS.willing, levels);
      await world.open();
      if (!isWaiting) await expectBegun(world);
    };
    const isTripOver = ({ value }: PartSnapshot) =>
      isWaiting ? value !== 'held' : world.daysPassed >= AFTER_THE_STAY;
    const leaves = Object.fromEntries(
      PART_STATUSES.map((status) => [
        status,
        (_: TripWorld, state: PartSnapshot) => seesPart(world.page, status, isTripOver(state)),
      ]),
    );
    await walk(world, { chart: 'part', number: index + 1, tour, open, steps: STEPS, leaves });
  });
}

test('a booking that is being changed, which the walks of the change bring about', async ({ openWorld }) => {
  const world = await openWorld([]);
  await world.order(HOTELS.willing, []);
  await expect.poll(() => world.partStatus()).toBe('confirmed');
  await world.setPartStatus('changing');
  await world.open();
  await seesPart(world.page, 'changing');
  recordWalk('part', { name: 'a change of the booking', transitions: [], leaves: ['changing'] });
});
