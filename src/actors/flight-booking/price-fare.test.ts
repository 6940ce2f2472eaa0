import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExtraChange } from '#domain/contract.ts';
import type { FareQuote } from '#domain/flight-booking/flight-choice.ts';
import { NO_EXTRAS, type SelectedExtras, type SelectedSeat } from '#domain/flight-booking/selected-extras.ts';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import {
  BACK_LX,
  CRITERIA,
  FLEX,
  fareQuote,
  flightLine,
  francs,
  OFFERED,
  OUT_LX,
  selectedFare,
} from '#tests/support/flight-booking-examples.ts';
import {
  type AnsweringServer,
  answerManually,
  type ManualAnswer,
  problem,
  SEARCH_END,
} from '#tests/support/manual-answers.ts';
import { needsOf } from '#tests/support/passenger-needs.ts';
import { priceFare } from './price-fare.ts';

const SELECT = '/api/booking/flight/select';
const SEARCH = '/api/booking/flight/search';
const { signal } = new AbortController();

const WANTED: SelectedExtras = {
  ...NO_EXTRAS,
  seats: [
    { segment: 0, traveler: 'anna', seat: '11A', price: francs(16) },
    { segment: 0, traveler: 'beat', seat: '11B', price: francs(16) },
  ],
};

let server: AnsweringServer;

beforeEach(async () => {
  server = await answerManually();
});
afterEach(() => server.close());

/** As the server returns it, for both travelers with their seats. */
function answered(amount: number, before = 1_600, seats = NO_EXTRAS.seats) {
  const change = priceChange(francs(before), francs(amount), DEFAULT_LIMITS);
  const added = seats.map((seat) => ({ ...seat, price: seat.price ?? francs(0) }));
  return { status: 200, body: fareQuote(amount * 100, { change, seats: added }) };
}

function changed(...extras: ExtraChange[]) {
  return { status: 200, body: { outcome: 'extrasChanged', extras } };
}

const price = (extras: SelectedExtras | null = null) =>
  priceFare(
    server.api,
    {
      criteria: CRITERIA,
      result: { id: 'lx', name: 'LX 14' },
      offer: selectedFare({ offer: 'old' }),
      extras,
      changes: null,
    },
    signal,
  );

const [ANNAS, BEATS] = WANTED.seats as [SelectedSeat, SelectedSeat]; // as written above

describe('a repriced fare', () => {
  it('is compared with the total that was shown, for all travelers', async () => {
    server.answers = { [SELECT]: [answered(1_620)] };
    expect(await price()).toMatchObject({
      type: 'dearerWithinTolerance',
      priced: { change: { before: francs(1_600), after: francs(1_620) } },
    });
    expect(server.asked).toEqual([`${SELECT} old`]);
  });

  it('is priced with its seats', async () => {
    server.answers = { [SELECT]: [answered(1_632, 1_632, WANTED.seats)] };
    expect(await price(WANTED)).toMatchObject({ type: 'same', priced: { total: { asked: francs(1_632) } } });
  });

  it('continues without a seat that another traveler has taken', async () => {
    server.answers = {
      [SELECT]: [
        changed({ kind: 'seat', index: 1, change: 'gone' }),
        answered(1_616, 1_616, WANTED.seats.slice(0, 1)),
      ],
    };
    expect(await price(WANTED)).toMatchObject({
      type: 'extrasGone',
      extras: { seats: [ANNAS] },
      priced: { total: { asked: francs(1_616) }, change: { kind: 'cheaper', before: francs(1_632) } },
    });
  });

  it('asks the user when a seat costs more than before', async () => {
    const dearer = { ...BEATS, price: francs(17) };
    server.answers = {
      [SELECT]: [
        changed({ kind: 'seat', index: 1, change: 'dearer', price: francs(17) }),
        answered(1_633, 1_633, [ANNAS, dearer]),
      ],
    };
    expect(await price(WANTED)).toMatchObject({
      type: 'dearer',
      priced: {
        seats: [ANNAS, dearer],
        change: { before: francs(1_632), after: francs(1_633), withinTolerance: false },
      },
    });
  });

  it('fails when its seats change with every answer', async () => {
    server.answers = { [SELECT]: [changed({ kind: 'seat', index: 0, change: 'dearer', price: francs(20) })] };
    await expect(price(WANTED)).rejects.toThrow('faster than they can be priced');
  });

  it('may be unavailable, before or after its seats are known', async () => {
    server.answers = { [SELECT]: [{ status: 200, body: { outcome: 'soldOut' } }] };
    expect(await price(WANTED)).toEqual({ type: 'soldOut' });
    server.answers = {
      [SELECT]: [
        changed({ kind: 'seat', index: 1, change: 'gone' }),
        { status: 200, body: { outcome: 'expired' } },
      ],
    };
    expect(await price(WANTED)).toEqual({ type: 'expired' });
  });
});

describe('a fare for which nothing has been added yet', () => {
  const SEATS = '/api/booking/flight/seats';
  const BOTH = { seatPreference: 'A' };
  const passengers = [needsOf('anna', BOTH), needsOf('beat', BOTH)];
  const FREE = {
    ...OFFERED,
    seatMaps: OFFERED.seatMaps.map((map) => ({
      ...map,
      cabins: map.cabins.map((cabin) => ({
        ...cabin,
        rows: cabin.rows.map((row) => ({
          ...row,
          seats: row.seats.map(({ price: _, ...seat }) => seat),
        })),
      })),
    })),
  };
  const free = (seat: string, traveler: string) => ({ segment: 0, traveler, seat });
  const answer = (more: Partial<FareQuote> = {}) => ({
    status: 200,
    body: fareQuote(160_000, { passengers, ...more }),
  });

  it('is priced with free seats by the preferences of its travelers', async () => {
    const seats = [free('11C', 'anna'), free('11D', 'beat')];
    server.answers = { [SELECT]: [answer(), answer({ seats })], [SEATS]: [{ status: 200, body: FREE }] };
    const outcome = await price();
    expect(outcome).toMatchObject({ type: 'same', priced: { seats }, extras: { bags: [], memberships: [] } });
    const { extras } = outcome as { extras?: SelectedExtras }; // named in the outcome above
    expect(extras?.seats.map(({ segment, seat, preferred }) => ({ segment, seat, preferred }))).toEqual(
      [0, 1].flatMap((segment) => ['11C', '11D'].map((seat) => ({ segment, seat, preferred: true }))),
    );
    expect(server.asked).toEqual([`${SELECT} old`, `${SEATS} old`, `${SELECT} old`]);
  });

  it.each<[string, ManualAnswer[], ManualAnswer[]]>([
    ['costs something', [answer()], [{ status: 200, body: OFFERED }]],
    ['is not answered', [answer()], [problem(503, 'unavailable')]],
    [
      'is taken by another passenger',
      [answer(), changed({ kind: 'seat', index: 0, change: 'gone' })],
      [{ status: 200, body: FREE }],
    ],
  ])('has no seat where that %s', async (_, selects, seats) => {
    server.answers = { [SELECT]: selects, [SEATS]: seats };
    expect(await price()).toMatchObject({ type: 'same', extras: NO_EXTRAS, priced: { seats: [] } });
  });

  it('asks for no seats without a preference', async () => {
    server.answers = { [SELECT]: [answered(1_600)] };
    expect(await price()).toMatchObject({ type: 'same', extras: NO_EXTRAS });
    expect(server.asked).toEqual([`${SELECT} old`]);
  });
});

describe('a fare whose reference has expired', () => {
  const line = flightLine('network', [
    { legs: [OUT_LX, BACK_LX], fares: [{ price: 800 }, { price: 900, family: FLEX }] },
  ]);
  const light = line.itineraries[0]?.fares[0]?.offer ?? '';

  it('is found by its flights, family and classes, and compared with the price that was shown', async () => {
    server.answers = {
      [SELECT]: [problem(410, 'offer_expired'), answered(1_800, 1_800)],
      [SEARCH]: [{ status: 200, lines: [line, SEARCH_END] }],
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
      [SEARCH]: [{ status: 200, lines: [others, SEARCH_END] }],
    };
    expect(await price()).toEqual({ type: 'expired' });
  });

  it('may be sold by a source that did not answer', async () => {
    const failure = { type: 'failure', source: 'lowCost', reason: 'timeout' };
    server.answers = {
      [SELECT]: [problem(410, 'offer_expired')],
      [SEARCH]: [{ status: 200, lines: [failure, SEARCH_END] }],
    };
    await expect(price()).rejects.toThrow('lowCost');
  });
});
