import { beforeAll, describe, expect, test } from 'vitest';
import type { CancellationQuote, Trip, TripList } from '#domain/contract.ts';
import { AddingDesk, EVERY_FLIGHT, statesOf } from './support/adding-desk.ts';
import { call, refusal } from './support/call.ts';
import { approve } from './support/decision-calls.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { createdTrip, kindsOf } from './support/orders.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

beforeAll(async () => {
  // The inventory of flights is loaded at its first use.
  await (await AddingDesk.open(opened)).flight();
}, 90_000);

type Parts = Parameters<AddingDesk['add']>[1];

interface AdditionSpec {
  /** What is added to the stay that is booked; a flight has to be approved. */
  added: (desk: AddingDesk) => Promise<Parts>;
  hasBegun: boolean;
}

/** A trip with a stay, to which parts are added that wait for an approval. */
async function waiting({ added, hasBegun }: AdditionSpec) {
  const desk = await AddingDesk.open(opened, EVERY_FLIGHT);
  const booked = await desk.booked();
  if (hasBegun) await beginStay(booked);
  const before = await desk.read(booked);
  const trip = createdTrip(await desk.add(before, await added(desk), { levels: [1] }));
  expect(trip.status).toBe('waiting_level_1_approval');
  return { desk, before, trip: await desk.read(trip) };
}

/** Its guests have arrived the day before yesterday. */
async function beginStay({ _id, parts }: Trip): Promise<void> {
  const starts_on = dayAhead(-2);
  const current_from = new Date(starts_on);
  const begun = { starts_on, current_from, begins_at: new Date(`${starts_on}T15:00:00Z`) };
  await setColumns(opened.db, 'trip_parts', parts[0]?._id ?? '', begun);
  await setColumns(opened.db, 'trips', _id, { starts_on, current_from });
}

async function asTraveler(desk: AddingDesk, request: { path: string; body?: object }) {
  const { token } = await openSession(opened.deps, desk.traveler);
  const { path: url, body } = request;
  return await call(opened.app, { url, token, ...(body && { method: 'POST' as const, body }) });
}

const cancel = (desk: AddingDesk, { _id }: Trip, parts?: string[]) =>
  asTraveler(desk, {
    path: `/api/trips/${_id}/cancel`,
    body: { reason: 'The meeting was moved', parts },
  });

/** The trip is what it was before, and nothing of the addition is held. */
async function expectAsBefore(desk: AddingDesk, { before, trip }: Record<'before' | 'trip', Trip>) {
  const after = await desk.settled(trip);
  expect(statesOf(after)).toEqual(['complete', 'hotel confirmed', 'flight cancelled']);
  const { title, total, startsOn, endsOn } = before;
  expect(after).toMatchObject({ title, total, startsOn, endsOn, parts: [before.parts[0], {}] });
  expect(after.approval).toBeUndefined();
  expect(await desk.books()).toEqual([
    { kind: 'flight', status: 'cancelled' },
    { kind: 'hotel', status: 'confirmed' },
  ]);
  expect(kindsOf(after).slice(kindsOf(trip).length)).toEqual([
    ...['cancellationRequested', 'partCancelled', 'completed'],
  ]);
  const mails = await mailsTo(opened, desk.traveler.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['trip_confirmed', 'trip_waiting', 'trip_part_cancelled']);
  expect(refusal(await approve(opened, desk.approver, after))).toMatchObject({ code: 'action_withheld' });
}

const flight = async (desk: AddingDesk) => [await desk.flight()];

describe('an addition that waits for approval', () => {
  test.each([true, false])('can be cancelled alone; another part has started: %s', async (hasBegun) => {
    const { desk, before, trip } = await waiting({ added: flight, hasBegun });
    const answer = await cancel(desk, trip, [trip.parts[1]?._id ?? '']);
    expect(answer).toMatchObject({ status: 200 });
    expect(statesOf(answer.body as Trip)).toEqual(['approved', 'hotel confirmed', 'flight cancelling']);
    await expectAsBefore(desk, { before, trip });
  });

  test('is cancelled with the trip, except for parts that have started', async () => {
    const { desk, before, trip } = await waiting({ added: flight, hasBegun: true });
    expect(trip.allowedActions).toContain('cancel');
    const { body } = await asTraveler(desk, { path: `/api/trips/${trip._id}/cancellation` });
    expect((body as CancellationQuote).parts).toMatchObject([
      { outcome: 'refused', reason: 'begun' },
      { outcome: 'quoted', penalty: { amount: 0 } },
    ]);
    expect(await cancel(desk, trip)).toMatchObject({ status: 200 });
    await expectAsBefore(desk, { before, trip });
  });

  test('is cancelled with the upcoming parts, except for parts that have started', async () => {
    const desk = await AddingDesk.open(opened, EVERY_FLIGHT);
    const { _id } = await desk.booked();
    createdTrip(await desk.add({ _id }, [await desk.stay(2)]));
    await beginStay(await desk.settled({ _id }));
    const trip = createdTrip(await desk.add({ _id }, await flight(desk), { levels: [1] }));
    expect(await cancel(desk, trip)).toMatchObject({ status: 200 });
    expect(statesOf(await desk.settled(trip))).toEqual([
      ...['complete', 'hotel confirmed', 'hotel cancelled', 'flight cancelled'],
    ]);
    expect(await desk.books()).toEqual([
      { kind: 'flight', status: 'cancelled' },
      { kind: 'hotel', status: 'cancelled' },
      { kind: 'hotel', status: 'confirmed' },
    ]);
  });

  test('can be cancelled only as a whole', async () => {
    const added = async (desk: AddingDesk) => [await desk.flight(), await desk.stay(2)];
    const { desk, trip } = await waiting({ added, hasBegun: true });
    const [, ofFlight, ofStay] = trip.parts.map(({ _id }) => _id);
    for (const part of [ofFlight ?? '', ofStay ?? '']) {
      expect(refusal(await cancel(desk, trip, [part]))).toEqual({ status: 409, code: 'not_cancellable' });
    }
    expect(await desk.read(trip)).toEqual(trip);
    expect(await cancel(desk, trip, [ofFlight ?? '', ofStay ?? ''])).toMatchObject({ status: 200 });
    expect(statesOf(await desk.settled(trip))).toEqual([
      ...['complete', 'hotel confirmed', 'flight cancelled', 'hotel cancelled'],
    ]);
  });

  test('is cancelled with the whole trip before anything has started', async () => {
    const { desk, trip } = await waiting({ added: flight, hasBegun: false });
    const { status, body } = await cancel(desk, trip);
    expect(status).toBe(200);
    const cancelling = body as Trip;
    expect(statesOf(cancelling)).toEqual(['approved', 'hotel cancelling', 'flight cancelling']);
    expect(cancelling).toMatchObject({ title: trip.title, startsOn: trip.startsOn, endsOn: trip.endsOn });
    expect(kindsOf(cancelling)).not.toContain('cancelled');
    const { body: list } = await asTraveler(desk, { path: '/api/trips' });
    expect((list as TripList).docs).toMatchObject([{ _id: trip._id, status: 'approved', cancelling: true }]);
    const kinds = async () => (await mailsTo(opened, desk.traveler.email)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['trip_confirmed', 'trip_waiting']);
    const after = await desk.settled(trip);
    expect(statesOf(after)).toEqual(['cancelled', 'hotel cancelled', 'flight cancelled']);
    expect(kindsOf(after).slice(kindsOf(trip).length)).toEqual([
      ...['cancellationRequested', 'cancellationRequested', 'partCancelled', 'partCancelled', 'cancelled'],
    ]);
    expect(await kinds()).toEqual(['trip_confirmed', 'trip_waiting', 'trip_cancelled']);
    const [mail] = (await mailsTo(opened, desk.traveler.email)).slice(-1);
    expect(mail?.text).toMatch(/Your trip was cancelled by .+: The meeting was moved/);
  });
});
