import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { AddingDesk, EVERY_FLIGHT, statesOf } from './support/adding-desk.ts';
import { call } from './support/call.ts';
import { cancellerOf } from './support/cancellations.ts';
import { mailsTo } from './support/mails.ts';
import { createdTrip } from './support/orders.ts';
import { requestBody, tripIn } from './support/requests.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });

beforeAll(async () => {
  // The inventory of flights is loaded at its first use.
  await (await AddingDesk.open(opened)).flight();
}, 90_000);

async function send(desk: AddingDesk, url: string, body: object): Promise<Trip> {
  const { token } = await openSession(opened.deps, desk.traveler);
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await call(opened.app, { method: 'POST', url: `/api/trips${url}`, token, headers, body });
  return tripIn(answer, answer.status === 201 ? 201 : 200);
}

const mailsOf = async ({ traveler }: AddingDesk) => await mailsTo(opened, traveler.email);

const kindsOfMails = async (desk: AddingDesk) => (await mailsOf(desk)).map(({ kind }) => kind);

/** Cancels one of the parts, or leaves out one that failed. */
async function without(desk: AddingDesk, { _id, parts }: Trip, place: number): Promise<Trip> {
  await cancellerOf(opened, desk.traveler).cancelled(_id, { parts: [parts[place]?._id] });
  return await desk.settled({ _id });
}

/** Adds a stay that the hotel refuses to book. */
async function withFailedStay(desk: AddingDesk, trip: Pick<Trip, '_id'>, after: number): Promise<Trip> {
  createdTrip(await desk.add(trip, [await desk.stay(after)]));
  suppliers.next('confirm', { outcome: 'soldOut' });
  return await desk.settled(trip);
}

describe('a request that is closed while one of its parts could not be booked', () => {
  async function closed() {
    const desk = await AddingDesk.open(opened, EVERY_FLIGHT);
    const trip = await send(desk, '/offlineRequest', requestBody(desk.traveler));
    createdTrip(await desk.add(trip, [await desk.stay()]));
    await desk.settled(trip);
    await withFailedStay(desk, trip, 1);
    const after = await send(desk, `/${trip._id}/close`, { reason: 'That is enough' });
    expect(statesOf(after)).toEqual(['approved', 'hotel confirmed', 'hotel failed']);
    return { desk, trip: after };
  }

  test('is confirmed once the failed part is left out, although an addition was cancelled before', async () => {
    const { desk, trip } = await closed();
    const waiting = createdTrip(await desk.add(trip, [await desk.flight()], { levels: [1] }));
    expect(waiting.status).toBe('waiting_level_1_approval');
    await without(desk, waiting, 2);
    expect((await kindsOfMails(desk)).at(-1)).toBe('trip_part_cancelled');
    const after = await without(desk, trip, 1);
    expect(statesOf(after)).toEqual([
      ...['complete', 'hotel confirmed', 'hotel cancelled', 'flight cancelled'],
    ]);
    const kinds = await kindsOfMails(desk);
    expect(kinds.slice(-2)).toEqual(['trip_part_cancelled', 'trip_confirmed']);
    expect(kinds.filter((kind) => kind === 'trip_confirmed')).toHaveLength(1);
    const mail = (await mailsOf(desk)).at(-1);
    expect(mail?.text).toContain('Your trip is booked.');
    expect(mail?.attachments[0]?.content.match(/STATUS:CONFIRMED/g)).toHaveLength(1);
  });

  test('is not confirmed again when what was added later is cancelled', async () => {
    const { desk, trip } = await closed();
    const complete = await without(desk, trip, 1);
    expect((await kindsOfMails(desk)).at(-1)).toBe('trip_confirmed');
    const waiting = createdTrip(await desk.add(complete, [await desk.flight()], { levels: [1] }));
    expect(statesOf(await without(desk, waiting, 2))[0]).toBe('complete');
    expect((await kindsOfMails(desk)).filter((kind) => kind === 'trip_confirmed')).toHaveLength(1);
  });
});

test('a cancelled part is not reported again when another one is left out', async () => {
  const desk = await AddingDesk.open(opened, EVERY_FLIGHT);
  const booked = await desk.booked();
  createdTrip(await desk.add(booked, [await desk.stay(1)]));
  await without(desk, await desk.settled(booked), 1);
  const before = [...(await kindsOfMails(desk))];
  expect(before.at(-1)).toBe('trip_part_cancelled');
  const trip = await withFailedStay(desk, booked, 2);
  const after = await without(desk, trip, 2);
  expect(statesOf(after)).toEqual(['complete', 'hotel confirmed', 'hotel cancelled', 'hotel cancelled']);
  expect(await kindsOfMails(desk)).toEqual([...before, 'trip_partly_failed']);
});
