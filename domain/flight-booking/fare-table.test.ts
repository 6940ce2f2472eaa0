import { describe, expect, it } from 'vitest';
import {
  BACK_LX,
  FLEX,
  flightLine,
  francs,
  OUT_LH,
  TO_APPROVE,
} from '#tests/support/flight-booking-examples.ts';
import { buildFareTable, freeCancellation, wordOfCondition } from './fare-table.ts';
import { mergeFlightResults } from './flight-list.ts';

const RULES = [{ rule: 'flight.budget' as const, limit: francs(700), action: 'approve' as const }];

function buildTable(...fares: Parameters<typeof flightLine>[1][number]['fares']) {
  const list = mergeFlightResults([flightLine('network', [{ legs: [OUT_LH, BACK_LX], fares }])]);
  const [flight] = list?.flights ?? [];
  return flight ? buildFareTable(flight, RULES) : expect.fail('There is no flight');
}

describe('the fares of a flight', () => {
  const table = buildTable({ price: 900, family: FLEX }, { price: 820, verdict: TO_APPROVE });

  it('are side by side, the cheapest first, with the difference in price', () => {
    expect(table.map(({ fare, difference }) => [fare.family.code, difference])).toEqual([
      ['light', null],
      ['flex', francs(80)],
    ]);
  });

  it('have the cheapest, and the cheapest inside the policy', () => {
    expect(table.map(({ isCheapest, isCheapestInPolicy }) => [isCheapest, isCheapestInPolicy])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('list what would comply with the policy: another fare, or one within the broken rule', () => {
    const [light, flex] = table;
    expect(light?.remedies).toMatchObject([
      { kind: 'otherFare', fare: { family: { code: 'flex' } }, difference: francs(80) },
      { kind: 'rule', name: 'flight.budget', rule: { limit: francs(700) } },
    ]);
    expect(flex?.remedies).toEqual([]);
  });

  it('may all be outside the policy', () => {
    const [only] = buildTable({ price: 820, verdict: TO_APPROVE });
    expect(only?.remedies).toMatchObject([{ kind: 'rule' }]);
    expect(only?.isCheapestInPolicy).toBe(false);
  });

  it('list the classes of each leg', () => {
    expect(table[0]?.classes).toEqual([['Y', 'Y'], ['Y']]);
    expect(table[0]?.isMixed).toBe(false);
    const [flight] =
      mergeFlightResults([flightLine('network', [{ legs: [OUT_LH, BACK_LX], fares: [{ price: 1 }] }])])
        ?.flights ?? [];
    if (!flight) return expect.fail('There is no flight');
    const fares = flight.fares.map((fare) => ({ ...fare, serviceClasses: ['Y', 'C', 'C'] as const }));
    expect(buildFareTable({ ...flight, fares }, [])[0]).toMatchObject({
      classes: [['Y', 'C'], ['C']],
      isMixed: true,
    });
  });

  it.each([
    [{ allowed: false }, 'no'],
    [{ allowed: true, fee: francs(70) }, 'fee'],
    [{ allowed: true, fee: francs(0) }, 'free'],
    [{ allowed: true }, 'free'],
  ])('say of a condition %j: %s', (condition, word) => {
    expect(wordOfCondition(condition)).toBe(word);
  });
});

describe('a cancellation soon after the booking', () => {
  const departure = '2027-04-01T13:10';
  const NO_REFUND = { refund: { allowed: false } };
  const FEE = { refund: { allowed: true, fee: francs(70) } };
  const HOURS = { voidHours: 24 };

  it.each<[string, Parameters<typeof freeCancellation>[0], string, object]>([
    ['is free for hours', { ...NO_REFUND, ...HOURS }, '2027-03-01T09:00:00Z', { kind: 'hours', hours: 24 }],
    [
      'is so also with a fee later',
      { ...FEE, ...HOURS },
      '2027-03-01T09:00:00Z',
      { kind: 'hours', hours: 24 },
    ],
    [
      'may end with the check-in',
      { ...NO_REFUND, ...HOURS },
      '2027-03-31T09:00:00Z',
      { kind: 'hoursOrCheckIn', hours: 24 },
    ],
    [
      'is always free',
      { refund: { allowed: true }, ...HOURS },
      '2027-03-01T09:00:00Z',
      { kind: 'untilCheckIn' },
    ],
    ['is never free', { ...NO_REFUND, voidHours: 0 }, '2027-03-01T09:00:00Z', { kind: 'never' }],
    ['is not known', NO_REFUND, '2027-03-01T09:00:00Z', { kind: 'notStated' }],
  ])('%s', (_, family, now, cancellation) => {
    expect(freeCancellation(family, { departure, now })).toEqual(cancellation);
  });
});
