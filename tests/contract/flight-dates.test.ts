import { beforeAll, describe, expect, test } from 'vitest';
import type { FlightPolicy } from '#domain/contract.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { call } from './support/call.ts';
import { cellOn, cellsOf, cheapestOf, dateLinesOf, datesBody, datesOneWay } from './support/flight-dates.ts';
import { dayAhead, legTo, searchBody } from './support/flights.ts';
import { insertTravelerUnder } from './support/policies.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let traveler: Member;
let token: string;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
  token = (await openSession(opened.deps, traveler)).token;
});

const me = () => [traveler.companyUserId];

async function post(operation: 'dates' | 'search', body: object, caller = token): Promise<unknown> {
  const url = `/api/booking/flight/${operation}`;
  const answer = await call(opened.app, { method: 'POST', url, token: caller, body });
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  return answer.body;
}

const searchOn = (travelers: string[], there: number, back: number) =>
  searchBody(travelers, { legs: [legTo('ZRH', 'LHR', there), legTo('LHR', 'ZRH', back)] });

describe('comparing days', () => {
  test('has the price of a search in each cell', async () => {
    const body = await post('dates', datesBody(me()));
    for (const [there, back] of [
      [30, 32],
      [27, 35],
      [33, 33],
    ] as const) {
      const found = await post('search', searchOn(me(), there, back));
      expect(cellOn(body, there, back)).toMatchObject({
        cheapest: cheapestOf(found),
        cheapestInPolicy: cheapestOf(found, { inPolicy: true }),
        hiddenByPolicy: 0,
        failedSources: [],
      });
    }
  });

  test('leaves out returns before the departure, and begins with the days that were asked for', async () => {
    const cells = cellsOf(await post('dates', datesBody(me())));
    expect(cells).toHaveLength(39);
    const early = cells.filter(({ departureDate, returnDate = '' }) => returnDate < departureDate);
    expect(early).toEqual([]);
    const pairs = cells.map(({ departureDate, returnDate }) => [departureDate, returnDate]);
    expect(pairs.slice(0, 4)).toContainEqual([dayAhead(30), dayAhead(32)]);
    expect(new Set(pairs.map((pair) => pair.join())).size).toBe(39);
  });

  test('leaves out days that are over, and days that are too far ahead', async () => {
    const soon = cellsOf(await post('dates', datesOneWay(me(), 'ZRH-LHR', 1)));
    expect(soon.length).toBeLessThan(7);
    for (const { departureDate } of soon) expect(departureDate >= dayAhead(0)).toBe(true);
    const late = cellsOf(await post('dates', datesOneWay(me(), 'ZRH-LHR', 361)));
    expect(late.length).toBeLessThan(7);
  });

  test('answers in lines, with the same cells as in one piece', async () => {
    const answer = await call(opened.app, {
      method: 'POST',
      url: '/api/booking/flight/dates',
      token,
      body: datesOneWay(me(), 'ZRH-LHR'),
      headers: { accept: 'application/x-ndjson' },
    });
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    expect(dateLinesOf(answer.body).at(-1)).toEqual({ type: 'end', cells: 7 });
    const inOnePiece = await post('dates', datesOneWay(me(), 'ZRH-LHR'));
    const inOrder = (body: unknown) =>
      cellsOf(body).sort((one, other) => (one.departureDate < other.departureDate ? -1 : 1));
    expect(inOrder(answer.body)).toEqual(inOrder(inOnePiece));
  });

  test('names sources that did not answer, and has the prices of the others', async () => {
    const cells = cellsOf(await post('dates', datesOneWay(me(), 'GVA-BCN')));
    for (const { cheapest, failedSources } of cells) {
      expect(failedSources).toEqual(['lowCost']);
      expect(cheapest).toBeDefined();
    }
    for (const cell of cellsOf(await post('dates', datesOneWay(me(), 'GVA-NAP')))) {
      expect(cell).not.toHaveProperty('cheapest');
    }
  });

  test('is not a recent search', async () => {
    const kept = () => opened.db.selectFrom('recent_searches').selectAll().execute();
    const before = await kept();
    await post('dates', datesOneWay(me(), 'ZRH-LHR'));
    expect(await kept()).toEqual(before);
  });
});

describe('a policy', () => {
  async function compareUnder(flight: Partial<FlightPolicy>) {
    const member = await insertTravelerUnder(opened.db, companyId, { flight });
    const { token: own } = await openSession(opened.deps, member);
    const travelers = [member.companyUserId];
    return {
      dates: await post('dates', datesBody(travelers), own),
      found: await post('search', searchOn(travelers, 30, 32), own),
    };
  }
  const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });

  test('hides prices, as it hides them in a list', async () => {
    const { dates, found } = await compareUnder({ budget: francs(1), budgetAction: 'hide' });
    for (const cell of cellsOf(dates)) {
      expect(cell).not.toHaveProperty('cheapest');
      expect(cell).not.toHaveProperty('cheapestInPolicy');
      expect(cell.hiddenByPolicy).toBeGreaterThan(0);
    }
    expect(cheapestOf(found)).toBeUndefined();
  });

  test('distinguishes the cheapest and the cheapest that needs no approval', async () => {
    const { dates, found } = await compareUnder({
      budget: francs(300),
      budgetAction: 'approve',
      maxStopoverMinutes: 60,
    });
    expect(cellOn(dates, 30, 32)).toMatchObject({
      cheapest: cheapestOf(found),
      cheapestInPolicy: cheapestOf(found, { inPolicy: true }),
    });
  });

  test('may leave no price without an approval', async () => {
    const { dates } = await compareUnder({ budget: francs(1), budgetAction: 'approve' });
    for (const cell of cellsOf(dates)) {
      expect(cell.cheapest).toBeDefined();
      expect(cell).not.toHaveProperty('cheapestInPolicy');
    }
  });
});
