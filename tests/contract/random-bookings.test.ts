import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { commandCount, performRandomly } from './support/perform-randomly.ts';
import { type BookingSequence, bookingSequences } from './support/random-bookings/booking-commands.ts';
import { BookingRun } from './support/random-bookings/booking-run.ts';
import { BookingWorld } from './support/random-bookings/booking-world.ts';
import { CARS_UNDER_TEST } from './support/random-bookings/cars-under-test.ts';
import { FLIGHTS_UNDER_TEST } from './support/random-bookings/flights-under-test.ts';
import type { FlowUnderTest } from './support/random-bookings/flow-under-test.ts';
import { HOTELS_UNDER_TEST } from './support/random-bookings/hotels-under-test.ts';
import { NOTHING_PRACTISED } from './support/random-trips/desk-model.ts';
import { insertTripPeople, PERSON_INDEX } from './support/random-trips/trip-people.ts';

/** A third of them for each flow. */
const COMMANDS = Math.ceil(commandCount(180) / 3);
const MEAN_LENGTH = 30;

let opened: ContractApp;
let world: BookingWorld;

beforeAll(async () => {
  const suppliers = new FaultySuppliers();
  opened = await openContractApp({ between: suppliers.between, keepsPlans: true });
  world = new BookingWorld(opened, suppliers, await insertTripPeople(opened.db));
});
afterAll(() => opened.close());

async function perform<Flow extends FlowTypes>(
  tried: FlowUnderTest<Flow>,
  { personIndex, commands }: BookingSequence,
  onPerformed: () => void = () => undefined,
): Promise<void> {
  const run = await BookingRun.start(tried, world, personIndex);
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

test('an order can be sent while the price, whose time has passed, is asked for again', async () => {
  await perform(HOTELS_UNDER_TEST, {
    personIndex: PERSON_INDEX.free,
    commands: [
      { type: 'search', day: 1, fate: 'good' },
      { type: 'chooseResult', fate: 'good' },
      { type: 'chooseOffer', offer: 0 },
      { type: 'practise', switches: { ...NOTHING_PRACTISED, priceChangePercent: -5 } },
      { type: 'wait', minutes: 25 },
      { type: 'order', comment: '' },
    ],
  });
});

test('a trip whose outcome a person has seen counts as seen when they continue elsewhere', async () => {
  const choose: BookingSequence['commands'] = [
    { type: 'open', step: 'search' },
    { type: 'search', day: 1, fate: 'good' },
    { type: 'chooseResult', fate: 'good' },
    { type: 'chooseOffer', offer: 0 },
  ];
  const leave = { type: 'orderAndLeave', comment: '', after: 3, what: 'answerLost' } as const;
  await perform(HOTELS_UNDER_TEST, {
    personIndex: PERSON_INDEX.bound,
    commands: [...choose, leave, ...choose],
  });
});

test('a flight is booked with a seat that is paid for', async () => {
  await perform(FLIGHTS_UNDER_TEST, {
    personIndex: PERSON_INDEX.free,
    commands: [
      { type: 'search', day: 1, fate: 'good' },
      { type: 'chooseOffer', offer: 0 },
      { type: 'open', step: 'options' },
      { type: 'chooseExtras', extras: 1 },
      { type: 'order', comment: '' },
    ],
  });
  const trip = world.line.received.at(-1)?.trip;
  expect(trip?.parts).toMatchObject([{ kind: 'flight', seats: [{ segment: 0, price: expect.anything() }] }]);
});

function testRandomBookings<Flow extends FlowTypes>(tried: FlowUnderTest<Flow>): void {
  test(`charts, server, database and supplier agree, for any actions while booking a ${tried.kind}`, {
    timeout: 240_000 + COMMANDS * 500,
  }, async () => {
    let trips = 0;
    await performRandomly({
      about: `bookings of a ${tried.kind}`,
      db: opened.db,
      commands: COMMANDS,
      meanLength: MEAN_LENGTH,
      sequences: bookingSequences(tried),
      async perform(sequence, onPerformed) {
        await perform(tried, sequence, onPerformed);
        trips += world.line.received.filter(({ trip }) => trip !== null).length;
      },
    });
    expect(trips).toBeGreaterThan(0);
  });
}

testRandomBookings(HOTELS_UNDER_TEST);
testRandomBookings(CARS_UNDER_TEST);
testRandomBookings(FLIGHTS_UNDER_TEST);
