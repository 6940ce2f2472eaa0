import { beforeEach, describe, expect, test } from 'vitest';
import type { CarCheckAnswer, Trip, TripList } from '#domain/contract.ts';
import { AddingDesk, EVERY_FLIGHT, statesOf, sumOf } from './support/adding-desk.ts';
import { call, refusal } from './support/call.ts';
import { carsOf, rentalBody } from './support/cars.ts';
import { flightOf } from './support/flight-orders.ts';
import { mailsTo } from './support/mails.ts';
import { createdTrip, orderBody, sendOrder } from './support/orders.ts';
import type { Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let desk: AddingDesk;
let arranger: Member;
let colleague: Member;

beforeEach(async () => {
  desk = await AddingDesk.open(opened);
  arranger = await desk.colleague('travel-arranger');
  colleague = await desk.colleague();
});

const idOf = ({ companyUserId }: Member) => companyUserId;

async function ask(as: Member, url: string, body?: object) {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, { url, token, ...(body && { method: 'POST', body }) });
}

async function carFor(travelers: string[]) {
  const [car] = carsOf((await ask(arranger, '/api/booking/car/search', rentalBody(travelers, 'ZRH'))).body);
  const offer = car?.offer ?? expect.fail('There is no car');
  const { body } = await ask(arranger, '/api/booking/car/check', { travelers, offer });
  const checked = body as CarCheckAnswer; // the contract has checked it
  return checked.outcome === 'priced' ? checked.offer : expect.fail(checked.outcome);
}

async function listed(as: Member, query: string): Promise<string[]> {
  const { docs } = (await ask(as, `/api/trips?${query}`)).body as TripList; // the contract has checked it
  return docs.map(({ _id }) => _id);
}

describe('an order of parts for different people', () => {
  test('has each part for its own travelers', async () => {
    const [me, other] = [idOf(desk.traveler), idOf(colleague)];
    const parts = [
      await desk.flight([me, other], arranger),
      { ...(await desk.stay(0, [other], arranger)), travelers: [other] },
      { kind: 'car' as const, offer: await carFor([me]), travelers: [me] },
    ];
    const body = orderBody(arranger, '', { travelers: [me, other], parts });
    const { _id } = createdTrip(await sendOrder(opened, arranger, body));
    const trip = await desk.settled({ _id });
    expect(statesOf(trip)).toEqual(['complete', 'flight confirmed', 'hotel confirmed', 'car confirmed']);
    expect(trip.parts.map(({ travelers }) => travelers)).toEqual([[me, other], [other], [me]]);
    expect(flightOf(trip).passengers).toHaveLength(2);
    expect(flightOf(trip).tickets.map(({ traveler }) => traveler)).toEqual([me, other]);
    expect(trip.total.asked.amount).toBe(sumOf(trip.parts));
    expect(trip.verdict.travelers.map((one) => one._id)).toEqual([me, other]);
  });

  test('accepts no offer that was found for others, or for fewer people', async () => {
    const [me, other] = [idOf(desk.traveler), idOf(colleague)];
    const forMe = await desk.stay(0, [me], arranger);
    for (const travelers of [[other], [me, other], [other, me]]) {
      const body = orderBody(arranger, '', { travelers: [me, other], parts: [{ ...forMe, travelers }] });
      expect(refusal(await sendOrder(opened, arranger, body)).code).toBe('offer_invalid');
    }
    expect(await desk.books()).toEqual([]);
  });
});

describe('a part that an arranger adds for a colleague', () => {
  let before: Trip;

  beforeEach(async () => {
    before = await desk.booked();
  });

  test('makes them travel, and does not affect the travelers of other parts', async () => {
    await setColumns(opened.db, 'users', colleague.userId, { last_name: 'Zwicky' });
    const travelers = [idOf(colleague)];
    const parts = [await desk.stay(1, travelers, arranger)];
    createdTrip(await desk.add(before, parts, { as: arranger, travelers }));
    const trip = await desk.settled(before);
    expect(trip.travelers.map(({ _id }) => _id)).toEqual([idOf(desk.traveler), idOf(colleague)]);
    expect(trip.parts.map((part) => part.travelers)).toEqual([[idOf(desk.traveler)], travelers]);
    expect(await desk.read(trip, colleague)).toMatchObject({ _id: trip._id });
    expect(await listed(colleague, 'tripFilter=upcoming')).toEqual([trip._id]);
    expect(await listed(desk.traveler, 'searchString=zwicky')).toEqual([trip._id]);
    for (const { email } of [desk.traveler, colleague, arranger]) {
      expect((await mailsTo(opened, email)).at(-1)).toMatchObject({ kind: 'trip_confirmed' });
    }
  });

  test('is not added by the traveler, who books only for themselves', async () => {
    const travelers = [idOf(colleague)];
    const parts = [await desk.stay(1, travelers, arranger)];
    expect(refusal(await desk.add(before, parts, { travelers }))).toEqual({ status: 404, code: 'not_found' });
    expect(refusal(await desk.add(before, parts, { as: colleague, travelers }))).toEqual({
      status: 404,
      code: 'not_found',
    });
    expect(await desk.read(before)).toEqual(before);
  });

  test('is found by the words of all its parts', async () => {
    const flight = await desk.flight([idOf(desk.traveler)], arranger);
    createdTrip(await desk.add(before, [flight], { as: arranger, travelers: [idOf(desk.traveler)] }));
    for (const word of ['London', 'room', before.itineraryRefId]) {
      expect(await listed(desk.traveler, `searchString=${word}`)).toEqual([before._id]);
    }
  });
});

test('a trip has at most nine travelers', async () => {
  const before = await desk.booked();
  const others = await Promise.all(Array.from({ length: 8 }, () => desk.colleague()));
  const travelers = [colleague, ...others].map(idOf);
  const answer = await desk.add(before, [await desk.flight(travelers, arranger)], {
    as: arranger,
    travelers,
  });
  expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
  expect(answer.body).toMatchObject({ errors: [{ path: '/body/travelers' }] });
});

test('who has added a part does not approve it', async () => {
  const strict = await AddingDesk.open(opened, EVERY_FLIGHT);
  const before = await strict.booked();
  await setColumns(opened.db, 'company_users', idOf(strict.approver), { role: 'travel-arranger' });
  const admin = await strict.colleague('company-admin');
  const travelers = [idOf(strict.traveler)];
  const flight = await strict.flight(travelers, strict.approver);
  const as = strict.approver;
  const added = createdTrip(await strict.add(before, [flight], { as, travelers, levels: [1] }));
  expect(added.bookingInfo.level1Approver?._id).toBe(idOf(admin));
  expect(added.approval?.deciders.map(({ _id }) => _id)).toEqual([idOf(admin)]);
  expect(added.withheldActions).toContainEqual({ action: 'approve', reason: 'ownTrip' });
  expect(await mailsTo(opened, admin.email)).toMatchObject([{ kind: 'approval_requested' }]);
  expect((await mailsTo(opened, as.email)).map(({ kind }) => kind)).toEqual(['trip_waiting']);
});
