import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CRITERIA, rateOfRoom, roomOf, roomQuote, SEEFELD } from '#tests/support/hotel-booking-examples.ts';
import {
  type AnsweringServer,
  answerManually,
  type ManualAnswer,
  problem,
} from '#tests/support/manual-answers.ts';
import { priceRate } from '../hotel-booking/price-rate.ts';
import { sendRequest } from './send-request.ts';

const CHECK = '/api/booking/hotel/check';
const DETAILS = '/api/booking/hotel/details';
const { signal } = new AbortController();

let server: AnsweringServer;

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const priced = (amount: number): ManualAnswer => ({ status: 200, body: roomQuote(amount) });

beforeEach(async () => {
  server = await answerManually();
});

afterEach(() => server.close());

describe('a repriced rate', () => {
  const input = {
    criteria: CRITERIA,
    result: SEEFELD,
    offer: rateOfRoom({ offer: 'old' }),
    extras: null,
    changes: null,
  };
  const option = (offer: string, more = {}) => ({ offer, room: roomOf(more) });

  it('is compared with the verdict and the price that were shown', async () => {
    server.answers = { [CHECK]: [priced(38_000)] };
    expect(await priceRate(server.api, input, signal)).toEqual({
      type: 'cheaper',
      priced: roomQuote(38_000),
    });
    expect(server.asked).toEqual([`${CHECK} old`]);
  });

  it('is searched for among the rates of the hotel when its reference has expired', async () => {
    const options = [option('breakfast', { breakfastIncluded: true }), option('new', { roomsLeft: 1 })];
    server.answers = {
      [CHECK]: [problem(410, 'offer_expired'), priced(50_000)],
      [DETAILS]: [{ status: 200, body: { options } }],
    };
    expect(await priceRate(server.api, input, signal)).toEqual({
      type: 'dearer',
      priced: roomQuote(50_000),
    });
    expect(server.asked).toEqual([`${CHECK} old`, DETAILS, `${CHECK} new`]);
  });

  it('is compared with the price that was shown, not with the one under its new reference', async () => {
    const risen = {
      ...roomQuote(45_000),
      change: { ...roomQuote().change, after: chf(45_000), before: chf(45_000) },
    };
    server.answers = {
      [CHECK]: [problem(410, 'offer_expired'), { status: 200, body: risen }],
      [DETAILS]: [{ status: 200, body: { options: [option('new')] } }],
    };
    const change = { kind: 'dearer', before: chf(40_000), after: chf(45_000), withinTolerance: false };
    expect(await priceRate(server.api, input, signal)).toEqual({
      type: 'dearer',
      priced: { ...risen, change },
    });
  });

  it('is not offered any more when it is no longer among them', async () => {
    server.answers = {
      [CHECK]: [problem(410, 'offer_expired')],
      [DETAILS]: [{ status: 200, body: { options: [option('suite', { roomType: 'suite' })] } }],
    };
    expect(await priceRate(server.api, input, signal)).toEqual({ type: 'expired' });
  });

  it('is no longer offered when the policy now hides it', async () => {
    server.answers = { [CHECK]: [problem(422, 'offer_invalid')] };
    expect(await priceRate(server.api, input, signal)).toEqual({ type: 'expired' });
  });

  it('fails when the supplier does not answer', async () => {
    server.answers = { [CHECK]: [problem(503, 'unavailable')] };
    await expect(priceRate(server.api, input, signal)).rejects.toThrow();
  });
});

describe('an order', () => {
  const TRIPS = '/api/trips';
  const request = {
    travelers: ['anna'],
    parts: [{ kind: 'hotel' as const, offer: 'o' }],
    bookingInfo: { purpose: 'training', referenceFieldValues: {} },
    levels: [],
  };
  const order = { key: 'key-of-order', request };

  it('becomes a trip', async () => {
    const trip = { _id: 'trip', status: 'approved', parts: [{ status: 'confirming' }], events: [] };
    server.answers = { [TRIPS]: [{ status: 201, body: trip }] };
    const createdTrip = { _id: 'trip', status: 'approved', parts: ['confirming'] };
    expect(await sendRequest(server.api, order)).toEqual({ type: 'created', trip: createdTrip });
  });

  it.each([
    [409, 'offer_sold_out'],
    [410, 'offer_expired'],
    [409, 'price_changed'],
    [422, 'reason_missing'],
    [403, 'forbidden'],
  ])('is refused with a %i for %s', async (status, code) => {
    server.answers = { [TRIPS]: [problem(status, code)] };
    expect(await sendRequest(server.api, order)).toEqual({ type: 'refused', code });
  });

  it.each<[string[], number[] | undefined]>([
    [['/body/parts/1'], [1]],
    [
      ['/body/parts/12', '/body/parts/2'],
      [2, 12],
    ],
    [['/body/parts/0/seats/1', '/body/parts/0/bags/0'], [0]],
    [['/body/bookingInfo/reason', '/body/parts'], undefined],
  ])('that is refused for %j is so for the parts %j', async (paths, parts) => {
    const { status, body } = problem(409, 'offer_sold_out');
    const errors = paths.map((path) => ({ path, code: 'sold_out' }));
    server.answers = { [TRIPS]: [{ status, body: Object.assign({ errors }, body) }] };
    expect(await sendRequest(server.api, order)).toEqual({
      type: 'refused',
      code: 'offer_sold_out',
      parts,
    });
  });

  it('is refused with the earlier order of the same offer', async () => {
    const pending = { by: { userId: 'lena', firstName: 'Lena', lastName: 'Huber' }, tripId: 'other-trip' };
    const { status, body } = problem(409, 'order_pending');
    server.answers = { [TRIPS]: [{ status, body: Object.assign({ pending }, body) }] };
    expect(await sendRequest(server.api, order)).toEqual({ type: 'refused', code: 'order_pending', pending });
  });

  it.each<[string, ManualAnswer]>([
    ['the connection breaks', { status: 0 }],
    ['something in between answers', { status: 502, body: 'Bad gateway' }],
    ['the server does not know', problem(503, 'unavailable')],
    ['the server fails', problem(500, 'internal')],
    ['the session has ended', problem(401, 'unauthenticated')],
    ['the same order is being made', problem(409, 'conflict')],
    ['the trip that takes the parts is busy', problem(409, 'trip_busy')],
  ])('is unclear when %s', async (_, answer) => {
    server.answers = { [TRIPS]: [answer] };
    expect(await sendRequest(server.api, order)).toEqual({ type: 'unclear' });
  });
});
