import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BagChoice, SeatChoice, SeatsAnswer, Trip, TripRequest } from '#domain/contract.ts';
import { addPercent } from '#domain/money.ts';
import { insertPolicies } from '#server/features/policies/policy-repository.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import { call, refusal } from './support/call.ts';
import { carsOf, rentalBody } from './support/cars.ts';
import { flightOf, foundFare, hasNoBag, insertFlyer } from './support/flight-orders.ts';
import { bookingsAtDesk, createdTrip, getTrip, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { agreeTo, approve, changedTrip, putTrip, refuse, renewalOf, resubmit } from './support/renewals.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const level1Threshold = { amount: 100, currency: 'CHF' };

const opened = sharedApp();
let me: Member;
let colleague: Member;
let admin: Member;
let travelers: string[];

beforeEach(async () => {
  opened.discardJobs();
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  me = await insertFlyer(opened, { companyId, role: 'travel-arranger' });
  colleague = await insertFlyer(opened, { companyId, role: 'traveler' });
  admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  travelers = [me.companyUserId, colleague.companyUserId];
  await needApprovals();
});

/** Flights and cars of the arranger have to be approved. */
async function needApprovals(): Promise<void> {
  const id = randomUUID();
  const rules = {
    flight: { ...NO_RULES.flight, level1Threshold },
    hotel: NO_RULES.hotel,
    car: { level1Threshold },
  };
  const policy = { _id: id, name: id, isDefault: false, ...rules };
  await insertPolicies(opened.db, { id: me.companyId, currency: 'CHF' }, [policy]);
  await setColumns(opened.db, 'company_users', me.companyUserId, { travel_policy_id: id });
}

async function post(path: string, body: object): Promise<unknown> {
  const { token } = await openSession(opened.deps, me);
  return (await call(opened.app, { method: 'POST', url: `/api/booking/${path}`, token, body })).body;
}

/** A fare without bags, a seat for each traveler on the first flight, and a bag for the first of them. */
async function flightWithExtras() {
  const offer = await foundFare(opened, me, { travelers, isWanted: hasNoBag });
  const { seatMaps, bags } = (await post('flight/seats', { travelers, offer })) as Extract<
    SeatsAnswer,
    { outcome: 'priced' }
  >;
  const free = (seatMaps[0]?.cabins ?? []).flatMap(({ rows }) =>
    rows.flatMap(({ number, seats }) =>
      seats.flatMap(({ letter, price, free: isFree }) =>
        isFree && price ? [{ seat: `${number}${letter}`, price }] : [],
      ),
    ),
  );
  const seats = travelers.map((traveler, index): SeatChoice => {
    const { seat, price } = free[index] ?? expect.fail('The flight is full');
    return { traveler, segment: 0, seat, price };
  });
  const { price } = bags.find(({ kind }) => kind === 'checked') ?? expect.fail('No bag is sold');
  const bag: BagChoice = { traveler: me.companyUserId, leg: 0, kind: 'checked', quantity: 1, price };
  return { kind: 'flight' as const, offer, seats, bags: [bag] };
}

async function rejected(...parts: TripRequest['parts']): Promise<Trip> {
  const trip = createdTrip(await sendOrder(opened, me, orderBody(me, '', { travelers, parts, levels: [1] })));
  await refuse(opened, admin, trip);
  await opened.workOff();
  return await getTrip(opened, me, trip._id);
}
const practise = (priceChangePercent: number) =>
  saveSwitches(opened.db, me.companyId, { ...NO_SWITCHES, priceChangePercent });

/** Approves and books the renewed request, and compares it with the suppliers' records. */
async function booked(again: Trip): Promise<Trip> {
  await approve(opened, admin, again);
  await opened.workOff(2);
  const trip = await getTrip(opened, me, again._id);
  expect(trip.status).toBe('complete');
  const books = await bookingsAtDesk(opened, trip);
  expect(books.map(({ status, price }) => [status, price])).toEqual(
    trip.parts.map(({ price }) => ['confirmed', price.asked.amount]),
  );
  return trip;
}

describe('a flight that is requested again', () => {
  test('has its seats, bags and passengers, also when their profiles have changed', async () => {
    const trip = await rejected(await flightWithExtras());
    const before = flightOf(trip);
    await setColumns(opened.db, 'users', me.userId, { last_name: 'Married', middle_name: 'Since' });
    const renewal = await renewalOf(opened, me, trip);
    expect(renewal).toMatchObject({
      total: trip.total.requested,
      parts: [{ outcome: 'priced', price: before.price.asked }],
    });
    const part = flightOf(await booked(changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)))));
    const { seats, bags, passengers, fare, legs, lines } = before;
    expect(part).toMatchObject({ seats, bags, passengers, fare, legs, lines });
    expect(part.tickets).toHaveLength(2);
    expect(trip.parts).toHaveLength(1);
  });

  test('costs what its fare, seats and bags cost now', async () => {
    const trip = await rejected(await flightWithExtras());
    const before = flightOf(trip);
    const old = agreeTo(await renewalOf(opened, me, trip));
    await practise(10);
    await opened.db
      .updateTable('trip_parts')
      .set({ details: sql`jsonb_set(details, '{seats,0,price,amount}', '1')` })
      .where('trip_id', '=', trip._id)
      .execute();
    const renewal = await renewalOf(opened, me, trip);
    const [renewed] = renewal.parts;
    const fares = addPercent(before.farePerTraveler, 10).amount * 2;
    const extras = [...before.seats, ...before.bags].reduce(
      (sum, { price }) => sum + (price?.amount ?? 0),
      0,
    );
    expect(renewed).toMatchObject({ outcome: 'priced', price: { amount: fares + extras } });
    expect(refusal(await putTrip(opened, me, trip, old)).code).toBe('price_changed');
    const part = flightOf(await booked(changedTrip(await putTrip(opened, me, trip, agreeTo(renewal)))));
    expect(part.price.asked).toEqual(renewed?.price);
    expect(part.seats).toEqual(before.seats);
  });

  test('is not available without one of its seats', async () => {
    const wanted = await flightWithExtras();
    const trip = await rejected(wanted);
    const agreed = agreeTo(await renewalOf(opened, me, trip));
    const { companyUserId: other } = await insertFlyer(opened, {
      companyId: me.companyId,
      role: 'traveler',
    });
    const others = [other];
    const taken = wanted.seats.slice(0, 1).map((seat) => ({ ...seat, traveler: other }));
    const offer = await foundFare(opened, me, {
      travelers: others,
      isWanted: hasNoBag,
      flownAs: flightOf(trip),
    });
    const parts = [{ kind: 'flight' as const, offer, seats: taken, travelers: others }];
    createdTrip(await sendOrder(opened, me, orderBody(me, '', { travelers: others, parts })));
    await opened.workOff(9);
    const renewal = await renewalOf(opened, me, trip);
    expect(renewal.parts).toMatchObject([{ outcome: 'extraGone' }]);
    expect(renewal.parts[0]).not.toHaveProperty('price');
    expect(refusal(await putTrip(opened, me, trip, agreed))).toEqual({ status: 409, code: 'extra_gone' });
    expect(await getTrip(opened, me, trip._id)).toEqual(trip);
  });
});

test('a car that is requested again is the same one, with the same unit of distances', async () => {
  const search = await post('car/search', rentalBody(travelers, 'ZRH'));
  const [car] = carsOf(search);
  const trip = await rejected({ kind: 'car', offer: car?.offer ?? expect.fail('There is no car') });
  await setColumns(opened.db, 'companies', me.companyId, { measurement_units: 'imperial' });
  const again = await booked(changedTrip(await resubmit(opened, me, trip)));
  const [before, now] = [trip.parts[0], again.parts[0]];
  if (before?.kind !== 'car' || now?.kind !== 'car') return expect.fail('The parts are no cars');
  const { unit, vendor, pickUp, dropOff, pickUpAt, dropOffAt, price, lines } = before;
  expect(now).toMatchObject({ unit, vendor, pickUp, dropOff, pickUpAt, dropOffAt, price, lines });
});
