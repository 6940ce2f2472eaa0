import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEngine } from '#tests/support/database.ts';
import { createDurableData, type DurableData } from './support/kills/durable-data.ts';
import { KillRun } from './support/kills/kill-run.ts';
import { reportKills } from './support/kills/report-kills.ts';

/** ROUNDS=200 for the long run. */
const { ROUNDS: wanted = '1', SEED: seed = '1' } = process.env;
const ROUNDS = Number(wanted);

/** The database of a server, as its log reports it. */
const WARNINGS = {
  pglite: [
    'The embedded database survives a killed process, but not a power cut. Set DATABASE_URL for more.',
  ],
  postgres: [],
};
/** Makes the server independent of whether the pages have been built. */
const WITHOUT_PAGES = 'The browser application has not been built; only the operations are served.';

let data: DurableData;

beforeAll(async () => {
  data = await createDurableData();
});
afterAll(() => data.remove());

test('no acknowledged write is lost, and none is incomplete, when the server is killed', {
  timeout: 120_000 + ROUNDS * 20_000,
}, async () => {
  const killing = new KillRun(data, Number(seed));
  await killing.run(ROUNDS);
  const { outcome } = killing;
  reportKills(outcome, testEngine(), seed);
  expect(outcome.faults).toEqual([]);
  outcome.warnings.delete(WITHOUT_PAGES);
  expect([...outcome.warnings]).toEqual(WARNINGS[testEngine()]);
  expect(outcome.kills).toBe(ROUNDS);
  expect(outcome.acknowledged).toBeGreaterThan(0);
});
