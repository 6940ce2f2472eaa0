import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testEngine } from '#tests/support/database.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { CommandRun } from './support/random-commands/command-run.ts';
import { commands } from './support/random-commands/commands.ts';
import { Network } from './support/random-commands/network.ts';
import { insertWorld, type World } from './support/random-commands/people-records.ts';

/** COMMANDS=1000000 for the long run. */
const { COMMANDS: wanted = '500', SEED: seed = '1' } = process.env;
const COMMANDS = Number(wanted);
const LONGEST_SEQUENCE = 100;
/** Sequences are half as long on average. */
const MEAN_LENGTH = LONGEST_SEQUENCE / 2;
const SEQUENCES_AT_ONCE = 20;

let opened: ContractApp;
let network: Network;
let world: World;

beforeAll(async () => {
  opened = await openContractApp();
  network = new Network(opened.app);
  world = await insertWorld(opened.db);
  vi.stubGlobal('fetch', network.fetch);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await opened.close();
});

test('answers, charts and database agree with the rules, whatever people do in whatever order', {
  timeout: 240_000 + COMMANDS * 100,
}, async () => {
  let done = 0;
  const began = performance.now();
  const sequences = fc.array(commands, { minLength: 1, maxLength: LONGEST_SEQUENCE, size: 'max' });
  const agreement = fc.asyncProperty(sequences, async (sequence) => {
    const run = await CommandRun.start(opened, network, world);
    try {
      for (const command of sequence) {
        await run.perform(command);
        done += 1;
      }
    } finally {
      run.close();
    }
  });
  for (let part = 0; done < COMMANDS; part += 1) {
    const numRuns = Math.min(SEQUENCES_AT_ONCE, Math.ceil((COMMANDS - done) / MEAN_LENGTH));
    await fc.assert(agreement, { seed: Number(seed) + part, numRuns });
  }
  const rate = Math.round((done / (performance.now() - began)) * 1000);
  process.stdout.write(`${done} commands to sessions on ${testEngine()} (seed ${seed}), ${rate} a second\n`);
  expect(done).toBeGreaterThanOrEqual(COMMANDS);
});
