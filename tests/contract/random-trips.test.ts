import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { commandCount, performRandomly } from './support/perform-randomly.ts';
import { TRIP_KINDS } from './support/practice-offers.ts';
import { type Move, Moves } from './support/random-trips/moves.ts';
import { insertTripPeople, type Person } from './support/random-trips/trip-people.ts';
import { TripRun } from './support/random-trips/trip-run.ts';
import { tripSequences } from './support/random-trips/trip-sequences.ts';

/** As many as it takes to reach every move of the model but the rare ones. */
const SHORT_RUN = 2_000;
/** Of each kind of trips. */
const COMMANDS = Math.ceil(commandCount(SHORT_RUN) / TRIP_KINDS.length);
const MEAN_LENGTH = 40;
/** Reached twice at most in a short run, if at all. */
const RARE: ReadonlySet<Move> = new Set([
  ...(['part.holdLapsed', 'part.foundHeld', 'part.foundCancelled', 'request.goesOn'] as const),
  ...(['change.priceChanged', 'change.lookUpLost', 'change.foundDone', 'change.foundUndone'] as const),
  'change.withdrawnByCancellation',
]);

const moves = new Moves();
const suppliers = new FaultySuppliers();
let opened: ContractApp;
let people: Person[];

beforeAll(async () => {
  opened = await openContractApp({ between: suppliers.between, keepsPlans: true });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  people = await insertTripPeople(opened.db);
});
afterAll(() => opened.close());

test.each(TRIP_KINDS)(
  'answers, charts, database and supplier agree with the rules, whatever happens to trips %s in whatever order',
  { timeout: 240_000 + COMMANDS * 500 },
  async (name, kinds) => {
    await performRandomly({
      about: `trips ${name}`,
      db: opened.db,
      commands: COMMANDS,
      meanLength: MEAN_LENGTH,
      sequences: tripSequences(kinds),
      async perform(sequence, onPerformed) {
        const run = await TripRun.start({ opened, suppliers, people, moves });
        for (const command of sequence) {
          await run.perform(command);
          onPerformed();
        }
        await run.finish();
      },
    });
  },
);

test('these trips reach every move of the model that is not rare', () => {
  const isShorter = commandCount(SHORT_RUN) < SHORT_RUN;
  const unreached = moves.unreached().filter((move) => !RARE.has(move));
  expect(isShorter ? [] : unreached).toEqual([]);
});
