import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import {
  BACK_LX,
  CRITERIA,
  FLEX,
  fareQuote,
  flightLine,
  OFFERED,
  OUT_LX,
} from '#tests/support/flight-booking-examples.ts';
import { type AnsweringServer, answerManually, problem, SEARCH_END } from '#tests/support/manual-answers.ts';
import { judgeExtras, listExtras } from './list-extras.ts';

const SEATS = '/api/booking/flight/seats';
const SEARCH = '/api/booking/flight/search';
const { signal } = new AbortController();
const line = flightLine('network', [
  { legs: [OUT_LX, BACK_LX], fares: [{ price: 800 }, { price: 900, family: FLEX }] },
]);
const light = line.itineraries[0]?.fares[0]?.offer ?? '';
const accepted = fareQuote(160_000, { offer: 'old' });
const BAG = {
  leg: 0,
  traveler: 'anna',
  kind: 'checked' as const,
  quantity: 1,
  price: { amount: 7_000, currency: 'CHF' },
};

let server: AnsweringServer;

beforeEach(async () => {
  server = await answerManually();
});
afterEach(() => server.close());

const list = () => listExtras(server.api, { criteria: CRITERIA, accepted, changes: null }, signal);

describe('the verdict of a fare with extras', () => {
  const SELECT = '/api/booking/flight/select';
  const extras = { ...NO_EXTRAS, bags: [BAG] };
  const judge = () =>
    judgeExtras(server.api, { criteria: CRITERIA, accepted, changes: null, extras }, signal);

  it('is that of the fare priced with them', async () => {
    const priced = fareQuote(167_000);
    server.answers = { [SELECT]: [{ status: 200, body: priced }] };
    expect(await judge()).toEqual(priced.verdict);
  });

  it('is unknown while one of them can not be had at its price', async () => {
    server.answers = {
      [SELECT]: [
        {
          status: 200,
          body: { outcome: 'extrasChanged', extras: [{ kind: 'bag', index: 0, change: 'gone' }] },
        },
      ],
    };
    expect(await judge()).toBeNull();
  });
});

describe('the seats and bags of a fare', () => {
  it('are those of its reference', async () => {
    server.answers = { [SEATS]: [{ status: 200, body: OFFERED }] };
    expect(await list()).toEqual(OFFERED);
    expect(server.asked).toEqual([`${SEATS} old`]);
  });

  it('are found under a new reference when the old one has expired', async () => {
    server.answers = {
      [SEATS]: [problem(410, 'offer_expired'), { status: 200, body: OFFERED }],
      [SEARCH]: [{ status: 200, lines: [line, SEARCH_END] }],
    };
    expect(await list()).toEqual(OFFERED);
    expect(server.asked).toEqual([`${SEATS} old`, SEARCH, `${SEATS} ${light}`]);
  });

  it('are unavailable when the fare is', async () => {
    server.answers = { [SEATS]: [{ status: 200, body: { outcome: 'soldOut' } }] };
    expect(await list()).toEqual({ outcome: 'soldOut' });
    server.answers = { [SEATS]: [problem(410, 'offer_invalid')] };
    expect(await list()).toEqual({ outcome: 'expired' });
    server.answers = {
      [SEATS]: [problem(410, 'offer_expired')],
      [SEARCH]: [{ status: 200, lines: [flightLine('network', []), SEARCH_END] }],
    };
    expect(await list()).toEqual({ outcome: 'expired' });
  });
});
