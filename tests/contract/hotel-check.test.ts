import { beforeAll, describe, expect, test } from 'vitest';
import type { HotelCheckAnswer, HotelDetailsAnswer, HotelPolicy } from '#domain/contract.ts';
import { withOffset } from '#domain/local-time.ts';
import { addMoney } from '#domain/money.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { call, refusal } from './support/call.ts';
import { detailsBody, hotelsOf, stayBody } from './support/hotels.ts';
import { insertTravelerUnder } from './support/policies.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

type RateQuote = Extract<HotelCheckAnswer, { outcome: 'priced' }>;

const ORDINARY = 'practice-8';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });
let companyId: string;
let traveler: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
});

async function post(operation: 'search' | 'details' | 'check', body: object, as = traveler) {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, { method: 'POST', url: `/api/booking/hotel/${operation}`, token, body });
}

async function details(propertyId: string, as = traveler, more: object = {}): Promise<HotelDetailsAnswer> {
  const answer = await post('details', detailsBody([as.companyUserId], propertyId, more), as);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as HotelDetailsAnswer; // the contract has checked it
}

/** The first rate of a hotel, as its page shows it. */
async function optionOf(propertyId: string, as = traveler) {
  const [option = expect.fail('No room is free')] = (await details(propertyId, as)).options;
  return option;
}

const check = (offer: string, as = traveler) => post('check', { travelers: [as.companyUserId], offer }, as);

async function priced(offer: string, as = traveler): Promise<RateQuote> {
  const { body } = await check(offer, as);
  expect(body).toMatchObject({ outcome: 'priced' });
  return body as RateQuote;
}

describe('the details of a hotel', () => {
  test('show everything that can be had there, the cheapest first', async () => {
    const found = await details(ORDINARY);
    expect(found).toMatchObject({
      property: { propertyId: ORDINARY, name: 'The Only Room', zone: 'Europe/Zurich' },
      nights: 2,
      rooms: 1,
      currency: 'CHF',
      hiddenByPolicy: 0,
    });
    const { options, pictures } = found;
    expect(pictures[0]).toEqual({ path: `/images/hotels/${ORDINARY}/house.svg`, shows: 'house' });
    const prices = options.map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(new Set(options.map(({ room }) => room.source))).toEqual(new Set(['100', '110', '112', '113']));
    for (const { room, price, perNight } of options) {
      expect(perNight.amount).toBe(Math.round(price.amount / 2));
      expect(room.refundable).toBe(room.deadlines.length > 0);
      expect(room.freeUntil).toBe(room.deadlines[0]?.at);
      expect(room.prepaid || room.source !== '112').toBe(true);
    }
  });

  test('have the rates of the search, and more', async () => {
    const { body } = await post('search', stayBody([traveler.companyUserId]));
    const hotel = hotelsOf(body).find(({ propertyId }) => propertyId === ORDINARY);
    const { options } = await details(ORDINARY);
    const offers = (prices: { price: { amount: number } }[]) => prices.map(({ price }) => price.amount);
    expect(offers(options)).toEqual(expect.arrayContaining(offers(hotel?.rates ?? [])));
    expect(options.length).toBeGreaterThan(hotel?.rates.length ?? 0);
  });

  test('are for all rooms, with the travelers spread over them', async () => {
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const travelers = [traveler.companyUserId, arranger.companyUserId];
    const ask = async (rooms: number) =>
      (await post('details', { ...detailsBody(travelers, 'practice-1'), rooms }, arranger))
        .body as HotelDetailsAnswer;
    const [one, two] = [await ask(1), await ask(2)];
    for (const { room } of one.options) expect(room.highestOccupancy).toBeGreaterThanOrEqual(2);
    for (const { price, perNight } of two.options) expect(perNight.amount).toBe(Math.round(price.amount / 4));
    const answer = await post('check', { travelers, offer: two.options[0]?.offer }, arranger);
    expect(answer.body).toMatchObject({ outcome: 'priced', nights: 2, rooms: 2 });
  });

  test('of an unknown hotel are not found', async () => {
    const answer = await post('details', detailsBody([traveler.companyUserId], 'practice-99'));
    expect(refusal(answer)).toEqual({ status: 404, code: 'not_found' });
  });
});

describe('checking a rate', () => {
  test('comes with the time by which it ends, as does all that leads to it', async () => {
    const travelers = [traveler.companyUserId];
    const { offer } = await optionOf(ORDINARY);
    const answers = await Promise.all([
      post('search', stayBody(travelers)),
      post('details', detailsBody(travelers, ORDINARY)),
      check(offer),
    ]);
    const companyTime = withOffset(opened.clock.now(), 'Europe/Zurich');
    for (const { headers } of answers) expect(headers['x-company-time']).toBe(companyTime);
  });

  test('returns its full terms, at the price of the search', async () => {
    const { offer, price, room, companyPrice } = await optionOf(ORDINARY);
    const answer = await priced(offer);
    expect(answer).toMatchObject({ property: { propertyId: ORDINARY }, nights: 2, rooms: 1, room });
    expect(answer.total).toEqual({ asked: price, converted: companyPrice });
    expect(answer.change).toEqual({ kind: 'same', before: price, after: price, withinTolerance: true });
    const booked = answer.lines.filter(({ onSite }) => !onSite).map(({ amount }) => amount);
    expect(booked.reduce(addMoney)).toEqual(price);
    expect(answer.conditions).not.toEqual([]);
    expect(answer.verdict).toMatchObject({ action: 'allow', inPolicy: true });
  });

  test('gives a reference that can be checked again', async () => {
    const { offer } = await optionOf(ORDINARY);
    const fresh = await priced(offer);
    expect((await priced(fresh.offer)).change.kind).toBe('same');
  });

  test.each([
    ['practice-1', 'dearer', false],
    ['practice-2', 'dearer', true],
    ['practice-3', 'cheaper', true],
  ])('of %s says that it is %s; within the tolerance: %s', async (hotel, kind, withinTolerance) => {
    const { offer, price } = await optionOf(hotel);
    const { change, total, offer: fresh } = await priced(offer);
    expect(change).toEqual({ kind, before: price, after: total.asked, withinTolerance });
    // A rise that is not asked about leaves the base of the tolerance as it was.
    const base = kind === 'dearer' && withinTolerance ? price : total.asked;
    expect((await priced(fresh)).change.before).toEqual(base);
  });

  test.each([
    ['practice-4', 'soldOut'],
    ['practice-6', 'expired'],
  ])('of %s says that it is gone: %s', async (hotel, outcome) => {
    expect((await check((await optionOf(hotel)).offer)).body).toEqual({ outcome });
  });

  test('of a rate that its supplier declines says that it is not offered any more', async () => {
    const { offer } = await optionOf(ORDINARY);
    suppliers.next('price', { outcome: 'declined', reason: 'refused' });
    expect((await check(offer)).body).toEqual({ outcome: 'expired' });
  });

  test('refuses rates that are forged, expired, of another kind or made for someone else', async () => {
    const { offer } = await optionOf(ORDINARY);
    const invalid = { status: 422, code: 'offer_invalid' };
    const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
    const foreign = await insertCompany(opened.db, { name: 'Foreign' });
    const stranger = await insertMember(opened.db, { companyId: foreign, role: 'traveler' });
    expect(refusal(await check(`${offer.slice(0, -1)}${offer.endsWith('A') ? 'B' : 'A'}`))).toEqual(invalid);
    expect(refusal(await check(offer, colleague))).toEqual(invalid);
    expect(refusal(await check(offer, stranger))).toEqual(invalid);
    const body = { travelers: [traveler.companyUserId], offer };
    const { token } = await openSession(opened.deps, traveler);
    const asCar = await call(opened.app, { method: 'POST', url: '/api/booking/car/check', token, body });
    expect(refusal(asCar)).toEqual(invalid);
    opened.clock.advance(31 * 60_000);
    expect(refusal(await check(offer))).toEqual({ status: 410, code: 'offer_expired' });
  });
});

describe('a policy', () => {
  const francs = (units: number) => ({ amount: units * 100, currency: 'CHF' });
  const under = (hotel: Partial<HotelPolicy>) => insertTravelerUnder(opened.db, companyId, { hotel });

  test('hides rates of a hotel, and counts them', async () => {
    const all = await details(ORDINARY);
    const strict = await details(ORDINARY, await under({ allowNonRefundable: false }));
    expect(strict.options.every(({ room }) => room.refundable)).toBe(true);
    expect(strict.hiddenByPolicy).toBeGreaterThan(0);
    expect(strict.options.length + strict.hiddenByPolicy).toBe(all.options.length);
  });

  test('is explained rule by rule, by the price of a night', async () => {
    const member = await under({ highestPrice: francs(1), highestPriceAction: 'approve' });
    const { offer, perNight } = await optionOf(ORDINARY, member);
    const { verdict } = await priced(offer, member);
    expect(verdict).toMatchObject({ action: 'approve', levels: [1], inPolicy: false });
    expect(verdict.travelers[0]?.rules).toContainEqual({
      rule: 'hotel.highestPrice',
      result: 'broken',
      action: 'approve',
      limit: francs(1),
      actual: { asked: perNight, converted: perNight },
    });
  });

  test('that hides a rate makes it not found', async () => {
    const member = await under({ excludedRoomTypes: [] });
    const { offer } = await optionOf(ORDINARY, member);
    const hotel = JSON.stringify({
      allowNonRefundable: true,
      excludedRoomTypes: ['single', 'twin', 'double'],
    });
    await opened.db
      .updateTable('travel_policies')
      .set({ hotel })
      .where('company_id', '=', companyId)
      .execute();
    expect(refusal(await check(offer, member))).toEqual({ status: 422, code: 'offer_invalid' });
  });
});

describe('the pictures of a hotel', () => {
  test('are drawings that anyone may cache', async () => {
    const { pictures } = await details(ORDINARY);
    for (const { path } of pictures) {
      const { status, headers, body } = await call(opened.app, { url: path });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=86400',
      });
      expect(String(body)).toMatch(/^<svg /);
    }
  });

  test.each([
    ['/images/hotels/practice-99/house.svg', 404, 'not_found'],
    ['/images/hotels/practice-1/pool.svg', 404, 'not_found'],
    ['/images/hotels/practice-1/cellar.svg', 422, 'validation_failed'],
    ['/images/hotels/..%2F..%2Fsecret/house.svg', 422, 'validation_failed'],
  ])('%s is refused with %i', async (url, status, code) => {
    expect(refusal(await call(opened.app, { url }))).toEqual({ status, code });
  });
});
