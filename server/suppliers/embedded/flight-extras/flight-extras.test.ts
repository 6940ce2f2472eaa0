import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMoney, multiplyMoney } from '#domain/money.ts';
import type { FlightExtras, FlightQuery } from '#domain/offers/flight-offer.ts';
import type { FlightSupplier } from '#server/suppliers/flight-supplier.ts';
import type { OrderExtras } from '#server/suppliers/supplier.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { foundIn, gather } from '#tests/support/suppliers/gather.ts';
import { orderOf } from '#tests/support/suppliers/order-of.ts';
import type { OfferWithPrice } from '#tests/support/suppliers/supplier-under-test.ts';
import { createFlightDesk } from '../create-flight-desk.ts';
import { NO_SWITCHES } from '../practice-switches.ts';

const TRAVELERS = 2;
const query: FlightQuery = {
  legs: [
    {
      origin: { code: 'ZRH', type: 'airport' },
      destination: { code: 'LHR', type: 'airport' },
      date: '2027-05-18',
    },
  ],
  travelers: TRAVELERS,
  serviceClass: 'Y',
  directOnly: true,
  airlines: [],
};

let database: TestDatabase;
let flights: FlightSupplier;
let shown: OfferWithPrice;
let offered: FlightExtras;

beforeAll(async () => {
  database = await openTestDatabase();
  flights = createFlightDesk({
    db: database.db,
    practice: { switchesOf: async () => NO_SWITCHES },
  });
  const found = foundIn(await gather(flights.search(query, newCall())));
  const fare = found.flatMap(({ fares }) => fares).find(({ family }) => family.checked.pieces === 0);
  if (!fare) throw new Error('No fare without a bag is on sale');
  shown = { key: fare.key, travelers: TRAVELERS, price: multiplyMoney(fare.price, TRAVELERS) };
  offered = await extras();
});
afterAll(() => database.close());

function newCall() {
  return {
    reference: randomUUIDv7(),
    companyId: randomUUIDv7(),
    timeoutMs: 20_000,
    now: new Date('2027-04-26T09:00:00Z'),
    signal: new AbortController().signal,
  };
}

async function extras(): Promise<FlightExtras> {
  const outcome = await flights.extras(shown, newCall());
  return outcome.outcome === 'priced' ? outcome.offer : expect.fail(outcome.outcome);
}

const listSeats = ({ seatMaps }: FlightExtras) =>
  seatMaps.flatMap(({ segment, cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows.flatMap(({ number, seats }) =>
        seats.map((seat) => ({ ...seat, segment, name: `${number}${seat.letter}` })),
      ),
    ),
  );
const freeSeat = (index: number) => {
  const free = listSeats(offered).filter((seat) => seat.free);
  return free[index] ?? expect.fail('The flight is full');
};
const hold = (choice: Partial<OrderExtras>, priceCap = { ...shown.price, amount: 1e9 }) =>
  flights.hold(orderOf(shown, { priceCap, extras: { seats: [], bags: [], ...choice } }), newCall());
const refused = { outcome: 'declined', reason: 'refused' };

describe('seats and bags', () => {
  test('are charged on top of the fare', async () => {
    const { segment, name, price } = freeSeat(0);
    const bag = offered.bags.find(({ kind }) => kind === 'checked') ?? expect.fail('There is no bag');
    const choice = {
      seats: [{ segment, guest: 0, seat: name }],
      bags: [{ leg: bag.leg, guest: 1, kind: bag.kind, quantity: 1 }],
    };
    const withBag = addMoney(shown.price, bag.price);
    const total = price ? addMoney(withBag, price) : withBag;
    expect(await hold(choice, shown.price)).toEqual({ outcome: 'dearer', price: total });
    expect(await hold(choice, total)).toMatchObject({ outcome: 'held', booking: { price: total } });
  });

  test('are sold once: the next buyer of the same seat is refused, and does not see it as free', async () => {
    const { segment, name } = freeSeat(1);
    const choice = { seats: [{ segment, guest: 0, seat: name }] };
    const outcomes = await Promise.all([hold(choice), hold(choice)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['extraGone', 'held']);
    expect(listSeats(await extras()).find((seat) => seat.name === name)).toMatchObject({ free: false });
  });

  test.each<[string, () => Partial<OrderExtras>]>([
    ['a seat that does not exist', () => ({ seats: [{ segment: 0, guest: 0, seat: '99Z' }] })],
    ['a flight that does not exist', () => ({ seats: [{ segment: 7, guest: 0, seat: freeSeat(2).name }] })],
    [
      'a seat that is taken',
      () => {
        const takenSeat = listSeats(offered).find(({ free }) => !free) ?? expect.fail('All seats are free');
        return { seats: [{ segment: 0, guest: 0, seat: takenSeat.name }] };
      },
    ],
    ['too many bags', () => ({ bags: [{ leg: 0, guest: 0, kind: 'checked', quantity: 99 }] })],
    ['a bag on another leg', () => ({ bags: [{ leg: 5, guest: 0, kind: 'checked', quantity: 1 }] })],
  ])('are gone, and the fare is not held without them: %s', async (_, choice) => {
    expect(await hold(choice())).toEqual({ outcome: 'extraGone' });
  });

  test.each<[string, () => Partial<OrderExtras>]>([
    ['a traveller who does not fly', () => ({ seats: [{ segment: 0, guest: 2, seat: freeSeat(2).name }] })],
    [
      'two seats for one person',
      () => ({ seats: [2, 3].map((index) => ({ segment: 0, guest: 0, seat: freeSeat(index).name })) }),
    ],
    [
      'one seat for two persons',
      () => ({ seats: [0, 1].map((guest) => ({ segment: 0, guest, seat: freeSeat(2).name })) }),
    ],
    ['no bag at all', () => ({ bags: [{ leg: 0, guest: 0, kind: 'checked', quantity: 0 }] })],
    ['a bag without a passenger', () => ({ bags: [{ leg: 0, guest: -1, kind: 'checked', quantity: 1 }] })],
  ])('are declined: %s', async (_, choice) => {
    expect(await hold(choice())).toEqual(refused);
  });

  test('of an offer that does not exist are expired', async () => {
    const outcome = await flights.extras({ key: 'nothing', travelers: 1 }, newCall());
    expect(outcome).toEqual({ outcome: 'expired' });
  });
});
