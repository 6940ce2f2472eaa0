import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEngine } from '#tests/support/database.ts';
import { FaultyHotels } from '#tests/support/suppliers/faulty-hotels.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { tripSequences } from './support/random-trips/trip-commands.ts';
import { insertTripPeople, type Person } from './support/random-trips/trip-people.ts';
import { TripRun } from './support/random-trips/trip-run.ts';

/** COMMANDS=1000000 for the long run. */
const { COMMANDS: wanted = '150', SEED: seed = '1' } = process.env;
const COMMANDS = Number(wanted);
const MEAN_LENGTH = 40;
const SEQUENCES_AT_ONCE = 20;

const hotels = new FaultyHotels();
let opened: ContractApp;
let people: Person[];

beforeAll(async () => {
  opened = await openContractApp({ between: hotels.between });
  people = await insertTripPeople(opened.db);
});
afterAll(() => opened.close());

test('answers, charts, database and supplier agree with the rules, whatever happens to trips in whatever order', {
  timeout: 240_000 + COMMANDS * 200,
}, async () => {
  let done = 0;
  const began = performance.now();
  const agreement = fc.asyncProperty(tripSequences, async (sequence) => {
    const run = await TripRun.start(opened, hotels, people);
    for (const command of sequence) {
      await run.perform(command);
      done += 1;
    }
    await run.finish();
  });
  for (let part = 0; done < COMMANDS; part += 1) {
    const numRuns = Math.min(SEQUENCES_AT_ONCE, Math.ceil((COMMANDS - done) / MEAN_LENGTH));
    await fc.assert(agreement, { seed: Number(seed) + part, numRuns });
  }
  const rate = Math.round((done / (performance.now() - began)) * 1000);
  process.stdout.write(`${done} commands to trips on ${testEngine()} (seed ${seed}), ${rate} a second\n`);
  expect(done).toBeGreaterThanOrEqual(COMMANDS);
});
