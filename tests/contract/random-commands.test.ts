import fc from 'fast-check';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { commandCount, performRandomly } from './support/perform-randomly.ts';
import { CommandRun } from './support/random-commands/command-run.ts';
import { commands } from './support/random-commands/commands.ts';
import { Network } from './support/random-commands/network.ts';
import { insertWorld, type World } from './support/random-commands/people-records.ts';

const COMMANDS = commandCount(500);
const LONGEST_SEQUENCE = 100;

let opened: ContractApp;
let network: Network;
let world: World;

beforeAll(async () => {
  opened = await openContractApp({ keepsPlans: true });
  network = new Network(opened.app);
  world = await insertWorld(opened.db);
  vi.stubGlobal('fetch', network.fetch);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await opened.close();
});

test('answers, charts and database agree with the rules, for any actions in any order', {
  timeout: 240_000 + COMMANDS * 100,
}, async () => {
  await performRandomly({
    about: 'sessions',
    db: opened.db,
    commands: COMMANDS,
    meanLength: LONGEST_SEQUENCE / 2,
    sequences: fc.array(commands, { minLength: 1, maxLength: LONGEST_SEQUENCE, size: 'max' }),
    async perform(sequence, onPerformed) {
      const run = await CommandRun.start(opened, network, world);
      try {
        for (const command of sequence) {
          await run.perform(command);
          onPerformed();
        }
      } finally {
        run.close();
      }
    },
  });
});
