import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { francs, NO_RULES } from '#tests/support/policy-examples.ts';
import { refusal } from './support/call.ts';
import { carsOf, rentalBody } from './support/cars.ts';
import { databaseState } from './support/database-state.ts';
import { faresOf, oneWay } from './support/flights.ts';
import { hotelsOf } from './support/hotels.ts';
import { PolicyDesk } from './support/policy-desk.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertTrip } from './support/trip-records.ts';

const MISSING = '01994b5e-0000-7000-8000-000000000000';
const HIDDEN_ROOMS: PolicyRules = {
  ...NO_RULES,
  hotel: { ...NO_RULES.hotel, highestPrice: francs(0), highestPriceAction: 'hide' },
};

const opened = sharedApp();
let desk: PolicyDesk;

beforeAll(async () => {
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
});
beforeEach(async () => {
  desk = await PolicyDesk.open(opened);
});

describe('a draft that is tried on a search', () => {
  test('for hotels is judged on the same rates as the current policy', async () => {
    const policyId = await desk.insertPolicy({ hotel: { allowNonRefundable: false, excludedRoomTypes: [] } });
    const rates = hotelsOf(await desk.searchStay()).flatMap((hotel) => hotel.rates);
    const example = await desk.onlyExample();
    const found = await desk.tryOn(example, HIDDEN_ROOMS, { policyId });
    const refundable = rates.filter((rate) => rate.refundable).length;
    expect(rates.length).toBeGreaterThan(refundable);
    expect(found).toMatchObject({
      totalOffers: rates.length,
      changedOffers: refundable,
      today: { allowed: refundable, level1: 0, level2: 0, hidden: rates.length - refundable },
      draft: { allowed: 0, level1: 0, level2: 0, hidden: rates.length },
    });
    expect(found.offers.length).toBe(Math.min(60, rates.length));
    expect(found.offers[0]).toMatchObject({
      kind: 'hotel',
      today: { action: 'allow' },
      draft: { action: 'hide', inPolicy: false, broken: ['hotel.highestPrice'] },
    });
  });

  test('for flights is judged as the search that people see', async () => {
    const flight = {
      ...NO_RULES.flight,
      serviceClass: 'Y' as const,
      maxStopoverMinutes: 90,
      budget: francs(300),
    };
    const body = oneWay([desk.traveler.companyUserId], 'ZRH-JFK');
    await desk.search('flight', body);
    const example = await desk.onlyExample();
    const found = await desk.tryOn(example, { ...NO_RULES, flight });
    await desk.insertPolicy({ flight }, true);
    const seen = faresOf(await desk.search('flight', body));
    const { allowed, level1, level2, hidden } = found.draft;
    expect(hidden).toBeGreaterThan(0);
    expect(allowed + level1 + level2).toBe(seen.length);
    expect(found.today).toMatchObject({ allowed: found.totalOffers, hidden: 0 });
    expect(found.totalOffers).toBe(seen.length + hidden);
  });

  test('for cars is compared with the default policy when none is named', async () => {
    await desk.insertPolicy({ car: { level1Threshold: francs(1) } }, true);
    const cars = carsOf(await desk.search('car', rentalBody([desk.traveler.companyUserId], 'ZRH')));
    const example = await desk.onlyExample();
    const draft = { ...NO_RULES, car: { level1Threshold: francs(1), level2Threshold: francs(1) } };
    expect(await desk.tryOn(example, draft)).toMatchObject({
      totalOffers: cars.length,
      changedOffers: cars.length,
      today: { allowed: 0, level1: cars.length, level2: 0 },
      draft: { allowed: 0, level1: 0, level2: cars.length },
    });
  });

  test('changes nothing', async () => {
    await desk.insertPolicy({}, true);
    await desk.searchStay();
    const example = await desk.onlyExample();
    const stateOf = async () => ({ ...(await databaseState(opened.db)), sessions: 'of the callers' });
    const before = await stateOf();
    await desk.tryOn(example, HIDDEN_ROOMS);
    expect(await stateOf()).toEqual(before);
  });
});

test('a draft that is tried on a trip is judged on the booked offers', async () => {
  await insertTrip(opened.db, desk.traveler, {
    status: 'complete',
    parts: ['confirmed', 'confirmed'],
    now: opened.clock.now(),
  });
  const example = await desk.onlyExample();
  const draft = { ...NO_RULES, hotel: { ...NO_RULES.hotel, allowNonRefundable: false } };
  const { offers, ...counts } = await desk.tryOn(example, draft);
  expect(counts).toEqual({
    totalOffers: 2,
    changedOffers: 2,
    today: { allowed: 2, level1: 0, level2: 0, hidden: 0 },
    draft: { allowed: 0, level1: 0, level2: 0, hidden: 2 },
  });
  expect(offers[0]).toMatchObject({
    kind: 'hotel',
    title: 'The Only Room, Double room',
    price: francs(450),
    draft: { broken: ['hotel.allowNonRefundable'] },
  });
});

describe('a preview is refused', () => {
  const nothing = { example: MISSING, exampleKind: 'search', draft: NO_RULES };

  test('of a draft with faults, which are named', async () => {
    const draft = {
      ...NO_RULES,
      flight: { ...NO_RULES.flight, minStopoverMinutes: 61, maxStopoverMinutes: 60 },
      car: { highestPrice: { amount: 1, currency: 'EUR' } },
    };
    const answer = await desk.preview({ ...nothing, draft });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({
      errors: [{ path: '/body/draft/flight/minStopoverMinutes' }, { path: '/body/draft/car/highestPrice' }],
    });
  });

  test('compared with a policy that the company does not have', async () => {
    const policyId = await desk.insertPolicy({});
    desk = await PolicyDesk.open(opened);
    const answer = await desk.preview({ ...nothing, policyId });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/policyId' }] });
  });

  test('when no supplier answers', async () => {
    await desk.searchStay();
    const example = await desk.onlyExample();
    const failedSources = ['100', '110', '112', '113'];
    await saveSwitches(opened.db, desk.companyId, { ...NO_SWITCHES, failedSources });
    const answer = await desk.preview({ example: example._id, exampleKind: 'search', draft: NO_RULES });
    expect(refusal(answer)).toEqual({ status: 503, code: 'unavailable' });
  });
});
