import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HotelQuery } from '#domain/offers/hotel-offer.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { foundIn, gather } from '#tests/support/suppliers/gather.ts';
import { cancellationOf, changeTo, orderOf } from '#tests/support/suppliers/order-of.ts';
import type { Suppliers } from '../suppliers.ts';
import { createEmbeddedSuppliers } from './create-embedded-suppliers.ts';
import { NO_SWITCHES, type PracticeSwitches } from './practice-switches.ts';

/** In Einsiedeln: `practice-8` has one room of each kind on any day. */
const ONLY_ROOM = 'practice-8';
const stay: HotelQuery = {
  latitude: 47.1285,
  longitude: 8.7474,
  radiusKm: 2,
  rateCodes: [],
  checkIn: '2026-12-08',
  checkOut: '2026-12-10',
  rooms: 1,
  guests: 1,
};

let database: TestDatabase;
let suppliers: Suppliers;
let switches: PracticeSwitches = NO_SWITCHES;

beforeAll(async () => {
  database = await openTestDatabase();
  const practice = { switchesOf: async () => switches };
  suppliers = createEmbeddedSuppliers({ db: database.db, practice });
});
afterAll(() => database.close());

function newCall() {
  return {
    reference: randomUUIDv7(),
    companyId: randomUUIDv7(),
    timeoutMs: 20_000,
    now: new Date('2026-11-21T10:00:00Z'),
    signal: new AbortController().signal,
  };
}

async function readRates(propertyId: string) {
  const answer = await suppliers.hotels.details(propertyId, stay, newCall());
  return answer.outcome === 'found' ? answer.hotel.rates : expect.fail(answer.outcome);
}

describe('the embedded suppliers', () => {
  test('list their sources, and each of them answers', async () => {
    const airport = (code: string) => ({ code, type: 'airport' as const });
    const legs = [{ origin: airport('ZRH'), destination: airport('LHR'), date: '2026-12-08' }];
    const zurich = { kind: 'airport' as const, code: 'ZRH' };
    const times = { pickUpAt: '2026-12-08T10:00', dropOffAt: '2026-12-09T10:00' };
    const searches = {
      flights: suppliers.flights.search(
        { legs, travelers: 1, serviceClass: 'Y', directOnly: true, airlines: [] },
        newCall(),
      ),
      hotels: suppliers.hotels.search(stay, newCall()),
      cars: suppliers.cars.search({ pickUp: zurich, dropOff: zurich, ...times }, newCall()),
    };
    for (const kind of ['flights', 'hotels', 'cars'] as const) {
      const answers = await gather<unknown>(searches[kind]);
      expect(answers.map(({ source }) => source).sort()).toEqual([...suppliers[kind].sources].sort());
      expect(foundIn(answers)).not.toHaveLength(0);
    }
  });

  test('price, hold, sell and cancel through the same port', async () => {
    const { hotels } = suppliers;
    const [rate] = await readRates('practice-5');
    if (!rate) expect.fail('The house has no room');
    const shown = { key: rate.key, travelers: 1, price: rate.price };
    const call = newCall();
    const again = { ...call, reference: randomUUIDv7() };
    expect(await hotels.price(shown, call)).toHaveProperty('outcome', 'priced');
    expect(await hotels.hold(orderOf(shown), call)).toHaveProperty('outcome', 'held');
    expect(await hotels.quoteCancellation(call.reference, again)).toHaveProperty('outcome', 'quoted');
    expect(await hotels.quoteChange(call.reference, shown, again)).toHaveProperty('outcome', 'declined');
    expect(await hotels.change(call.reference, changeTo(shown), again)).toHaveProperty('outcome', 'declined');
    // This hotel always declines.
    const purchase = { booking: call.reference, priceCap: rate.price };
    expect(await hotels.confirm(purchase, again)).toHaveProperty('outcome', 'declined');
    expect(await hotels.cancel(cancellationOf(call.reference), again)).toHaveProperty('outcome', 'cancelled');
    const nothing = { amount: 0, currency: rate.price.currency };
    expect(await hotels.lookUp(call.reference, again)).toMatchObject({
      booking: { status: 'cancelled' },
      charges: { cancellation: { refund: nothing, penalty: nothing }, changes: [] },
    });
  });
});

describe('the details of a hotel', () => {
  test('show the remaining rates, and no sold-out ones', async () => {
    const rates = await readRates(ONLY_ROOM);
    const [rate] = rates;
    if (!rate) expect.fail('The house has no room');
    const shown = { key: rate.key, travelers: 1, price: rate.price };
    expect(await suppliers.hotels.hold(orderOf(shown), newCall())).toHaveProperty('outcome', 'held');
    const remainingRates = await readRates(ONLY_ROOM);
    expect(remainingRates.length).toBeGreaterThan(0);
    expect(remainingRates).toEqual(rates.filter(({ roomType }) => roomType !== rate.roomType));
  });

  test('leave out the rates of a source that fails', async () => {
    switches = { ...NO_SWITCHES, failedSources: ['110', '112', '113'] };
    expect(new Set((await readRates(ONLY_ROOM)).map(({ source }) => source))).toEqual(new Set(['100']));
    switches = NO_SWITCHES;
  });

  test('do not exist for an unknown hotel', async () => {
    expect(await suppliers.hotels.details('nowhere', stay, newCall())).toEqual({ outcome: 'notFound' });
  });

  test('are unknown when there is no answer in time', async () => {
    const late = { ...newCall(), timeoutMs: 0 };
    expect(await suppliers.hotels.details(ONLY_ROOM, stay, late)).toEqual({ outcome: 'unknown' });
  });
});
