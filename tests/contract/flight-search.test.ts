import { beforeAll, describe, expect, test } from 'vitest';
import type { FlightPolicy, FlightResults } from '#domain/contract.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { type Call, call } from './support/call.ts';
import {
  dayAhead,
  endOf,
  faresOf,
  legTo,
  linesOf,
  oneWay,
  resultsOf,
  searchBody,
} from './support/flights.ts';
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
async function search(body: object, more: Partial<Call> = {}) {
  const request = { method: 'POST', url: '/api/booking/flight/search', token, body, ...more } as const;
  const answer = await call(opened.app, request);
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  return answer;
}

/** The legs of an itinerary with their segments, as a client restores them. */
function flown({ legs, segments }: FlightResults, itinerary: FlightResults['itineraries'][number]) {
  return itinerary.legs.map((leg) => legs[leg]?.segments.map((segment) => segments[segment]) ?? []);
}

describe('a search for flights', () => {
  test('finds journeys there and back on the days that were asked for', async () => {
    const { body } = await search(searchBody(me()));
    const all = resultsOf(body);
    expect(faresOf(body).length).toBeGreaterThan(150);
    for (const results of all) {
      for (const itinerary of results.itineraries) {
        const [out, back] = flown(results, itinerary);
        expect([out?.[0]?.origin, out?.at(-1)?.destination]).toEqual(['ZRH', 'LHR']);
        expect([back?.[0]?.origin, back?.at(-1)?.destination]).toEqual(['LHR', 'ZRH']);
        expect(out?.[0]?.departure.slice(0, 10)).toBe(dayAhead(40));
        expect(back?.[0]?.departure.slice(0, 10)).toBe(dayAhead(42));
      }
    }
  });

  test('answers in lines, one for each source and one for the end, and with the same in one piece', async () => {
    const inLines = await search(searchBody(me()), { headers: { accept: 'application/x-ndjson' } });
    const inOnePiece = await search(searchBody(me()));
    expect(inLines.headers['content-type']).toBe('application/x-ndjson');
    const sources = resultsOf(inLines.body).map(({ source }) => source);
    expect(sources.toSorted()).toEqual([...opened.deps.suppliers.flights.sources].sort());
    expect(endOf(inLines.body).sources.map(({ source }) => source)).toEqual(sources);
    const priced = (body: unknown) => faresOf(body).map(({ price, seatsLeft }) => [price, seatsLeft]);
    expect(priced(inLines.body)).toEqual(priced(inOnePiece.body));
  });

  test('lists the cheapest first', async () => {
    const { body } = await search(searchBody(me()));
    for (const { itineraries } of resultsOf(body)) {
      for (const { fares } of itineraries) {
        const prices = fares.map(({ companyPrice }) => companyPrice?.amount ?? 0);
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }
    }
  });

  test('finds one way, several ways, only direct flights, and only some airlines', async () => {
    const single = await search(oneWay(me(), 'ZRH-LHR'));
    for (const { itineraries } of resultsOf(single.body)) {
      for (const { legs } of itineraries) expect(legs).toHaveLength(1);
    }
    const legs = [legTo('ZRH', 'LHR', 30), legTo('LHR', 'JFK', 31), legTo('JFK', 'ZRH', 35)];
    const several = await search(searchBody(me(), { flightType: 'multiCity', legs }));
    const journeys = resultsOf(several.body).flatMap(({ itineraries }) => itineraries);
    expect(new Set(journeys.map((journey) => journey.legs.length))).toEqual(new Set([3]));
    const chosen = await search(searchBody(me(), { directOnly: true, airlines: ['LX'] }));
    expect(faresOf(chosen.body)).not.toHaveLength(0);
    for (const { segments, legs: found } of resultsOf(chosen.body)) {
      expect(segments.filter(({ carrier }) => carrier !== 'LX')).toEqual([]);
      for (const leg of found) expect(leg.segments).toHaveLength(1);
    }
  });

  test('finds flights of all airports of a metropolitan area', async () => {
    const [leg] = oneWay(me(), 'ZRH-LON').legs;
    const legs = leg ? [{ ...leg, destination: { code: 'LON', type: 'mac' as const } }] : [];
    const { body } = await search(searchBody(me(), { flightType: 'oneWay', legs }));
    const ends = resultsOf(body).flatMap((results) =>
      results.itineraries.map((itinerary) => flown(results, itinerary)[0]?.at(-1)?.destination),
    );
    expect(new Set(ends).size).toBeGreaterThan(2);
  });

  test('finds at least the class that was asked for', async () => {
    const { body } = await search(searchBody(me(), { serviceClass: 'C' }));
    expect(faresOf(body)).not.toHaveLength(0);
    for (const { serviceClasses } of faresOf(body)) expect(serviceClasses).toContain('C');
  });

  test('shows fares with seats for everyone', async () => {
    const others = await Promise.all(
      Array.from({ length: 8 }, () => insertMember(opened.db, { companyId, role: 'traveler' })),
    );
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const nine = [...me(), ...others.map(({ companyUserId }) => companyUserId)];
    const session = await openSession(opened.deps, arranger);
    const { body } = await search(searchBody(nine), { token: session.token });
    expect(faresOf(body)).not.toHaveLength(0);
    for (const { seatsLeft } of faresOf(body)) expect(seatsLeft).toBeGreaterThanOrEqual(9);
  });
});

describe('sources', () => {
  test('that fail are named, and the others are complete', async () => {
    const { body } = await search(oneWay(me(), 'GVA-BCN'));
    expect(linesOf(body)).toContainEqual({ type: 'failure', source: 'lowCost', reason: 'unavailable' });
    expect(resultsOf(body).map(({ source }) => source)).toEqual(['network']);
  });

  test('may all fail', async () => {
    const { body } = await search(oneWay(me(), 'GVA-PRG'));
    expect(linesOf(body).map(({ type }) => type)).toEqual(['failure', 'failure', 'end']);
  });

  test('may find nothing', async () => {
    const { body } = await search(oneWay(me(), 'GVA-NAP'));
    expect(resultsOf(body).flatMap(({ itineraries }) => itineraries)).toEqual([]);
    expect(endOf(body)).toMatchObject({ results: 0, offers: 0, hiddenByPolicy: 0 });
  });
});

describe('a policy', () => {
  async function searchUnder(flight: Partial<FlightPolicy>, more: object = {}) {
    const member = await insertTravelerUnder(opened.db, companyId, { flight });
    const session = await openSession(opened.deps, member);
    const body = { ...searchBody([member.companyUserId]), ...more };
    return (await search(body, { token: session.token })).body;
  }
  const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });

  test('hides offers, which never leave the server', async () => {
    const everything = (await search(searchBody(me()))).body;
    const body = await searchUnder({ budget: francs(300), budgetAction: 'hide', maxStopoverMinutes: 0 });
    expect(faresOf(body)).not.toHaveLength(0);
    for (const { companyPrice } of faresOf(body)) expect(companyPrice?.amount).toBeLessThanOrEqual(300_00);
    const { results, offers, hiddenByPolicy, hiddenOffers } = endOf(body);
    expect(hiddenByPolicy).toBeGreaterThan(0);
    expect([results + hiddenByPolicy, offers + hiddenOffers]).toEqual([
      endOf(everything).results,
      endOf(everything).offers,
    ]);
  });

  test('is judged for each offer', async () => {
    const body = await searchUnder({ budget: francs(300), budgetAction: 'approve' });
    for (const { verdicts, itineraries } of resultsOf(body)) {
      for (const { verdict, companyPrice } of itineraries.flatMap(({ fares }) => fares)) {
        const isBroken = (companyPrice?.amount ?? 0) > 300_00;
        expect(verdicts[verdict]).toEqual({
          action: isBroken ? 'approve' : 'allow',
          levels: isBroken ? [1] : [],
          inPolicy: !isBroken,
          broken: isBroken ? ['flight.budget'] : [],
        });
      }
    }
  });

  test('filters only on request', async () => {
    const everything = await searchUnder({});
    const cheapest = Math.min(
      ...faresOf(everything).map(({ companyPrice, price }) => (companyPrice ?? price).amount),
    );
    const policy = { budget: { amount: cheapest, currency: 'CHF' }, budgetAction: 'approve' } as const;
    const [asked, not] = [{ shouldPreFilter: true }, { shouldPreFilter: false }].map((filter) => ({
      filter: { ...filter, inPolicyOnly: true },
    }));
    const filtered = await searchUnder(policy, asked);
    expect(faresOf(filtered)).not.toHaveLength(0);
    for (const { verdicts } of resultsOf(filtered)) {
      for (const { inPolicy } of verdicts) expect(inPolicy).toBe(true);
    }
    expect(endOf(filtered).filteredOut).toBeGreaterThan(0);
    expect(endOf(await searchUnder(policy, not))).toMatchObject({ filteredOut: 0, hiddenByPolicy: 0 });
  });
});
