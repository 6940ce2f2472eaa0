import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { commandsWanted, performRandomly } from './support/perform-randomly.ts';
import { type BookingSequence, bookingSequences } from './support/random-bookings/booking-commands.ts';
import { BookingRun } from './support/random-bookings/booking-run.ts';
import { BookingWorld } from './support/random-bookings/booking-world.ts';
import { NOTHING_PRACTISED } from './support/random-trips/desk-model.ts';
import { insertTripPeople, PLACES } from './support/random-trips/trip-people.ts';

const COMMANDS = commandsWanted(60);
const MEAN_LENGTH = 30;

let opened: ContractApp;
let world: BookingWorld;

beforeAll(async () => {
  const suppliers = new FaultySuppliers();
  opened = await openContractApp({ between: suppliers.between, keepsPlans: true });
  world = new BookingWorld(opened, suppliers, await insertTripPeople(opened.db));
});
afterAll(() => opened.close());

async function perform(
  { place, commands }: BookingSequence,
  onPerformed: () => void = () => undefined,
): Promise<void> {
  const run = await BookingRun.start(world, place);
  try {
    for (const command of commands) {
      await run.perform(command);
      onPerformed();
    }
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
      { type: 'chooseHotel', hotel: 'good' },
      { type: 'chooseRoom', room: 0 },
      { type: 'practise', switches: { ...NOTHING_PRACTISED, priceChangePercent: -5 } },
      { type: 'wait', minutes: 25 },
      { type: 'order', comment: '' },
    ],
  });
});

test('whoever is told of a trip and goes on elsewhere has been told of it', async () => {
  const choose: BookingSequence['commands'] = [
    { type: 'open', step: 'search' },
    { type: 'search', day: 1 },
    { type: 'chooseHotel', hotel: 'good' },
    { type: 'chooseRoom', room: 0 },
  ];
  const leave = { type: 'orderAndLeave', comment: '', after: 3, what: 'answerLost' } as const;
  await perform({ place: PLACES.bound, commands: [...choose, leave, ...choose] });
});

test('charts, server, database and supplier agree, whatever somebody does who books a hotel', {
  timeout: 240_000 + COMMANDS * 500,
}, async () => {
  let trips = 0;
  await performRandomly({
    ...{
      about: 'bookings',
      db: opened.db,
      commands: COMMANDS,
      meanLength: MEAN_LENGTH,
      sequences: bookingSequences,
    },
    async perform(sequence, onPerformed) {
      await perform(sequence, onPerformed);
      trips += world.line.received.filter(({ trip }) => trip !== null).length;
    },
  });
  expect(trips).toBeGreaterThan(0);
});
