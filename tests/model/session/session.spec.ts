import { expect } from 'playwright/test';
import { readAssertions } from '../assertion.ts';
import { followMoves } from '../follow-moves.ts';
import { readPaths } from '../path-files.ts';
import { walkReference } from '../walk-reference.ts';
import { test as base } from '../walk-test.ts';
import { OPENED, REFERENCE_SESSION, type SessionState } from './reference-session.ts';
import { STEPS } from './session-steps.ts';
import { SessionWorld } from './session-world.ts';

const test = base.extend<{ world: SessionWorld }>({
  world: async ({ page, place: { network, server } }, use) => {
    await use(await SessionWorld.settle(page, network, server));
    network.letPass();
  },
});

const paths = readPaths(new URL('paths/', import.meta.url));
const assertions = await readAssertions<SessionState, null>(new URL('assertions/', import.meta.url));

test('every move of a path has a step, and every step is in a path', () => {
  const moves = new Set(paths.flatMap((path) => path.moves));
  expect([...moves].toSorted()).toEqual(Object.keys(STEPS).toSorted());
});

for (const path of paths) {
  const name = `session: ${path.name}`;
  test(name, async ({ world }) => {
    const walk = followMoves(REFERENCE_SESSION, OPENED, path.moves);
    await walkReference(world, {
      name,
      walk,
      open: () => world.open(),
      steps: STEPS,
      assertions,
      facts: null,
    });
  });
}
