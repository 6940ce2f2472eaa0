import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { commandCount, performRandomly } from './support/perform-randomly.ts';
import { TRIP_KINDS } from './support/practice-offers.ts';
import { Moves } from './support/random-trips/moves.ts';
import { TripCaller } from './support/random-trips/trip-caller.ts';
import type { TripCommand } from './support/random-trips/trip-commands.ts';
import { insertTripPeople, type Person } from './support/random-trips/trip-people.ts';
import { TripRun } from './support/random-trips/trip-run.ts';
import { everyScenario } from './support/random-trips/trip-scenarios.ts';
import { tripSequences } from './support/random-trips/trip-sequences.ts';
import { sharedApp } from './support/shared-app.ts';

/** Beside the scenarios, which reach every move of the model. */
const SHORT_RUN = 600;
/** Of each kind of trips. */
const COMMANDS = Math.ceil(commandCount(SHORT_RUN) / TRIP_KINDS.length);
const MEAN_LENGTH = 40;

const moves = new Moves();
const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between, keepsPlans: true });
let people: Person[];

beforeAll(async () => {
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  people = await insertTripPeople(opened.db);
  await loadInventories();
}, 90_000);

/** At its first question, whose answer may come too late. */
async function loadInventories(): Promise<void> {
  const caller = new TripCaller(opened);
  const now = opened.clock.now().getTime();
  const [asker] = people;
  for (const kind of ['hotel', 'car'] as const) {
    if (asker) await caller.offer(asker, { kind, fate: 'good', day: 0, now }).catch(() => null);
  }
}

async function perform(commands: readonly TripCommand[], onPerformed?: () => void): Promise<void> {
  const run = await TripRun.start({ opened, suppliers, people, moves });
  for (const command of commands) {
    await run.perform(command);
    onPerformed?.();
  }
  await run.finish();
}

describe('answers, charts, database and supplier agree with the rules', () => {
  test.each(everyScenario().map((commands) => [commands.map(({ type }) => type).join(', '), commands]))(
    'after %s',
    { timeout: 60_000 },
    async (_, commands) => await perform(commands),
  );

  test.each(TRIP_KINDS)(
    'whatever happens to trips %s in whatever order',
    { timeout: 240_000 + COMMANDS * 500 },
    async (name, kinds) => {
      await performRandomly({
        about: `trips ${name}`,
        db: opened.db,
        commands: COMMANDS,
        meanLength: MEAN_LENGTH,
        sequences: tripSequences(kinds),
        perform,
      });
    },
  );
});

test('the scenarios and these trips reach every move of the model', () => {
  expect(moves.unreached()).toEqual([]);
});
