import { beforeAll, describe, expect, test } from 'vitest';
import type { FlightPolicy, FlightResultFare, FlightSelectAnswer, SeatsAnswer } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { createOfferTokens } from '#server/offers/offer-tokens.ts';
import { call, refusal } from './support/call.ts';
import { faresOf, oneWay } from './support/flights.ts';
import { insertTravelerUnder } from './support/policies.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

type FareQuote = Extract<FlightSelectAnswer, { outcome: 'priced' }>;

const opened = sharedApp();
let companyId: string;
let traveler: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function post(operation: 'search' | 'select' | 'seats', body: object, caller = traveler) {
  const { token } = await openSession(opened.deps, caller);
  const url = `/api/booking/flight/${operation}`;
  return await call(opened.app, { method: 'POST', url, token, body });
}

const travelers = (member: Member) => [member.companyUserId];

/** The first offer of a route, as its search shows it. */
async function offerOn(route: string, member = traveler): Promise<FlightResultFare> {
  const { body } = await post('search', oneWay(travelers(member), route), member);
  const [fare] = faresOf(body);
  if (!fare) throw new Error(`Nothing flies on ${route}`);
  return fare;
}

async function select(offer: string, member = traveler): Promise<FlightSelectAnswer> {
  const answer = await post('select', { travelers: travelers(member), offer }, member);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as FlightSelectAnswer; // the contract has checked it
}

async function priced(offer: string, member = traveler): Promise<FareQuote> {
  const answer = await select(offer, member);
  return answer.outcome === 'priced' ? answer : expect.fail(answer.outcome);
}

describe('selecting an offer', () => {
  test('returns its full terms, at the price of the search', async () => {
    const fare = await offerOn('ZRH-LHR');
    const { legs, lines, price, total, change, fare: conditions, verdict } = await priced(fare.offer);
    expect(legs[0]?.segments.at(0)?.origin).toBe('ZRH');
    expect(legs.at(-1)?.segments.at(-1)?.destination).toBe('LHR');
    expect(price.asked).toEqual(fare.price);
    expect(price.converted).toEqual(fare.companyPrice);
    expect(total.asked).toEqual(fare.price);
    expect(change).toEqual({ kind: 'same', before: fare.price, after: fare.price, withinTolerance: true });
    const sum = lines
      .filter(({ onSite }) => !onSite)
      .map(({ amount }) => amount)
      .reduce(addMoney);
    expect(sum).toEqual(fare.price);
    expect(conditions).toMatchObject({
      serviceClasses: fare.serviceClasses,
      family: { change: { allowed: expect.any(Boolean) }, carryOn: { pieces: expect.any(Number) } },
    });
    expect(verdict).toMatchObject({ action: 'allow', inPolicy: true, travelers: [{ rules: [] }] });
  });

  test('gives a reference that can be selected again, and for longer', async () => {
    const { offer } = await offerOn('ZRH-LHR');
    opened.clock.advance(20 * 60_000);
    const first = await priced(offer);
    opened.clock.advance(15 * 60_000);
    expect(refusal(await post('select', { travelers: travelers(traveler), offer }))).toEqual({
      status: 410,
      code: 'offer_expired',
    });
    expect((await priced(first.offer)).change.kind).toBe('same');
  });

  test('is for all travelers together', async () => {
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const two = [traveler.companyUserId, arranger.companyUserId];
    const { body } = await post('search', oneWay(two, 'ZRH-LHR'), arranger);
    const [{ offer, price } = expect.fail('Nothing flies')] = faresOf(body);
    const answer = await post('select', { travelers: two.toReversed(), offer }, arranger);
    expect(answer.body).toMatchObject({ outcome: 'priced', total: { asked: addMoney(price, price) } });
    expect((answer.body as FareQuote).verdict.travelers.map(({ _id }) => _id)).toEqual(two.toReversed());
  });

  test.each([
    ['GVA-LUX', 'dearer', true],
    ['GVA-NCE', 'dearer', false],
    ['GVA-VCE', 'cheaper', true],
  ])('on %s says that it is %s; within the tolerance: %s', async (route, kind, withinTolerance) => {
    const { offer, price } = await offerOn(route);
    const { change, price: now, offer: fresh } = await priced(offer);
    expect(change).toEqual({ kind, before: price, after: now.asked, withinTolerance });
    expect(now.asked).not.toEqual(price);
    // A rise that is not asked about leaves the base of the tolerance as it was.
    const base = kind === 'dearer' && withinTolerance ? price : now.asked;
    expect((await priced(fresh)).change.before).toEqual(base);
  });

  test.each([
    ['GVA-BLQ', 'soldOut'],
    ['GVA-TLS', 'expired'],
  ])('on %s says that it is gone: %s', async (route, outcome) => {
    const { offer } = await offerOn(route);
    expect(await select(offer)).toEqual({ outcome });
  });
});

describe('a policy', () => {
  const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });
  const under = (flight: Partial<FlightPolicy>) => insertTravelerUnder(opened.db, companyId, { flight });

  test('is explained rule by rule', async () => {
    const member = await under({ budget: francs(1), budgetAction: 'approve', level2Threshold: francs(2) });
    const { offer } = await offerOn('ZRH-LHR', member);
    const { verdict, price } = await priced(offer, member);
    expect(verdict).toMatchObject({ action: 'approve', levels: [1, 2], inPolicy: false });
    expect(verdict.travelers[0]).toMatchObject({
      rules: [
        { rule: 'flight.budget', result: 'broken', action: 'approve', limit: francs(1), actual: price },
        { rule: 'flight.serviceClass', result: 'kept', leg: 0 },
      ],
      thresholds: [{ threshold: 'flight.level2Threshold', level: 2, result: 'reached', actual: price }],
    });
  });

  test('that hides an offer makes it not found', async () => {
    const member = await under({ budget: francs(1), budgetAction: 'approve' });
    const { offer } = await offerOn('ZRH-LHR', member);
    await opened.db
      .updateTable('travel_policies')
      .set({ flight: JSON.stringify({ ...HIDING, budget: francs(1) }) })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('company_users')
          .select((row) => row.ref('travel_policy_id').$notNull().as('id'))
          .where('id', '=', member.companyUserId),
      )
      .execute();
    const answer = await post('select', { travelers: travelers(member), offer }, member);
    expect(refusal(answer)).toEqual({ status: 422, code: 'offer_invalid' });
  });
});

const HIDING = {
  serviceClass: 'F',
  serviceClassAction: 'allow',
  serviceClassExceptions: [],
  budgetAction: 'hide',
};

describe('seats and bags', () => {
  test('can be had with an offer', async () => {
    const { offer } = await offerOn('ZRH-LHR');
    const { body } = await post('seats', { travelers: travelers(traveler), offer });
    const extras = body as Extract<SeatsAnswer, { outcome: 'priced' }>;
    expect(extras.seatMaps[0]?.cabins[0]?.rows[0]?.seats[0]).toMatchObject({
      letter: 'A',
      position: 'window',
    });
    const seats = extras.seatMaps.flatMap(({ cabins }) => cabins.flatMap(({ rows }) => rows));
    expect(seats.flatMap((row) => row.seats).some(({ free }) => free)).toBe(true);
    expect(extras.bags.length).toBeGreaterThan(0);
  });

  test('can not be had when the offer is gone', async () => {
    const { offer } = await offerOn('GVA-BLQ');
    const { body } = await post('seats', { travelers: travelers(traveler), offer });
    expect(body).toEqual({ outcome: 'soldOut' });
  });
});

describe.each(['select', 'seats'] as const)('%s refuses', (operation) => {
  const NOT_VALID = { status: 422, code: 'offer_invalid' };

  test('an offer that was never made', async () => {
    const { offer } = await offerOn('ZRH-LHR');
    const forged = [
      offer.replace(/\d{3,}(?=[A-Z]{3}~)/, '1'),
      offer.slice(0, -1),
      `${offer}x`,
      offer.replace('flight~', 'hotel~'),
      'flight~x~1CHF~~zzzzzz~AAAAAAAAAAAAAAAAAAAAAA',
      '~~~~~',
      'x',
    ];
    for (const text of forged) {
      const answer = await post(operation, { travelers: travelers(traveler), offer: text });
      expect(refusal(answer), text).toEqual(NOT_VALID);
    }
  });

  test('a genuine reference to nothing', async () => {
    const { companyUserId } = traveler;
    const tokens = createOfferTokens(opened.deps.keys.offer, {
      companyId,
      travelers: [companyUserId],
    });
    const offer = tokens.write({
      kind: 'flight',
      key: 'nothing.at.all',
      note: '',
      price: { amount: 1, currency: 'CHF' },
      expiresAt: new Date(opened.clock.now().getTime() + 60_000),
    });
    const answer = await post(operation, { travelers: [companyUserId], offer });
    expect(answer).toMatchObject({ status: 200, body: { outcome: 'expired' } });
  });

  test('an offer of another user, of several users, and of another company', async () => {
    const { offer } = await offerOn('ZRH-LHR');
    const colleague = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const elsewhere = await insertCompany(opened.db, { name: `Elsewhere of ${operation}` });
    const stranger = await insertMember(opened.db, { companyId: elsewhere, role: 'travel-arranger' });
    const both = [...travelers(traveler), ...travelers(colleague)];
    const attempts: [Member, string[]][] = [
      [colleague, travelers(colleague)],
      [colleague, both],
      [stranger, travelers(stranger)],
    ];
    for (const [caller, named] of attempts) {
      expect(refusal(await post(operation, { travelers: named, offer }, caller))).toEqual(NOT_VALID);
    }
    expect(refusal(await post(operation, { travelers: travelers(traveler), offer }, stranger))).toEqual({
      status: 404,
      code: 'not_found',
    });
  });

  test('an offer that has expired', async () => {
    const { offer } = await offerOn('ZRH-LHR');
    opened.clock.advance(31 * 60_000);
    const answer = await post(operation, { travelers: travelers(traveler), offer });
    expect(refusal(answer)).toEqual({ status: 410, code: 'offer_expired' });
  });
});
