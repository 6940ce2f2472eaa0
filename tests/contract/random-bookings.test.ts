import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEngine } from '#tests/support/database.ts';
import { FaultyHotels } from '#tests/support/suppliers/faulty-hotels.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { type BookingSequence, bookingSequences } from './support/random-bookings/booking-commands.ts';
import { BookingRun } from './support/random-bookings/booking-run.ts';
import { BookingWorld } from './support/random-bookings/booking-world.ts';
import { NOTHING_PRACTISED } from './support/random-trips/desk-model.ts';
import { insertTripPeople, PLACES } from './support/random-trips/trip-people.ts';

/** COMMANDS=1000000 for the long run. */
const { COMMANDS: wanted = '60', SEED: seed = '1' } = process.env;
const COMMANDS = Number(wanted);
const MEAN_LENGTH = 30;
const SEQUENCES_AT_ONCE = 20;

let opened: ContractApp;
let world: BookingWorld;

beforeAll(async () => {
  const hotels = new FaultyHotels();
  opened = await openContractApp({ between: hotels.between });
  world = new BookingWorld(opened, hotels, await insertTripPeople(opened.db));
});
afterAll(() => opened.close());

async function perform({ place, commands }: BookingSequence): Promise<void> {
  const run = await BookingRun.start(world, place);
  try {
    for (const command of commands) await run.perform(command);
    await run.finish();
  } finally {
    await run.close();
  }
}

test('an order can be sent while the price, whose time has passed, is asked for anew', async () => {
  await perform({
    place: PLACES.free,
    commands: [
      { type: 'search', day: 1 },
      { type: 'chooseHotel', hotel: 'onlyRoom' },
      { type: 'chooseRoom', room: 0 },
      { type: 'practise', switches: { ...NOTHING_PRACTISED, priceChangePercent: -5 } },
      { type: 'wait', minutes: 25 },
      { type: 'order', comment: '' },
    ],
  });
});

test('charts, server, database and supplier agree, whatever somebody does who books a hotel', {
  timeout: 240_000 + COMMANDS * 500,
}, async () => {
  let [done, trips] = [0, 0];
  const began = performance.now();
  const agreement = fc.asyncProperty(bookingSequences, async (sequence) => {
    await perform(sequence);
    done += sequence.commands.length;
    trips += world.line.received.filter(({ trip }) => trip !== null).length;
  });
  for (let part = 0; done < COMMANDS; part += 1) {
    const numRuns = Math.min(SEQUENCES_AT_ONCE, Math.ceil((COMMANDS - done) / MEAN_LENGTH));
    await fc.assert(agreement, { seed: Number(seed) + part, numRuns });
  }
  const rate = Math.round((done / (performance.now() - began)) * 1000);
  process.stdout.write(`${done} commands to bookings on ${testEngine()} (seed ${seed}), ${rate} a second\n`);
  expect(done).toBeGreaterThanOrEqual(COMMANDS);
  expect(trips).toBeGreaterThan(0);
});
