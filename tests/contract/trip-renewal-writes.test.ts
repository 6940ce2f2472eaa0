import { afterAll, beforeAll, expect, test } from 'vitest';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { call } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { EndingWrites } from './support/ending-writes.ts';
import { kindsOf } from './support/orders.ts';
import { RenewalDesk } from './support/renewal-desk.ts';
import { agreeTo, renewalOf } from './support/renewals.ts';
import { openSession } from './support/sessions.ts';

const MINUTE = 60_000;

const ending = new EndingWrites();
let database: TestDatabase;
let opened: ContractApp;

beforeAll(async () => {
  database = await openTestDatabase();
  opened = await openContractApp({ database: { ...database, db: database.db.withPlugin(ending) } });
});
afterAll(async () => {
  await opened.close();
  await database.close();
});

test('a request that ends after any of its writes leaves the trip rejected, and is made once when it is sent again', {
  timeout: 240_000,
}, async () => {
  const desk = await RenewalDesk.open(opened);
  const me = desk.traveler;
  const trip = await desk.rejected(2);
  const body = agreeTo(await renewalOf(opened, me, trip));
  const { token } = await openSession(opened.deps, me);
  const headers = { 'if-match': `"${trip.version}"` };
  const url = `/api/trips/${trip._id}`;
  const send = async (writes: number) =>
    await ending.during(writes, () => call(opened.app, { method: 'PUT', url, token, headers, body }));
  let writes = 0;
  let again = trip;
  while (again.version === trip.version) {
    expect(again).toEqual(trip);
    expect((await send(writes)).status).toBe(500);
    expect((await desk.books()).filter((status) => status === 'held').length).toBeLessThanOrEqual(2);
    again = await desk.read(trip);
    writes += 1;
  }
  // At least the holds, the parts and the trip, events, audit and mails, each of which is a write of its own.
  expect(writes).toBeGreaterThan(15);
  // After the last write only the answer was lost.
  expect(await send(writes + 100)).toMatchObject({ status: 412, body: again });
  opened.clock.advance(6 * MINUTE);
  await opened.workOff(2);
  await repairTrips(opened.deps);
  await opened.workOff(2);
  expect(await desk.read(trip)).toEqual(again);
  expect(kindsOf(again).filter((kind) => kind === 'resubmitted')).toHaveLength(3);
  expect(await desk.books()).toEqual(['cancelled', 'cancelled', 'held', 'held']);
});
