import { beforeAll, describe, expect, test } from 'vitest';
import type { CarCheckAnswer, CarPolicy, CarResult, CarSearchRequest } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { call, refusal } from './support/call.ts';
import { carLines, carsOf, rentalBody } from './support/cars.ts';
import { insertTravelerUnder } from './support/policies.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

type CarQuote = Extract<CarCheckAnswer, { outcome: 'priced' }>;

const opened = sharedApp();
let companyId: string;
let traveler: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function post(operation: 'search' | 'check', body: object, as = traveler, accept = 'application/json') {
  const { token } = await openSession(opened.deps, as);
  const url = `/api/booking/car/${operation}`;
  return await call(opened.app, { method: 'POST', url, token, body, headers: { accept } });
}

async function search(code: string, more: Partial<CarSearchRequest> = {}, as = traveler, accept?: string) {
  const answer = await post('search', rentalBody([as.companyUserId], code, more), as, accept);
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  return answer.body;
}

async function carAt(code: string, as = traveler): Promise<CarResult> {
  const [car = expect.fail(`No car at ${code}`)] = carsOf(await search(code, {}, as));
  return car;
}

const check = (offer: string, as = traveler) => post('check', { travelers: [as.companyUserId], offer }, as);

async function priced(offer: string, as = traveler): Promise<CarQuote> {
  const { body } = await check(offer, as);
  expect(body).toMatchObject({ outcome: 'priced' });
  return body as CarQuote;
}

describe('a search for cars', () => {
  test('finds cars of many vendors at a large airport, in lines and in one piece', async () => {
    const piece = carLines(await search('ZRH'));
    const lines = carLines(await search('ZRH', {}, traveler, 'application/x-ndjson'));
    for (const { results, end, types } of [piece, lines]) {
      expect(types).toEqual(['results', 'results', 'end']);
      expect(results.map(({ source }) => source).toSorted()).toEqual(['broker', 'direct']);
      expect(end.results).toBe(results.flatMap(({ cars }) => cars).length);
      expect(end).toMatchObject({ offers: end.results, hiddenByPolicy: 0, filteredOut: 0 });
    }
    expect(piece.end.results).toBe(lines.end.results);
    expect(piece.end.results).toBeGreaterThan(60);
    const direct = piece.results.find(({ source }) => source === 'direct');
    expect(direct?.vendors.length).toBeGreaterThan(5);
    expect(direct?.unit).toBe('km');
  });

  test('returns what sorts and filters need of each car', async () => {
    for (const { cars, stations, vendors } of carLines(await search('ZRH')).results) {
      for (const { vendor, pickUp, dropOff, car, price, perDay, companyPrice } of cars) {
        expect(vendors[vendor]?.code).toMatch(/^[A-Z0-9]{2}$/);
        expect([stations[pickUp]?.distance, stations[dropOff]?.distance]).not.toContain(undefined);
        expect(car).toMatchObject({ days: 3, acriss: expect.stringMatching(/^[A-Z]{4}$/) });
        expect(perDay.amount).toBe(Math.round(price.amount / 3));
        expect(companyPrice).toEqual(price);
      }
    }
  });

  test('finds cars around a point, and others to leave somewhere else', async () => {
    const around = { pickUp: { latitude: 47.3769, longitude: 8.5417, radius: 3 } };
    const [line] = carLines(await search('ZRH', around)).results;
    expect(line?.cars).not.toEqual([]);
    for (const { distance } of line?.stations ?? []) expect(distance).toBeLessThanOrEqual(3);
    const oneWay = carLines(await search('ZRH', { dropOff: { code: 'GVA' } })).results;
    for (const { cars, stations } of oneWay) {
      for (const { pickUp, dropOff } of cars) expect(stations[pickUp]).not.toEqual(stations[dropOff]);
    }
  });

  test('counts distances as asked', async () => {
    const point = { pickUp: { latitude: 47.3769, longitude: 8.5417, radius: 5 } };
    const [miles] = carLines(await search('ZRH', { ...point, unit: 'mi' })).results;
    const [kilometres] = carLines(await search('ZRH', point)).results;
    expect([miles?.unit, kilometres?.unit]).toEqual(['mi', 'km']);
    expect(miles?.stations.length).toBeGreaterThanOrEqual(kilometres?.stations.length ?? 0);
    for (const { distance } of miles?.stations ?? []) expect(distance).toBeLessThanOrEqual(5);
  });

  test('names sources that fail', async () => {
    const { failures, types } = carLines(await search('SDL'));
    expect(failures).toEqual([{ type: 'failure', source: 'broker', reason: 'unavailable' }]);
    expect(types).toContain('results');
    expect(carLines(await search('GEV')).types).toEqual(['failure', 'failure', 'end']);
    expect(carsOf(await search('TYF'))).toEqual([]);
  });

  test('omits unwanted cars on request, and counts them', async () => {
    const all = carLines(await search('ZRH')).end.results;
    const filter = { vendorCode: ['ZI', 'ZE'], carTransmission: ['automatic' as const] };
    const body = await search('ZRH', { filter: { ...filter, shouldPreFilter: true } });
    const { end, results } = carLines(body);
    expect(end.results).toBeGreaterThan(0);
    expect(end.results + end.filteredOut).toBe(all);
    for (const { cars, vendors } of results) {
      for (const { vendor, car } of cars) {
        expect(['ZI', 'ZE']).toContain(vendors[vendor]?.code);
        expect(car.acriss).toMatch(/^..[ABD]/);
      }
    }
    const electric = await search('ZRH', { filter: { shouldPreFilter: true, carFuel: ['electric'] } });
    for (const { car } of carsOf(electric)) expect(car.acriss).toMatch(/[EC]$/);
    expect(carLines(await search('ZRH', { filter })).end).toMatchObject({ results: all, filteredOut: 0 });
  });
});

describe('checking a car', () => {
  test('returns its full terms, at the price of the search', async () => {
    const { offer, price, car, companyPrice } = await carAt('ZRH');
    const answer = await priced(offer);
    expect(answer.car).toEqual(car);
    expect(answer.total).toEqual({ asked: price, converted: companyPrice });
    expect(answer.change).toEqual({ kind: 'same', before: price, after: price, withinTolerance: true });
    expect(answer.pickUp.openingHours).not.toEqual([]);
    const booked = answer.lines.filter(({ onSite }) => !onSite).map(({ amount }) => amount);
    expect(booked.reduce(addMoney)).toEqual(price);
    expect((await priced(answer.offer)).change.kind).toBe('same');
  });

  test.each([
    ['VXO', 'dearer', false],
    ['RNB', 'dearer', true],
    ['KLR', 'cheaper', true],
  ])('at %s says that it is %s; within the tolerance: %s', async (code, kind, withinTolerance) => {
    const { offer, price } = await carAt(code);
    const { change, total } = await priced(offer);
    expect(change).toEqual({ kind, before: price, after: total.asked, withinTolerance });
  });

  test.each([
    ['KRN', 'soldOut'],
    ['KSD', 'expired'],
  ])('at %s says that it is gone: %s', async (code, outcome) => {
    expect((await check((await carAt(code)).offer)).body).toEqual({ outcome });
  });

  test('refuses offers that are forged, expired or made for someone else', async () => {
    const { offer } = await carAt('ZRH');
    const invalid = { status: 422, code: 'offer_invalid' };
    const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
    const foreign = await insertCompany(opened.db, { name: 'Foreign' });
    const stranger = await insertMember(opened.db, { companyId: foreign, role: 'traveler' });
    expect(refusal(await check(offer.replace(/~(\d)/, '~1$1')))).toEqual(invalid);
    expect(refusal(await check(offer, colleague))).toEqual(invalid);
    expect(refusal(await check(offer, stranger))).toEqual(invalid);
    opened.clock.advance(31 * 60_000);
    expect(refusal(await check(offer))).toEqual({ status: 410, code: 'offer_expired' });
  });
});

describe('a policy', () => {
  const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });
  const under = (car: Partial<CarPolicy>) => insertTravelerUnder(opened.db, companyId, { car });

  test('hides cars, which never leave the server, and counts them', async () => {
    const member = await under({ highestPrice: francs(80), highestPriceAction: 'hide' });
    const { end, results } = carLines(await search('ZRH', {}, member));
    for (const { perDay } of results.flatMap(({ cars }) => cars))
      expect(perDay.amount).toBeLessThanOrEqual(80_00);
    expect(end.hiddenByPolicy).toBeGreaterThan(0);
    expect(end.results + end.hiddenByPolicy).toBe(carLines(await search('ZRH')).end.results);
    expect(end.hiddenOffers).toBe(end.hiddenByPolicy);
  });

  test('omits cars that need an approval when only cars in policy are wanted', async () => {
    const member = await under({ highestPrice: francs(80), highestPriceAction: 'approve' });
    const wanted = { shouldPreFilter: true, inPolicyOnly: true };
    const { results, end } = carLines(await search('ZRH', { filter: wanted }, member));
    const cars = results.flatMap((line) => line.cars);
    expect(cars.length).toBeGreaterThan(0);
    for (const { perDay } of cars) expect(perDay.amount).toBeLessThanOrEqual(80_00);
    expect(end.filteredOut).toBeGreaterThan(0);
  });

  test('is explained rule by rule, by the price of a day', async () => {
    const member = await under({ highestPrice: francs(1), highestPriceAction: 'approve' });
    const { offer, perDay } = await carAt('ZRH', member);
    const { verdict } = await priced(offer, member);
    expect(verdict.travelers[0]?.rules).toEqual([
      {
        rule: 'car.highestPrice',
        result: 'broken',
        action: 'approve',
        limit: francs(1),
        actual: { asked: perDay, converted: perDay },
      },
    ]);
    const car = JSON.stringify({ highestPrice: francs(1), highestPriceAction: 'hide' });
    await opened.db.updateTable('travel_policies').set({ car }).where('company_id', '=', companyId).execute();
    expect(refusal(await check(offer, member))).toEqual({ status: 422, code: 'offer_invalid' });
  });
});
