import { beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { legTo, oneWay, searchBody } from './support/flights.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let me: string;
let token: string;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const member = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
  me = member.companyUserId;
  token = (await openSession(opened.deps, member)).token;
});
expectUntouched(() => opened);

const post = (operation: string, body: unknown) =>
  call(opened.app, { method: 'POST', url: `/api/booking/flight/${operation}`, token, body });

type Body = Record<string, unknown>;
const valid = (): Body => ({ ...searchBody([me]) });

describe('a search for flights', () => {
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
});

describe('a comparison of days', () => {
  test.each([
    ['a day that has passed', () => oneWayOn(-2), 'departure_in_past'],
    ['an unknown airport', () => oneWay([me], 'ZRH-QQQ'), 'place_unknown'],
    ['two legs for one way', () => ({ ...valid(), flightType: 'oneWay' }), 'leg_count_wrong'],
    ['one leg for a round trip', () => ({ ...valid(), legs: [legTo('ZRH', 'LHR', 30)] }), 'leg_count_wrong'],
  ] as [string, () => object, string][])('with %s', async (_, body, code) => {
    expect(refusal(await post('dates', body()))).toEqual({ status: 422, code });
  });
});

function oneWayOn(days: number): Body {
  return { ...searchBody([me]), flightType: 'oneWay', legs: [legTo('ZRH', 'LHR', days)] };
}
