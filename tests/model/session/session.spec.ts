import { readPaths } from '../path-files.ts';
import { readAssertions } from '../read-assertions.ts';
import { walkPaths } from '../walk-paths.ts';
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

walkPaths<SessionWorld, SessionState, null>(test, {
  label: 'session',
  reference: REFERENCE_SESSION,
  start: OPENED,
  paths: readPaths(new URL('paths/', import.meta.url)),
  steps: STEPS,
  ownMoves: Object.keys(STEPS),
  assertions: await readAssertions(new URL('assertions/', import.meta.url)),
  begin: async (world) => ({ facts: null, open: () => world.open() }),
});
