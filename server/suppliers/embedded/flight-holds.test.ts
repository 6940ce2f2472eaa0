import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';
import type { FlightSupplier } from '#server/suppliers/flight-supplier.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { foundIn, gather } from '#tests/support/suppliers/gather.ts';
import { orderOf } from '#tests/support/suppliers/order-of.ts';
import { createFlightDesk } from './create-flight-desk.ts';
import { NO_SWITCHES } from './practice-switches.ts';

const DAY = '2027-05-18';
const query: FlightQuery = {
  legs: [
    {
      origin: { code: 'ZRH', type: 'airport' },
      destination: { code: 'LHR', type: 'airport' },
      date: DAY,
    },
  ],
  travelers: 1,
  serviceClass: 'Y',
  directOnly: true,
  airlines: [],
};

let database: TestDatabase;
let flights: FlightSupplier;

beforeAll(async () => {
  database = await openTestDatabase();
  flights = createFlightDesk({ db: database.db, practice: { switchesOf: async () => NO_SWITCHES } });
});
afterAll(() => database.close());

const callAt = (now: string) => ({
  reference: randomUUIDv7(),
  companyId: randomUUIDv7(),
  timeoutMs: 20_000,
  now: new Date(now),
  signal: new AbortController().signal,
});

test.each([
  ['weeks before', '2027-04-26T09:00:00Z'],
  ['in the night before', `${DAY}T01:00:00Z`],
])('a flight is held until the time that its fare has named, %s', async (_, now) => {
  const [itinerary] = foundIn(await gather(flights.search(query, callAt(now))));
  const [fare] = itinerary?.fares ?? [];
  if (!fare) return expect.fail('There is no fare');
  const shown = { key: fare.key, travelers: 1, price: fare.price };
  const hold = await flights.hold(orderOf(shown), callAt(now));
  expect(hold).toMatchObject({ outcome: 'held', booking: { heldUntil: fare.holdUntil } });
  expect(fare.holdUntil?.getTime()).toBeGreaterThan(Date.parse(now));
});
