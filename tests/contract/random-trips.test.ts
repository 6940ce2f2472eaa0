import { afterAll, beforeAll, test } from 'vitest';
import { FaultyHotels } from '#tests/support/suppliers/faulty-hotels.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { commandsWanted, performRandomly } from './support/perform-randomly.ts';
import { tripSequences } from './support/random-trips/trip-commands.ts';
import { insertTripPeople, type Person } from './support/random-trips/trip-people.ts';
import { TripRun } from './support/random-trips/trip-run.ts';

const COMMANDS = commandsWanted(150);
const MEAN_LENGTH = 40;

const hotels = new FaultyHotels();
let opened: ContractApp;
let people: Person[];

beforeAll(async () => {
  opened = await openContractApp({ between: hotels.between, keepsPlans: true });
  people = await insertTripPeople(opened.db);
});
afterAll(() => opened.close());

test('answers, charts, database and supplier agree with the rules, whatever happens to trips in whatever order', {
  timeout: 240_000 + COMMANDS * 200,
}, async () => {
  await performRandomly({
    ...{
      about: 'trips',
      db: opened.db,
      commands: COMMANDS,
      meanLength: MEAN_LENGTH,
      sequences: tripSequences,
    },
    async perform(sequence, onPerformed) {
      const run = await TripRun.start(opened, hotels, people);
      for (const command of sequence) {
        await run.perform(command);
        onPerformed();
      }
      await run.finish();
    },
  });
});
