import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChosenExtras, NO_EXTRAS } from '#domain/flight-booking/chosen-extras.ts';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import { type AnsweringServer, answerByHand, problem } from '#tests/support/answers-by-hand.ts';
import {
  BACK_LX,
  CRITERIA,
  chosenFare,
  FLEX,
  flightLine,
  francs,
  OFFERED,
  OUT_LX,
  pricedFare,
} from '#tests/support/flight-booking-examples.ts';
import { priceFare } from './price-fare.ts';

const SELECT = '/api/booking/flight/select';
const SEATS = '/api/booking/flight/seats';
const SEARCH = '/api/booking/flight/search';
const { signal } = new AbortController();
const END = {
  type: 'end',
  results: 1,
  offers: 1,
  hiddenByPolicy: 0,
  hiddenOffers: 0,
  filteredOut: 0,
  sources: [],
};

const WANTED: ChosenExtras = {
  ...NO_EXTRAS,
  seats: [
    { segment: 0, traveler: 'anna', seat: '11A', price: francs(16) },
    { segment: 0, traveler: 'beat', seat: '11B', price: francs(16) },
  ],
};

let server: AnsweringServer;

beforeEach(async () => {
  server = await answerByHand();
});
afterEach(() => server.close());

/** As the server answers it: the change is of the price for one traveller. */
function answered(each: number) {
  const { extrasTotal: _, ...priced } = pricedFare(each * 200);
  return {
    status: 200,
    body: { ...priced, change: priceChange(francs(800), francs(each), DEFAULT_LIMITS) },
  };
}

const price = (extras: ChosenExtras | null = null) =>
  priceFare(
    server.api,
    { criteria: CRITERIA, result: { id: 'lx', name: 'LX 14' }, offer: chosenFare({ offer: 'old' }), extras },
    signal,
  );

describe('a fare that is priced again', () => {
  it('is held against what was seen, for all travellers', async () => {
    server.answers = { [SELECT]: [answered(810)] };
    expect(await price()).toMatchObject({
      type: 'dearerWithinTolerance',
      priced: { change: { before: francs(1_600), after: francs(1_620) }, extrasTotal: null },
    });
    expect(server.asked).toEqual([`${SELECT} old`]);
  });

  it('is priced with its seats, as they are under the new reference', async () => {
    server.answers = { [SELECT]: [answered(800)], [SEATS]: [{ status: 200, body: OFFERED }] };
    const free = { ...WANTED, seats: WANTED.seats.slice(0, 1) };
    expect(await price(free)).toMatchObject({
      type: 'same',
      priced: { total: { asked: francs(1_616) }, extrasTotal: francs(16) },
    });
    expect(server.asked).toEqual([`${SELECT} old`, `${SEATS} flight~lx14.lx15.light~160000`]);
  });

  it('goes on without a seat that others have taken', async () => {
    server.answers = { [SELECT]: [answered(800)], [SEATS]: [{ status: 200, body: OFFERED }] };
    expect(await price(WANTED)).toMatchObject({
      type: 'extrasGone',
      extras: { seats: [{ seat: '11A', traveler: 'anna' }] },
      priced: { total: { asked: francs(1_616) } },
    });
  });

  it('asks for no seats when none are wanted', async () => {
    server.answers = { [SELECT]: [answered(800)] };
    expect(await price(NO_EXTRAS)).toMatchObject({ type: 'same' });
    expect(server.asked).toHaveLength(1);
  });

  it('may be gone, before or after its price is known', async () => {
    server.answers = { [SELECT]: [{ status: 200, body: { outcome: 'soldOut' } }] };
    expect(await price(WANTED)).toEqual({ type: 'soldOut' });
    server.answers = {
      [SELECT]: [answered(800)],
      [SEATS]: [{ status: 200, body: { outcome: 'expired' } }],
    };
    expect(await price(WANTED)).toEqual({ type: 'expired' });
  });
});

describe('a fare whose reference has ended', () => {
  const line = flightLine('network', [
    { legs: [OUT_LX, BACK_LX], fares: [{ price: 800 }, { price: 900, family: FLEX }] },
  ]);
  const light = line.itineraries[0]?.fares[0]?.offer ?? '';

  it('is found by its flights, its family and its classes, and compared with what was seen', async () => {
    server.answers = {
      [SELECT]: [problem(410, 'offer_expired'), answered(900)],
      [SEARCH]: [{ status: 200, lines: [line, END] }],
    };
    expect(await price()).toMatchObject({
      type: 'dearer',
      priced: { change: { before: francs(1_600), after: francs(1_800), withinTolerance: false } },
    });
    expect(server.asked).toEqual([`${SELECT} old`, SEARCH, `${SELECT} ${light}`]);
  });

  it('is sold out when every source has answered without it', async () => {
    const others = flightLine('network', [
      {
        legs: [OUT_LX, BACK_LX],
        fares: [
          { price: 900, family: FLEX },
          { price: 2_000, serviceClass: 'C' },
        ],
      },
    ]);
    server.answers = {
      [SELECT]: [problem(410, 'offer_expired')],
      [SEARCH]: [{ status: 200, lines: [others, END] }],
    };
    expect(await price()).toEqual({ type: 'soldOut' });
  });

  it('may be sold by a source that did not answer', async () => {
    const failure = { type: 'failure', source: 'lowCost', reason: 'timeout' };
    server.answers = {
      [SELECT]: [problem(410, 'offer_expired')],
      [SEARCH]: [{ status: 200, lines: [failure, END] }],
    };
    await expect(price()).rejects.toThrow('lowCost');
  });
});
