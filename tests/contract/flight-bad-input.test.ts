import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { legTo, oneWay, searchBody } from './support/flights.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let opened: ContractApp;
let me: string;
let token: string;

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const member = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
  me = member.companyUserId;
  token = (await openSession(opened.deps, member)).token;
});
expectUntouched(() => opened);
afterAll(() => opened.close());

const post = (operation: string, body: unknown) =>
  call(opened.app, { method: 'POST', url: `/api/booking/flight/${operation}`, token, body });

const INVALID = { status: 422, code: 'validation_failed' };
const OTHER = '01994b5e-0000-7000-8000-000000000000';
type Body = Record<string, unknown>;
const valid = (): Body => ({ ...searchBody([me]) });
const leg = (more: object = {}) => ({ ...legTo('ZRH', 'LHR', 30), ...more });

describe('a search for flights', () => {
  test.each(['travelers', 'flightType', 'legs'])('without %s', async (name) => {
    const { [name]: _, ...rest } = valid();
    const answer = await post('search', rest);
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: `/body/${name}` }] });
  });

  const wrong: [string, unknown][] = [
    ['travelers', []],
    ['travelers', 'me'],
    ['travelers', [1]],
    ['travelers', ['me']],
    ['travelers', Array.from({ length: 10 }, (_, index) => `${OTHER.slice(0, -2)}${10 + index}`)],
    ['flightType', 'returnTrip'],
    ['legs', []],
    ['legs', {}],
    ['legs', Array.from({ length: 7 }, () => leg())],
    ['legs', [leg({ departureDate: '2027-02-30' })]],
    ['legs', [leg({ departureDate: '01.04.2027' })]],
    ['legs', [leg({ departureDate: '2027-04-01T10:00' })]],
    ['legs', [leg({ origin: 'ZRH' })]],
    ['legs', [leg({ origin: { code: 'zrh', type: 'airport' } })]],
    ['legs', [leg({ origin: { code: 'ZRH', type: 'city' } })]],
    ['legs', [leg({ origin: { code: 'ZRH' } })]],
    ['legs', [leg({ time: '10:00' })]],
    ['serviceClass', 'X'],
    ['serviceClass', null],
    ['directOnly', 'yes'],
    ['airlines', ['Swiss']],
    ['airlines', ['LX', 'LX']],
    ['airlines', Array.from({ length: 21 }, (_, index) => `A${index % 10}`)],
    ['filter', { inPolicyOnly: 1 }],
    ['filter', { budget: 1 }],
    ['page', 1],
  ];
  test.each(wrong)('with %s as %j', async (name, value) => {
    expect(refusal(await post('search', { ...valid(), [name]: value }))).toEqual(INVALID);
  });

  const refused: [string, () => Body, string][] = [
    ['the same traveller twice', () => ({ ...valid(), travelers: [me, me] }), 'travelers_repeated'],
    ['a day that has passed', () => oneWayOn(-2), 'departure_in_past'],
    ['a day that is too far ahead', () => oneWayOn(370), 'departure_too_far'],
    [
      'a return before the departure',
      () => ({ ...valid(), legs: [legTo('ZRH', 'LHR', 32), legTo('LHR', 'ZRH', 30)] }),
      'dates_out_of_order',
    ],
    ['an unknown airport', () => ({ ...oneWay([me], 'ZRH-QQQ') }), 'place_unknown'],
    ['no way to go', () => ({ ...oneWay([me], 'ZRH-ZRH') }), 'places_equal'],
    ['two legs for one way', () => ({ ...valid(), flightType: 'oneWay' }), 'leg_count_wrong'],
  ];
  test.each(refused)('with %s', async (_, body, code) => {
    expect(refusal(await post('search', body()))).toEqual({ status: 422, code });
  });

  test.each([
    ['[]', 422],
    ['null', 422],
    ['{"travelers":', 400],
    ['', 400],
  ])('with the body %j', async (text, status) => {
    const url = '/api/booking/flight/search';
    const headers = { 'content-type': 'application/json' };
    const answer = await call(opened.app, { method: 'POST', url, token, body: text, headers });
    expect(answer.status).toBe(status);
  });
});

describe('a comparison of days', () => {
  const wrong: [string, unknown][] = [
    ['travelers', []],
    ['flightType', 'multiCity'],
    ['legs', []],
    ['legs', Array.from({ length: 3 }, () => leg())],
    ['legs', [leg({ departureDate: '01.04.2027' })]],
    ['serviceClass', 'X'],
    ['directOnly', 'yes'],
    ['airlines', ['Swiss']],
    ['filter', { budget: 1 }],
    ['days', 3],
  ];
  test.each(wrong)('with %s as %j', async (name, value) => {
    expect(refusal(await post('dates', { ...valid(), [name]: value }))).toEqual(INVALID);
  });

  test.each(['travelers', 'flightType', 'legs'])('without %s', async (name) => {
    const { [name]: _, ...rest } = valid();
    expect(refusal(await post('dates', rest))).toEqual(INVALID);
  });

  test.each([
    ['a day that has passed', () => oneWayOn(-2), 'departure_in_past'],
    ['an unknown airport', () => oneWay([me], 'ZRH-QQQ'), 'place_unknown'],
    ['two legs for one way', () => ({ ...valid(), flightType: 'oneWay' }), 'leg_count_wrong'],
    ['one leg for a round trip', () => ({ ...valid(), legs: [leg()] }), 'leg_count_wrong'],
  ] as [string, () => object, string][])('with %s', async (_, body, code) => {
    expect(refusal(await post('dates', body()))).toEqual({ status: 422, code });
  });
});

function oneWayOn(days: number): Body {
  return { ...searchBody([me]), flightType: 'oneWay', legs: [legTo('ZRH', 'LHR', days)] };
}

describe.each(['select', 'seats'])('%s', (operation) => {
  const wrong: [string, unknown][] = [
    ['travelers', []],
    ['travelers', 'me'],
    ['offer', ''],
    ['offer', 1],
    ['offer', 'x'.repeat(601)],
    ['offer', 'with a space'],
    ['offer', 'with\u0000nul'],
    ['offer', 'with%20escape'],
    ['price', 1],
  ];
  test.each(wrong)('with %s as %j', async (name, value) => {
    expect(refusal(await post(operation, { travelers: [me], offer: 'x', [name]: value }))).toEqual(INVALID);
  });

  test.each(['travelers', 'offer'])('without %s', async (name) => {
    const { [name]: _, ...rest }: Body = { travelers: [me], offer: 'x' };
    expect(refusal(await post(operation, rest))).toEqual(INVALID);
  });
});
