import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/contract.ts';
import { STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { changeOf, part, quoteOf } from '#tests/support/charts/review-examples.ts';
import { roomQuote } from '#tests/support/hotel-booking-examples.ts';
import { type AnsweringServer, answerManually, problem } from '#tests/support/manual-answers.ts';
import { requestQuote } from './request-quote.ts';
import { sendRequest } from './send-request.ts';

const { tripId, partId } = CHANGED_STAY;
const CHANGE = `/api/trips/${tripId}/parts/${partId}/change`;
const QUOTE = `${CHANGE}/quote`;
const TRIP_PATH = `/api/trips/${tripId}`;
const CHECK = '/api/booking/hotel/check';
const { signal } = new AbortController();

const booked = { ...STAY, _id: partId };
const trip = (version: number) => ({ status: 200, body: { ...TRIP, version, parts: [booked] } });
const quote = { status: 200, body: quoteOf() };

let server: AnsweringServer;

beforeEach(async () => {
  server = await answerManually();
});
afterEach(() => server.close());

const ask = (expired = false) =>
  requestQuote(server.api, { changes: CHANGED_STAY, part: part(), expired }, signal);

describe('the question what a change costs', () => {
  it('is answered with the booked part', async () => {
    server.answers = { [QUOTE]: [quote], [TRIP_PATH]: [trip(quoteOf().version)] };
    expect(await ask()).toEqual({ type: 'offered', offered: { quote: quoteOf(), booked, part: part() } });
  });

  it('has no answer when the trip has changed since, or the server does not respond', async () => {
    server.answers = { [QUOTE]: [quote], [TRIP_PATH]: [trip(quoteOf().version + 1)] };
    await expect(ask()).rejects.toThrow();
    server.answers = { [QUOTE]: [{ status: 0 }] };
    await expect(ask()).rejects.toThrow();
  });

  it.each<ErrorCode>(['not_changeable', 'trip_busy', 'offer_sold_out'])('is refused: %s', async (code) => {
    server.answers = { [QUOTE]: [problem(422, code)] };
    expect(await ask()).toEqual({ type: 'refused', code });
  });

  it.each([
    ['when its reference has expired', false, [problem(410, 'offer_expired'), quote]],
    ['when its price has', true, [quote]],
  ])('is asked for the offer at its price by now %s', async (_, expired, quotes) => {
    const now = roomQuote(45_000, { offer: 'now' });
    server.answers = {
      [QUOTE]: quotes,
      [TRIP_PATH]: [trip(quoteOf().version)],
      [CHECK]: [{ status: 200, body: now }],
    };
    expect(await ask(expired)).toMatchObject({ type: 'offered', offered: { part: { priced: now } } });
  });

  it("reports an unavailable offer where it can't be repriced", async () => {
    server.answers = { [CHECK]: [{ status: 200, body: { outcome: 'soldOut' } }] };
    expect(await ask(true)).toEqual({ type: 'refused', code: 'offer_sold_out' });
    server.answers = { [CHECK]: [problem(410, 'offer_invalid')] };
    expect(await ask(true)).toEqual({ type: 'refused', code: 'offer_invalid' });
  });

  it('says why its price is refused, and has no answer when the server does not respond', async () => {
    server.answers = { [CHECK]: [problem(422, 'traveler_inactive')] };
    expect(await ask(true)).toEqual({ type: 'refused', code: 'traveler_inactive' });
    server.answers = { [CHECK]: [{ status: 0 }] };
    await expect(ask(true)).rejects.toThrow();
  });
});

describe('a change that is sent', () => {
  const send = () =>
    sendRequest(server.api, { key: 'key-12345', request: changeOf(), changes: CHANGED_STAY });
  const changed = (change: object) => ({
    status: 200,
    body: {
      ...TRIP,
      changes: [
        { partId: 'another', approval: {} },
        { partId, ...change },
      ],
    },
  });

  it('waits for an approval, or is in progress', async () => {
    server.answers = { [CHANGE]: [changed({ approval: { level: 1 } })] };
    expect(await send()).toEqual({ type: 'taken', change: 'requested' });
    server.answers = { [CHANGE]: [changed({})] };
    expect(await send()).toEqual({ type: 'taken', change: 'placed' });
  });

  it.each<[number, ErrorCode]>([
    [422, 'offer_sold_out'],
    [422, 'price_changed'],
    [422, 'trip_busy'],
  ])('is refused: %i %s', async (status, code) => {
    server.answers = { [CHANGE]: [problem(status, code)] };
    expect(await send()).toEqual({ type: 'refused', code });
  });

  it.each([
    ['a broken connection', { status: 0 }],
    ['a server that fails', problem(500, 'internal')],
    ['a session that has ended', problem(401, 'unauthenticated')],
    ['a conflict', problem(409, 'conflict')],
    ['too many calls', problem(429, 'too_many_requests')],
  ])('is not clear after %s', async (_, answer) => {
    server.answers = { [CHANGE]: [answer] };
    expect(await send()).toEqual({ type: 'unclear' });
  });
});
