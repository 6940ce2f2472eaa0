import { expect } from 'playwright/test';
import { TRIP_STATUSES } from '#domain/trip-status.ts';
import { type TripEvent, tripMachine } from '#machines/trip/trip-machine.ts';
import type { TripSnapshot } from '#machines/trip/trip-selectors.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { recordWalk } from '../walked.ts';
import { HOTELS } from './order-stay.ts';
import { stepOf, tripPaths } from './trip-events.ts';
import { test } from './trip-fixture.ts';
import { LEAVES, seesTrip } from './trip-leaves.ts';
import { STEPS } from './trip-steps.ts';
import { TRIP_UNWALKED } from './unwalked.ts';

const paths = tripPaths().map((one) => ({
  ...one,
  steps: one.path.map(({ event }) => stepOf(event as TripEvent)), // the model's events are those of the chart
}));

test('the paths take every transition of the chart but those that can not be caused', () => {
  const taken = new Set(paths.flatMap(({ transitions }) => transitions));
  expect(transitionsOf(tripMachine).filter((transition) => !taken.has(transition))).toEqual(
    Object.keys(TRIP_UNWALKED),
  );
});

test('every leaf state has an assertion, or can not be seen', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(tripMachine).toSorted());
});

test('every event has a step, and every step an event', () => {
  expect(Object.keys(STEPS).toSorted()).toEqual([...new Set(paths.flatMap(({ steps }) => steps))].toSorted());
});

for (const [index, { levels, first, path, steps, transitions }] of paths.entries()) {
  test(`path ${index + 1}, levels [${levels}]: ${steps.join(', ')}`, async ({ openWorld }) => {
    const world = await openWorld(levels);
    const seen = new Set<string>();
    world.hold('confirm');
    await world.order(steps.includes('parts.settled failed') ? HOTELS.closedDesk : HOTELS.willing, levels);
    await look(first);
    for (const [place, { state }] of path.entries()) {
      const step = steps[place] ?? '';
      await test.step(step, async () => {
        await STEPS[step]?.(world);
        await look(state);
      });
    }
    recordWalk('trip', index + 1, { transitions, leaves: [...seen] });

    async function look({ value }: TripSnapshot): Promise<void> {
      const status = TRIP_STATUSES.find((known) => known === value);
      if (!status) throw new Error(`No trip is ever seen as ${value}`);
      await seesTrip(world.page, status);
      seen.add(status);
    }
  });
}
