import { randomUUIDv7 } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { HotelPolicy, HotelSearchRequest, RoomConditions } from '#domain/contract.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { type Call, call, refusal } from './support/call.ts';
import { hotelLines, hotelsOf, stayBody, TOWNS } from './support/hotels.ts';
import { insertTravelerUnder } from './support/policies.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let traveler: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
});

type More = Partial<HotelSearchRequest>;

async function ask(more: More, { as = traveler, ...request }: Partial<Call> & { as?: Member } = {}) {
  const { token } = await openSession(opened.deps, as);
  const body = stayBody([as.companyUserId], more);
  return await call(opened.app, {
    method: 'POST',
    url: '/api/booking/hotel/search',
    token,
    body,
    ...request,
  });
}
async function search(more: More = {}, request: Parameters<typeof ask>[1] = {}) {
  const answer = await ask(more, request);
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  return answer.body;
}
const inLines = { headers: { accept: 'application/x-ndjson' } };

describe('a search for hotels', () => {
  test('finds hotels around a point, the nearest first, with what filters and sorts need', async () => {
    const body = await search({ location: TOWNS.Zurich, radius: 3 });
    const { results, end, types } = hotelLines(body);
    expect(types).toEqual(['results', 'end']);
    expect(results[0]).toMatchObject({ source: 'all', unit: 'km', nights: 2, rooms: 1, currency: 'CHF' });
    const hotels = hotelsOf(body);
    expect(hotels.length).toBeGreaterThan(20);
    expect(end).toMatchObject({ results: hotels.length, hiddenByPolicy: 0, filteredOut: 0 });
    const distances = hotels.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(distances.at(-1)).toBeLessThanOrEqual(3);
    expect(new Set(hotels.map(({ area }) => area)).size).toBeGreaterThan(2);
    expect(new Set(hotels.map(({ propertyId }) => propertyId)).size).toBe(hotels.length);
    for (const { rates } of hotels) {
      const prices = rates.map(({ price }) => price.amount);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    }
  });

  test('is answered source by source in lines, and with each hotel once otherwise', async () => {
    const lines = hotelLines(await search({ location: TOWNS.Zurich }, inLines));
    const piece = hotelLines(await search({ location: TOWNS.Zurich }));
    expect(new Set(lines.results.map(({ source }) => source))).toEqual(new Set(['100', '110', '112', '113']));
    expect(lines.types.at(-1)).toBe('end');
    for (const { source, hotels } of lines.results) {
      expect(new Set(hotels.flatMap(({ rates }) => rates.map((rate) => rate.source)))).toEqual(
        new Set([source]),
      );
    }
    const ids = (answer: typeof lines) =>
      new Set(answer.results.flatMap(({ hotels }) => hotels.map(({ propertyId }) => propertyId)));
    expect(ids(lines)).toEqual(ids(piece));
    expect(lines.end.results).toBe(piece.end.results);
    expect(lines.end.results).toBe(ids(lines).size);
    expect(lines.end.sources).toHaveLength(4);
  });

  test('sends the nearest hotels of the first source before the rest of it', async () => {
    const { results } = hotelLines(await search({ location: TOWNS.Zurich }, inLines));
    const [first, rest, ...others] = results;
    expect(first?.hotels).toHaveLength(12);
    expect(rest?.source).toBe(first?.source);
    expect(new Set([rest, ...others].map((line) => line?.source)).size).toBe(results.length - 1);
    const distances = [first, rest].flatMap((line) => line?.hotels.map(({ distance }) => distance) ?? []);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  test('returns total, average and company price', async () => {
    const hotels = hotelsOf(await search({ location: { latitude: 51.5074, longitude: -0.1278 } }));
    const [rate] = hotels.flatMap(({ rates }) => rates);
    expect(rate?.price.currency).toBe('GBP');
    expect(rate?.perNight).toEqual({ amount: Math.round((rate?.price.amount ?? 0) / 2), currency: 'GBP' });
    expect(rate?.companyPrice?.currency).toBe('CHF');
  });

  test('counts distances as the company does, or as asked', async () => {
    const imperial = await insertCompany(opened.db, { name: 'Imperial' });
    await setColumns(opened.db, 'companies', imperial, { measurement_units: 'imperial' });
    const as = await insertMember(opened.db, { companyId: imperial, role: 'traveler' });
    const miles = hotelLines(await search({ location: TOWNS.Zurich }, { as })).results[0];
    const kilometres = hotelLines(await search({ location: TOWNS.Zurich, unit: 'km' }, { as })).results[0];
    expect([miles?.unit, kilometres?.unit]).toEqual(['mi', 'km']);
    expect(miles?.hotels.length).toBeGreaterThan(kilometres?.hotels.length ?? 0);
    const farthest = [miles, kilometres].map((line) => line?.hotels.at(-1)?.distance ?? 0);
    for (const distance of farthest) expect(distance).toBeLessThanOrEqual(6);
  });

  test('looks around a location of the company, on the map or by the name of its town', async () => {
    const [marked, named, nowhere] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
    const place = { company_id: companyId, street: null, postal_code: null, state_county_province: null };
    const positions = [
      { id: marked, ...TOWNS.Einsiedeln, city: null, country: null },
      { id: named, latitude: null, longitude: null, city: 'Einsiedeln', country: 'CH' },
      { id: nowhere, latitude: null, longitude: null, city: 'Nowhere at all', country: 'CH' },
    ];
    await opened.db
      .insertInto('company_locations')
      .values(positions.map((one, position) => ({ ...place, ...one, position, name: `Office ${position}` })))
      .execute();
    const { location: _, ...anywhere } = stayBody([traveler.companyUserId]);
    const around = (companyLocation: string) => ask({}, { body: { ...anywhere, companyLocation } });
    for (const id of [marked, named]) {
      const { body } = await around(id);
      expect(hotelsOf(body).map(({ name }) => name)).toContain('The Rising Price');
    }
    expect(refusal(await around(nowhere))).toEqual({ status: 422, code: 'location_unknown' });
    const foreign = await insertCompany(opened.db, { name: 'Foreign' });
    await opened.db
      .updateTable('company_locations')
      .set({ company_id: foreign })
      .where('id', '=', marked)
      .execute();
    for (const id of [marked, randomUUIDv7()]) {
      expect(refusal(await around(id))).toEqual({ status: 404, code: 'not_found' });
    }
  });

  test("opens the company's own rates by its rate codes", async () => {
    const corporate = (body: unknown) =>
      hotelsOf(body).flatMap(({ rates }) => rates.filter((rate) => rate.corporate));
    expect(corporate(await search({ location: TOWNS.Zurich }))).toEqual([]);
    const known = await insertCompany(opened.db, { name: 'With codes' });
    const codes = ['ZUG', 'ALP', 'XYZ'].map((code) => ({ company_id: known, code }));
    await opened.db.insertInto('company_rate_codes').values(codes).execute();
    const as = await insertMember(opened.db, { companyId: known, role: 'traveler' });
    const body = await search({ location: TOWNS.Zurich }, { as });
    expect(corporate(body)).not.toEqual([]);
    const filter = { shouldPreFilter: true, roomAspects: ['CorporateRate' as const] };
    const filtered = await search({ location: TOWNS.Zurich, filter }, { as });
    expect(corporate(filtered)).toEqual(hotelsOf(filtered).flatMap(({ rates }) => rates));
  });

  test('names sources that fail, and is complete without them', async () => {
    const one = hotelLines(await search({ location: TOWNS.Appenzell }));
    expect(one.failures).toEqual([{ type: 'failure', source: '112', reason: 'unavailable' }]);
    expect(one.types).toEqual(['failure', 'results', 'end']);
    expect(hotelLines(await search({ location: TOWNS.Arosa })).failures).toHaveLength(4);
    expect(hotelLines(await search({ location: TOWNS.Arosa }, inLines)).types).not.toContain('results');
    expect(hotelsOf(await search({ location: TOWNS.Gersau, radius: 1 }))).toEqual([]);
  });
});

describe('a filter', () => {
  const filtered = async (filter: HotelSearchRequest['filter']) => {
    const body = await search({ location: TOWNS.Zurich, filter: { shouldPreFilter: true, ...filter } });
    return { hotels: hotelsOf(body), end: hotelLines(body).end };
  };

  test('leaves out hotels that are not wanted, and counts them', async () => {
    const all = await filtered({});
    const code = all.hotels.find(({ chain }) => chain)?.chain?.code ?? '';
    const { hotels, end } = await filtered({ hotelChainCodes: [code] });
    expect(new Set(hotels.map(({ chain }) => chain?.code))).toEqual(new Set([code]));
    expect(end.results + end.filteredOut).toBe(all.end.results);
    const name = all.hotels[0]?.name ?? '';
    expect((await filtered({ nameFilter: name.toUpperCase() })).hotels.map((hotel) => hotel.name)).toContain(
      name,
    );
    for (const { rating, stars, distance, amenities } of (
      await filtered({
        rating: { from: 3.5, to: 4.5 },
        stars: [3, 4],
        radius: 2,
        amenityCodes: [64, 68, 345],
      })
    ).hotels) {
      expect(rating && rating >= 3.5 && rating <= 4.5 && [3, 4].includes(stars) && distance <= 2).toBe(true);
      expect(amenities.some((code) => code === 64 || code === 68) && amenities.includes(345)).toBe(true);
    }
  });

  test('leaves out rates without the aspects', async () => {
    const { hotels } = await filtered({ roomAspects: ['Refundable', 'BreakfastIncluded', 'InPolicy'] });
    const rates = hotels.flatMap((hotel) => hotel.rates);
    expect(rates).not.toEqual([]);
    for (const { refundable, breakfastIncluded } of rates)
      expect([refundable, breakfastIncluded]).toEqual([true, true]);
  });

  test('is left to the client unless the server is asked to filter', async () => {
    const filter = { shouldPreFilter: false, stars: [1] };
    expect(hotelLines(await search({ filter })).end.filteredOut).toBe(0);
  });
});

describe('a policy', () => {
  const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });
  const under = async (hotel: Partial<HotelPolicy>) => {
    const as = await insertTravelerUnder(opened.db, companyId, { hotel });
    return search({}, { as });
  };

  test('hides rates and hotels, which never leave the server', async () => {
    const all = hotelLines(await search());
    const body = await under({ allowNonRefundable: false, excludedRoomTypes: ['single', 'twin'] });
    const rates = hotelsOf(body).flatMap((hotel) => hotel.rates);
    expect(rates).not.toEqual([]);
    const types = new Set<RoomConditions['roomType']>(rates.map(({ roomType }) => roomType));
    expect([types.has('single'), types.has('twin')]).toEqual([false, false]);
    expect(rates.every(({ refundable }) => refundable)).toBe(true);
    expect(hotelLines(body).end.hiddenOffers).toBeGreaterThan(0);
    const nothing = await under({ highestPrice: francs(1), highestPriceAction: 'hide' });
    expect(hotelsOf(nothing)).toEqual([]);
    expect(hotelLines(nothing).end).toMatchObject({ results: 0, hiddenByPolicy: all.end.results });
    expect(JSON.stringify(nothing)).not.toContain('Rising');
  });

  test('is judged for each rate: the price of a night is compared', async () => {
    const [highestPrice] = hotelsOf(await search()).flatMap(({ rates }) =>
      rates.map(({ perNight }) => perNight),
    );
    const body = await under({ highestPrice, highestPriceAction: 'approve' });
    const verdicts = hotelLines(body).results[0]?.verdicts ?? [];
    for (const { perNight, verdict } of hotelsOf(body).flatMap(({ rates }) => rates)) {
      const isBroken = perNight.amount > (highestPrice?.amount ?? 0);
      expect(verdicts[verdict]?.broken).toEqual(isBroken ? ['hotel.highestPrice'] : []);
    }
  });
});
