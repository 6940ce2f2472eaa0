import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CarCheckAnswer, CarSearchRequest, Trip } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { carsOf, rentalBody } from './support/cars.ts';
import {
  bookingsAtDesk,
  createdTrip,
  getTrip,
  HOTELS,
  offerOf,
  orderBody,
  sendOrder,
} from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let me: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
});

/** The reference of the first car of a place with free cancellation, at its current price. */
async function carOffer(code: string, travelers = [me.companyUserId], more: Partial<CarSearchRequest> = {}) {
  const { token } = await openSession(opened.deps, me);
  const post = (path: string, body: object) =>
    call(opened.app, { method: 'POST', url: `/api/booking/car/${path}`, token, body });
  const car = carsOf((await post('search', rentalBody(travelers, code, more))).body).find(
    (one) => one.car.refundable,
  );
  if (!car) return expect.fail(`No car at ${code}`);
  const checked = (await post('check', { travelers, offer: car.offer })).body as CarCheckAnswer;
  return checked.outcome === 'priced' ? checked.offer : car.offer;
}

async function check(named: Partial<Record<'offer' | 'carRateKey', string>>) {
  const { token } = await openSession(opened.deps, me);
  const body = { travelers: [me.companyUserId], ...named };
  return await call(opened.app, { method: 'POST', url: '/api/booking/car/check', token, body });
}

async function quoteOf(named: Parameters<typeof check>[0]) {
  const answer = (await check(named)).body as CarCheckAnswer; // the contract has checked it
  return answer.outcome === 'priced' ? answer : expect.fail(answer.outcome);
}

const order = (offer: string) => orderBody(me, '', { parts: [{ kind: 'car', offer }] });
const booked = async (trip: Trip) => {
  await opened.workOff(3);
  return await getTrip(opened, me, trip._id);
};

describe('a rental car as a trip', () => {
  test('is checked by the key of its rate, which its quote repeats', async () => {
    const { offer, carRateKey } = await quoteOf({ carRateKey: await carOffer('ZRH') });
    expect(carRateKey).toBe(offer);
    expect(await quoteOf({ offer, carRateKey })).toMatchObject({ car: { refundable: true } });
  });

  test('is ordered by the key of its rate, alone, after other parts, or as the car among them', async () => {
    const carRateKey = await carOffer('ZRH');
    const { pickUp, car } = await quoteOf({ carRateKey });
    const alone = await sendOrder(opened, me, { ...orderBody(me, '', { parts: [] }), carRateKey });
    expect(createdTrip(alone).parts).toMatchObject([
      { kind: 'car', pickUp: { stationId: pickUp.stationId }, car: { model: car.model } },
    ]);
    const stay = orderBody(me, await offerOf(opened, me, HOTELS.falling));
    const both = await sendOrder(opened, me, { ...stay, carRateKey: await carOffer('GVA') });
    expect(createdTrip(both).parts.map(({ kind }) => kind)).toEqual(['hotel', 'car']);
    const inBasel = await carOffer('BSL');
    const named = await sendOrder(opened, me, { ...order(inBasel), carRateKey: inBasel });
    expect(createdTrip(named).parts.map(({ kind }) => kind)).toEqual(['car']);
  });

  test('has to be named to be checked, by one name or by two that agree', async () => {
    const nothing = await check({});
    expect(refusal(nothing)).toEqual({ status: 422, code: 'validation_failed' });
    expect(nothing.body).toMatchObject({ errors: [{ path: '/body/offer' }] });
    const two = await check({ offer: await carOffer('ZRH'), carRateKey: await carOffer('GVA') });
    expect(refusal(two)).toEqual({ status: 422, code: 'validation_failed' });
    expect(two.body).toMatchObject({ errors: [{ path: '/body/carRateKey' }] });
  });

  test('is not ordered by a key that contradicts the parts, nor is nothing', async () => {
    const two = await sendOrder(opened, me, {
      ...order(await carOffer('ZRH')),
      carRateKey: await carOffer('GVA'),
    });
    expect(refusal(two)).toEqual({ status: 422, code: 'validation_failed' });
    expect(two.body).toMatchObject({ errors: [{ path: '/body/carRateKey' }] });
    const nothing = await sendOrder(opened, me, orderBody(me, '', { parts: [] }));
    expect(refusal(nothing)).toEqual({ status: 422, code: 'validation_failed' });
    expect(nothing.body).toMatchObject({ errors: [{ path: '/body/parts' }] });
    const trips = opened.db.selectFrom('trips').select('id').where('created_by_user_id', '=', me.userId);
    expect(await trips.execute()).toEqual([]);
  });

  test('is held, booked and shown with all data for the counter', async () => {
    const created = createdTrip(
      await sendOrder(opened, me, order(await carOffer('ZRH', undefined, { dropOff: { code: 'GVA' } }))),
    );
    const trip = await booked(created);
    expect(trip).toMatchObject({ status: 'complete', title: expect.stringMatching(/^Zurich and Geneva, /) });
    const [part] = trip.parts;
    if (part?.kind !== 'car') return expect.fail('The part is no car');
    expect(part).toMatchObject({
      status: 'confirmed',
      travelers: [me.companyUserId],
      locator: expect.any(String),
      pickUpAt: `${part.startsOn}T08:00`,
      dropOffAt: `${part.endsOn}T18:00`,
      pickUp: { zone: 'Europe/Zurich' },
      car: { oneWayFee: { currency: 'CHF' }, deposit: { currency: 'CHF' } },
    });
    expect(part.beginsAt).toMatch(/T0[67]:00:00.000Z$/);
    expect(part.dropOff.stationId).not.toBe(part.pickUp.stationId);
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([
      { status: 'confirmed', price: trip.total.asked.amount },
    ]);
  });

  test('appears in the mails and in the calendar', async () => {
    const trip = await booked(createdTrip(await sendOrder(opened, me, order(await carOffer('ZRH')))));
    const { token } = await openSession(opened.deps, me);
    const file = await call(opened.app, { url: `/api/trips/${trip._id}/calendar.ics`, token });
    expect(String(file.body)).toContain('SUMMARY:Rental car');
    expect(String(file.body)).toContain('STATUS:CONFIRMED');
  });

  test('is cancelled for free before the deadline', async () => {
    const trip = await booked(createdTrip(await sendOrder(opened, me, order(await carOffer('ZRH')))));
    const { token } = await openSession(opened.deps, me);
    const quote = await call(opened.app, { url: `/api/trips/${trip._id}/cancellation`, token });
    expect(quote.body).toMatchObject({ parts: [{ outcome: 'quoted', penalty: { amount: 0 } }] });
  });

  test.each([
    ['KRN', 'offer_sold_out'],
    ['KSD', 'offer_expired'],
    ['VXO', 'price_changed'],
  ])('at %s is refused: %s', async (code, problem) => {
    const { token } = await openSession(opened.deps, me);
    const body = rentalBody([me.companyUserId], code);
    const found = await call(opened.app, { method: 'POST', url: '/api/booking/car/search', token, body });
    const answer = await sendOrder(opened, me, order(carsOf(found.body)[0]?.offer ?? ''));
    expect(refusal(answer).code).toBe(problem);
  });

  test('that the vendor declines is not booked, and costs nothing', async () => {
    const trip = await booked(createdTrip(await sendOrder(opened, me, order(await carOffer('VBY')))));
    expect(trip).toMatchObject({ status: 'cancelled', end: 'failed' });
    expect(trip.parts).toMatchObject([{ status: 'failed', failure: 'declined' }]);
    expect(await bookingsAtDesk(opened, trip)).not.toContainEqual(
      expect.objectContaining({ status: 'confirmed' }),
    );
  });

  test('whose answer was lost is found again', async () => {
    const trip = await booked(createdTrip(await sendOrder(opened, me, order(await carOffer('AGH')))));
    expect(await bookingsAtDesk(opened, trip)).toHaveLength(1);
  });
});

describe('a trip of several parts', () => {
  test('books a car for one and a room for two, each for its own travelers', async () => {
    const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
    const both = [me.companyUserId, colleague.companyUserId];
    const room = await offerOf(opened, me, 'practice-2', { travelers: both });
    const body = orderBody(me, '', {
      travelers: both,
      parts: [
        { kind: 'hotel', offer: room },
        { kind: 'car', offer: await carOffer('ZRH'), travelers: [me.companyUserId] },
      ],
    });
    const trip = await booked(createdTrip(await sendOrder(opened, me, body)));
    expect(trip.parts.map(({ kind, travelers }) => [kind, travelers])).toEqual([
      ['hotel', both],
      ['car', [me.companyUserId]],
    ]);
    const prices = trip.parts.map(({ price }) => price.asked.amount);
    expect(trip.total.asked.amount).toBe(prices.reduce((sum, price) => sum + price));
  });

  test('refuses an offer made for others, and travelers who are not on the trip', async () => {
    const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
    const offer = await carOffer('ZRH');
    const both = [me.companyUserId, colleague.companyUserId];
    const parts = (travelers: string[]) => [{ kind: 'car' as const, offer, travelers }];
    const send = (travelers: string[], forPart: string[]) =>
      sendOrder(opened, me, orderBody(me, '', { travelers, parts: parts(forPart) }));
    expect(refusal(await send(both, both)).code).toBe('offer_invalid');
    expect(refusal(await send([me.companyUserId], both)).code).toBe('validation_failed');
    expect(refusal(await send(both, [me.companyUserId, me.companyUserId])).code).toBe('travelers_repeated');
  });
});
