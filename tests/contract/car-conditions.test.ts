import { beforeAll, describe, expect, test } from 'vitest';
import type { CarCheckAnswer, CarResult, CarSearchRequest, CarStationsAnswer } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { carLines, carsOf, rentalBody } from './support/cars.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

type CarQuote = Extract<CarCheckAnswer, { outcome: 'priced' }>;

const opened = sharedApp();
let traveler: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function post(
  operation: 'search' | 'check' | 'stations',
  body: object,
  as = traveler,
  accept = 'application/json',
) {
  const { token } = await openSession(opened.deps, as);
  const url = `/api/booking/car/${operation}`;
  return await call(opened.app, { method: 'POST', url, token, body, headers: { accept } });
}

async function search(code: string, more: Partial<CarSearchRequest> = {}, as = traveler, accept?: string) {
  const answer = await post('search', rentalBody([as.companyUserId], code, more), as, accept);
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  return answer.body;
}

const check = (offer: string, as = traveler) => post('check', { travelers: [as.companyUserId], offer }, as);

async function priced(offer: string, as = traveler): Promise<CarQuote> {
  const { body } = await check(offer, as);
  expect(body).toMatchObject({ outcome: 'priced' });
  return body as CarQuote;
}

describe('a young driver', () => {
  test('pays a surcharge by the day, and what was searched for that age is priced for it', async () => {
    const named = ({ car, vendor, pickUp }: CarResult) => `${car.acriss} ${vendor} ${pickUp}`;
    const direct = async (driverAge: number) => {
      const { results } = carLines(await search('ZRH', { driverAge }));
      return results.find(({ source }) => source === 'direct')?.cars ?? [];
    };
    const grownUp = new Map((await direct(25)).map((car) => [named(car), car.price.amount]));
    const young = await direct(24);
    expect(young.length).toBeGreaterThan(10);
    expect([...new Set(young.map(({ car }) => car.youngDriverFee?.amount))]).toEqual([66_00]);
    for (const car of young.filter((one) => grownUp.has(named(one)))) {
      expect(car.price.amount).toBeGreaterThan((grownUp.get(named(car)) ?? 0) + 3 * 22_00);
    }
    const answer = await priced(young[0]?.offer ?? '');
    expect(answer.change.kind).toBe('same');
    expect(answer.lines).toContainEqual(
      expect.objectContaining({ label: 'Young driver', amount: { amount: 66_00, currency: 'CHF' } }),
    );
  });

  test('gets no large car below 21, and none below the age of the place', async () => {
    const letters = carsOf(await search('ZRH', { driverAge: 20 })).map(({ car }) => car.acriss.charAt(0));
    expect(letters).not.toEqual([]);
    for (const letter of letters) expect('MNEHCD').toContain(letter);
    expect(carsOf(await search('JFK', { driverAge: 19 }))).toEqual([]);
  });
});

describe('what is paid at the counter', () => {
  test('is all of a direct rental, and of a prepaid one only the extras of the pick-up and the return', async () => {
    const { results } = carLines(await search('ZRH', { dropOff: { code: 'GVA' } }));
    for (const { source, cars } of results) {
      expect(cars.length).toBeGreaterThan(0);
      for (const { car, price } of cars) {
        expect(car.oneWayFee?.amount).toBeGreaterThan(0);
        expect(car.dueAtDesk).toEqual(source === 'direct' ? price : car.oneWayFee);
      }
    }
    const returned = carsOf(await search('ZRH')).filter(({ car }) => car.prepaid);
    expect(returned[0]?.car.dueAtDesk).toEqual({ amount: 0, currency: 'CHF' });
    expect(returned[0]?.car).not.toHaveProperty('oneWayFee');
    expect(returned[0]?.car).not.toHaveProperty('youngDriverFee');
  });
});

describe('the stations of a place', () => {
  test('come with their opening hours, the nearest first', async () => {
    const { status, body } = await post('stations', { place: { code: 'ZRH' } });
    expect(status).toBe(200);
    const { unit, carReturnHours, stations } = body as CarStationsAnswer;
    expect(carReturnHours).toBe(2);
    expect(unit).toBe('km');
    expect(stations.length).toBeGreaterThan(5);
    for (const { openingHours } of stations) expect(openingHours.length).toBeGreaterThan(0);
    const distances = stations.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  test('come with how long before a flight the company returns cars', async () => {
    await setColumns(opened.db, 'companies', traveler.companyId, { car_return_hours: 4 });
    const { body } = await post('stations', { place: { code: 'ZRH' } });
    expect(body).toMatchObject({ carReturnHours: 4 });
    await setColumns(opened.db, 'companies', traveler.companyId, { car_return_hours: null });
  });

  test('are none where there are no rentals, and refused where the place is not known', async () => {
    const { body } = await post('stations', { place: { latitude: -60, longitude: 0, radius: 5 } });
    expect(body).toEqual({ unit: 'km', carReturnHours: 2, stations: [] });
    expect(refusal(await post('stations', { place: { code: 'QQQ' } }))).toMatchObject({ status: 422 });
  });
});
