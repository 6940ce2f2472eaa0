import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { AddingDesk, EVERY_FLIGHT, statesOf } from './support/adding-desk.ts';
import { call } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { EndingWrites } from './support/ending-writes.ts';
import { createdTrip, orderBody } from './support/orders.ts';
import { openSession } from './support/sessions.ts';

const MINUTE = 60_000;
const ending = new EndingWrites();
const suppliers = new FaultySuppliers();

let database: TestDatabase;
let opened: ContractApp;

beforeAll(async () => {
  database = await openTestDatabase();
  opened = await openContractApp({
    database: { ...database, db: database.db.withPlugin(ending) },
    between: suppliers.between,
  });
});
beforeEach(() => suppliers.forgetFaults());
afterAll(async () => {
  await opened.close();
  await database.close();
});

/** The repair so many minutes later, when the jobs were lost with the process. */
async function repairAfter(minutes: number): Promise<void> {
  opened.clock.advance(minutes * MINUTE);
  opened.discardJobs();
  await repairTrips(opened.deps);
  await opened.workOff(3);
}

const kept = async (desk: AddingDesk) => (await desk.books()).filter(({ status }) => status !== 'cancelled');
const BOOKED = [{ kind: 'hotel', status: 'confirmed' }];

/** An order of two parts for the trip, during which the server ends after so many writes. */
async function orderFor(desk: AddingDesk, trip: Trip, changes: Parameters<typeof orderBody>[2]) {
  const parts = [await desk.flight(), await desk.stay(2)];
  const body = orderBody(desk.traveler, '', { ...changes, parts, tripId: trip._id });
  const { token } = await openSession(opened.deps, desk.traveler);
  const headers = { 'idempotency-key': randomUUID() };
  return async (writes: number) =>
    await ending.during(writes, () =>
      call(opened.app, { method: 'POST', url: '/api/trips', token, headers, body }),
    );
}

describe('an order for a trip that ends after any of its writes leaves the trip as it was', () => {
  /** Ends after each of its writes in turn, until it succeeds. */
  async function untilMade(desk: AddingDesk, trip: Trip, send: (writes: number) => ReturnType<typeof call>) {
    const before = (await kept(desk)).length;
    let writes = 0;
    let answer = await send(writes);
    while (answer.status === 500) {
      expect(await desk.read(trip)).toEqual(trip);
      expect((await kept(desk)).length - before).toBeLessThanOrEqual(2);
      writes += 1;
      answer = await send(writes);
    }
    // The key, the holds, people, parts, total, request, lists, events, audit, each of which is a write of
    // its own.
    expect(writes).toBeGreaterThan(12);
    const made = createdTrip(answer);
    expect(await desk.read(trip)).toEqual(made);
    expect(await send(writes + 100)).toMatchObject({ status: 201, body: made });
    return made;
  }

  test('and is made once when it is sent again, in place of what could not be booked', async () => {
    const desk = await AddingDesk.open(opened);
    const { _id } = await desk.booked();
    createdTrip(await desk.add({ _id }, [await desk.stay(1)]));
    suppliers.next('confirm', { outcome: 'declined', reason: 'refused' });
    await opened.workOff(2);
    const trip = await desk.read({ _id });
    expect(statesOf(trip)).toEqual(['approved', 'hotel confirmed', 'hotel failed']);
    const send = await orderFor(desk, trip, { replacedParts: [trip.parts[1]?._id ?? ''] });
    await untilMade(desk, trip, send);
    await repairAfter(6);
    await repairAfter(1);
    expect(statesOf(await desk.read(trip))).toEqual([
      'complete',
      'hotel confirmed',
      'hotel cancelled',
      'flight confirmed',
      'hotel confirmed',
    ]);
    expect((await kept(desk)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  }, 240_000);

  test('and waits for its approval once when it is sent again', async () => {
    const desk = await AddingDesk.open(opened, EVERY_FLIGHT);
    const trip = await desk.booked();
    const send = await orderFor(desk, trip, { levels: [1] });
    const made = await untilMade(desk, trip, send);
    await repairAfter(6);
    expect(await desk.read(trip)).toEqual(made);
    expect(statesOf(made)).toEqual([
      'waiting_level_1_approval',
      'hotel confirmed',
      'flight held',
      'hotel held',
    ]);
    expect((await kept(desk)).map(({ status }) => status)).toEqual(['held', 'confirmed', 'held']);
  }, 240_000);

  test('and gives back what it holds when it is not sent again', async () => {
    const desk = await AddingDesk.open(opened);
    const trip = await desk.booked();
    const send = await orderFor(desk, trip, {});
    for (let writes = 0; (await kept(desk)).length < 3; writes += 1) {
      expect((await send(writes)).status).toBe(500);
    }
    await repairAfter(4);
    expect(await kept(desk)).toHaveLength(3);
    await repairAfter(1);
    expect(await kept(desk)).toEqual(BOOKED);
    expect(await desk.read(trip)).toEqual(trip);
    createdTrip(await desk.add(trip, [await desk.flight(), await desk.stay(2)]));
    expect((await desk.settled(trip)).status).toBe('complete');
  });
});
