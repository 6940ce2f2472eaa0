import { beforeAll, describe, expect, test } from 'vitest';
import type {
  CarCheckAnswer,
  CarResults,
  FareFamily,
  FlightSelectAnswer,
  TripPartRequest,
} from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { rentalBody } from './support/cars.ts';
import { ChangeDesk, lastChange } from './support/change-desk.ts';
import { fareQuote, flightOf } from './support/flight-orders.ts';
import { legTo, oneWay, resultsOf } from './support/flights.ts';
import { readLines } from './support/search-lines.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

beforeAll(async () => {
  // Each inventory is loaded at its first use.
  const desk = await ChangeDesk.open(opened);
  await flight(desk, 0, isChangeable);
  await car(desk, 'ZRH');
}, 90_000);

const VENDOR = 'ZI';

const isChangeable = ({ change }: FareFamily) => change.allowed === true;
const isFixed = ({ change }: FareFamily) => change.allowed === false;
const hasPenalty = ({ change }: FareFamily) => change.allowed === true && (change.fee?.amount ?? 0) > 0;

/** From Zurich to London and back with one airline, so many days later than usual. */
async function flight(
  desk: ChangeDesk,
  later: number,
  isWanted: (family: FareFamily) => boolean,
): Promise<TripPartRequest> {
  const legs = [legTo('ZRH', 'LHR', 30 + later), legTo('LHR', 'ZRH', 32 + later)];
  const { offer } = await fareQuote(opened, desk.traveler, { search: { legs, airlines: ['LX'] }, isWanted });
  return { kind: 'flight', offer };
}

/** From Zurich to New York with one airline, in one flight or two. */
async function oneWayWith({ traveler }: ChangeDesk, segments: number): Promise<TripPartRequest> {
  const travelers = [traveler.companyUserId];
  const { token } = await openSession(opened.deps, traveler);
  const post = async (path: string, body: object) =>
    (await call(opened.app, { method: 'POST', url: `/api/booking/flight/${path}`, token, body })).body;
  const search = { ...oneWay(travelers, 'ZRH-JFK'), airlines: ['LX'] };
  const [offer] = resultsOf(await post('search', search)).flatMap(({ itineraries, legs, families }) =>
    itineraries
      .filter(({ legs: [leg = -1] }) => legs[leg]?.segments.length === segments)
      .flatMap(({ fares }) => fares.filter(({ family }) => families[family]?.change.allowed === true))
      .map((fare) => fare.offer),
  );
  const priced = (await post('select', { travelers, offer })) as FlightSelectAnswer;
  return priced.outcome === 'priced' ? { kind: 'flight', offer: priced.offer } : expect.fail(priced.outcome);
}

/** Of one vendor, which changes its own cars only. */
async function car({ traveler }: ChangeDesk, code: string): Promise<TripPartRequest> {
  const travelers = [traveler.companyUserId];
  const { token } = await openSession(opened.deps, traveler);
  const post = async (path: string, body: object) =>
    (await call(opened.app, { method: 'POST', url: `/api/booking/car/${path}`, token, body })).body;
  const { results } = readLines<CarResults>(await post('search', rentalBody(travelers, code)));
  const found = results.flatMap(({ cars, vendors }) =>
    cars.filter(({ vendor, car: { refundable } }) => refundable && vendors[vendor]?.code === VENDOR),
  );
  const { offer } = found[0] ?? expect.fail(`No car at ${code}`);
  const checked = (await post('check', { travelers, offer })) as CarCheckAnswer;
  return checked.outcome === 'priced' ? { kind: 'car', offer: checked.offer } : expect.fail(checked.outcome);
}

describe('a flight', () => {
  test('is moved by a day for the change fee of its fare', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked(await flight(desk, 0, hasPenalty));
    const { fare, tickets } = flightOf(before);
    const later = await flight(desk, 1, isChangeable);
    const quote = await desk.quoted(before, later);
    expect(quote.penalty).toEqual(fare.family.change.fee);
    const balance = quote.difference.amount + quote.penalty.amount;
    expect([quote.due.amount, quote.refund.amount]).toEqual([Math.max(0, balance), Math.max(0, -balance)]);
    await desk.changed(before, later);
    const after = await desk.settled(before);
    const moved = flightOf(after);
    expect(moved).toMatchObject({ status: 'confirmed', price: { asked: quote.after } });
    expect(moved.startsOn > flightOf(before).startsOn).toBe(true);
    expect([after.startsOn, after.endsOn]).toEqual([moved.startsOn, moved.endsOn]);
    expect(moved.legs).not.toEqual(flightOf(before).legs);
    expect(moved.passengers).toEqual(flightOf(before).passengers);
    expect(moved.tickets).toHaveLength(tickets.length);
    expect(lastChange(after)).toMatchObject({ status: 'done', penalty: quote.penalty });
  });

  test('that becomes direct cancels the second flight in calendars', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked(await oneWayWith(desk, 2));
    const [partId] = before.parts.map(({ _id }) => _id);
    const entries = async () => {
      const { token } = await openSession(opened.deps, desk.traveler);
      const url = `/api/trips/${before._id}/calendar.ics`;
      const { body } = await call(opened.app, { url, token });
      const fact = (entry: string, name: string) => new RegExp(`^${name}:(.*)`, 'm').exec(entry)?.[1]?.trim();
      return String(body)
        .split('BEGIN:VEVENT')
        .slice(1)
        .map((entry) => [fact(entry, 'UID')?.split('@')[0], fact(entry, 'STATUS'), fact(entry, 'SEQUENCE')]);
    };
    const both = await entries();
    expect(both.map(([uid, status]) => [uid, status])).toEqual([
      [partId, 'CONFIRMED'],
      [`${partId}-1`, 'CONFIRMED'],
    ]);
    await desk.changed(before, await oneWayWith(desk, 1));
    await desk.settled(before);
    const later = await entries();
    expect(later.map(([uid, status]) => [uid, status])).toEqual([
      [partId, 'CONFIRMED'],
      [`${partId}-1`, 'CANCELLED'],
    ]);
    for (const [index, [, , sequence]] of later.entries()) {
      expect(Number(sequence)).toBeGreaterThan(Number(both[index]?.[2]));
    }
  });

  test('can not be changed if its fare does not allow it', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked(await flight(desk, 0, isFixed));
    expect(before.parts[0]?.changeable).toEqual({ possible: false, reason: 'notChangeable' });
    expect(before.allowedActions).not.toContain('changePart');
    const later = await flight(desk, 1, isChangeable);
    expect(refusal(await desk.quote(before, later))).toEqual({ status: 409, code: 'not_changeable' });
  });

  test('warns that the new fare can not be changed again', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked(await flight(desk, 0, isChangeable));
    const { lost } = await desk.quoted(before, await flight(desk, 1, isFixed));
    expect(lost).toContain('changeable');
  });
});

test('a car is picked up at another station', async () => {
  const desk = await ChangeDesk.open(opened);
  const before = await desk.booked(await car(desk, 'ZRH'));
  const elsewhere = await car(desk, 'GVA');
  const quote = await desk.quoted(before, elsewhere);
  await desk.changed(before, elsewhere);
  const after = await desk.settled(before);
  const [part] = after.parts;
  if (part?.kind !== 'car') return expect.fail('The part is no car');
  expect(part).toMatchObject({ status: 'confirmed', price: { asked: quote.after } });
  expect(part.pickUp.address.city).toBe('Geneva');
  expect(after.title).toContain('Geneva');
  expect(await desk.books()).toHaveLength(1);
});

test('one part of a trip is changed, and the others stay as they are', async () => {
  const desk = await ChangeDesk.open(opened);
  const before = await desk.booked(await desk.stay(), await car(desk, 'ZRH'));
  await desk.changed(before, await car(desk, 'GVA'), {}, 1);
  const after = await desk.settled(before);
  const { changeable: _, ...stay } = after.parts[0] ?? expect.fail('There is no such part');
  expect(before.parts[0]).toMatchObject(stay);
  const sum = after.parts.reduce((total, { price }) => total + (price.converted ?? price.asked).amount, 0);
  const fee = lastChange(after).penalty.amount;
  expect(after.total.asked.amount).toBe(sum + fee);
});
