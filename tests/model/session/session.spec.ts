import { expect } from 'playwright/test';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session-machine.ts';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import { failWhenHung } from '../fail-when-hung.ts';
import { leavesIn, leavesOf, pathsThrough, transitionsOf } from '../paths.ts';
import { test as base } from '../walk-test.ts';
import { recordWalk } from '../walked.ts';
import { distinguish, type ModelEvent, possibleEvents } from './session-events.ts';
import { LEAVES } from './session-leaves.ts';
import { STEPS, stepOf } from './session-steps.ts';
import { SessionWorld } from './session-world.ts';

const test = base.extend<{ world: SessionWorld }>({
  world: async ({ page, place: { network, server } }, use) => {
    await use(await SessionWorld.open(page, network, server));
    network.letPass();
  },
});

const start = createActor(sessionMachine, { input: { language: 'en' } }).getSnapshot();
const paths = pathsThrough<SessionSnapshot>(sessionMachine, {
  input: { language: 'en' },
  events: possibleEvents,
  distinguish,
});
const steps = paths.flat().map(({ event }) => stepOf(event as ModelEvent));

test('the paths take every transition of the chart', () => {
  const taken = new Set(paths.flat().flatMap(({ transitions }) => transitions));
  expect(transitionsOf(sessionMachine).filter((transition) => !taken.has(transition))).toEqual([]);
});

test('every leaf state has an assertion, and every assertion a leaf state', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(sessionMachine).toSorted());
});

test('every event has a step, and every step an event', () => {
  expect(Object.keys(STEPS).toSorted()).toEqual([...new Set(steps)].toSorted());
});

for (const [index, path] of paths.entries()) {
  const title = path.map(({ event }) => stepOf(event as ModelEvent)).join(', ');
  test(`path ${index + 1}: ${title}`, async ({ world }) => {
    let before = start;
    const seen = new Set<string>();
    await look(world, before, seen);
    for (const { event, state } of path) {
      const step = stepOf(event as ModelEvent);
      await test.step(step, async () => {
        await failWhenHung(world.page, `“${step}” in ${leavesIn(before).join(' ')}`, async () => {
          await STEPS[step]?.(world, before, event as ModelEvent);
          await look(world, state, seen);
        });
      });
      before = state;
    }
    recordWalk('session', {
      name: `path ${index + 1}`,
      transitions: path.flatMap(({ transitions }) => transitions),
      leaves: [...seen],
    });
  });
}

async function look({ page }: SessionWorld, state: SessionSnapshot, seen: Set<string>): Promise<void> {
  for (const leaf of leavesIn(state)) {
    await LEAVES[leaf]?.(page, state);
    seen.add(leaf);
  }
}
