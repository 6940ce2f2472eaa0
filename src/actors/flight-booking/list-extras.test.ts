import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
import { listExtras } from './list-extras.ts';

const SEATS = '/api/booking/flight/seats';
const SEARCH = '/api/booking/flight/search';
const { signal } = new AbortController();
const line = flightLine('network', [
  { legs: [OUT_LX, BACK_LX], fares: [{ price: 800 }, { price: 900, family: FLEX }] },
]);
const light = line.itineraries[0]?.fares[0]?.offer ?? '';
const agreed = fareQuote(160_000, { offer: 'old' });

let server: AnsweringServer;

beforeEach(async () => {
  server = await answerManually();
});
afterEach(() => server.close());

const list = () => listExtras(server.api, { criteria: CRITERIA, agreed, changes: null }, signal);

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
    expect(await list()).toEqual({ outcome: 'soldOut' });
  });
});
