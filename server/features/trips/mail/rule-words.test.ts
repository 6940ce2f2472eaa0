import { describe, expect, it } from 'vitest';
import type { FullVerdict } from '#domain/contract.ts';
import { chf, MIRJAM, PETRA, TRIP } from '#stories/support/trip-fixtures.ts';
import { policySections } from './rule-words.ts';

type TravelerVerdict = FullVerdict['travelers'][number];

const NIGHT = { asked: { amount: 150_00, currency: 'EUR' }, converted: chf(138_46) };

const HIGH_NIGHT: TravelerVerdict['rules'][number] = {
  rule: 'hotel.highestPrice',
  result: 'broken',
  limit: chf(120_00),
  actual: NIGHT,
};

const judged = (_id: string, results: Partial<TravelerVerdict>): TravelerVerdict => ({
  _id,
  action: 'approve',
  levels: [1],
  inPolicy: false,
  rules: [],
  thresholds: [],
  ...results,
});

function sectionsOf(...verdicts: TravelerVerdict[]) {
  const people = [MIRJAM, PETRA].map((person) => ({ ...TRIP.travelers[0], ...person }));
  const travelers = people.slice(0, verdicts.length) as typeof TRIP.travelers;
  return policySections({ verdict: { ...TRIP.verdict, travelers: verdicts }, travelers });
}

describe('what is outside the policy', () => {
  it('is the price of a night beside its limit', () => {
    expect(sectionsOf(judged(MIRJAM._id, { rules: [HIGH_NIGHT] }))).toEqual([
      { heading: 'Outside the policy', lines: ['A night costs CHF 138.46, the limit is CHF 120.00'] },
    ]);
  });

  it('is said of whom, unless it is of all', () => {
    const [section] = sectionsOf(judged(MIRJAM._id, { rules: [HIGH_NIGHT] }), judged(PETRA._id, {}));
    expect(section?.lines).toEqual(['A night costs CHF 138.46, the limit is CHF 120.00 (Mirjam Zgraggen)']);
  });

  it('is nothing that only asks for an approval, or that is kept', () => {
    const verdict = judged(MIRJAM._id, {
      rules: [{ ...HIGH_NIGHT, limit: chf(140_00), result: 'kept' }],
      thresholds: [
        {
          threshold: 'hotel.level1Threshold',
          level: 1,
          result: 'reached',
          limit: chf(130_00),
          actual: NIGHT,
        },
        { threshold: 'hotel.level2Threshold', level: 2, result: 'below', limit: chf(139_00), actual: NIGHT },
      ],
    });
    expect(sectionsOf(verdict)).toEqual([
      {
        heading: 'Why an approval is needed',
        lines: ['A night costs CHF 138.46; an approval at level 1 is needed from CHF 130.00'],
      },
    ]);
  });

  it('says of a flight alone which of its two prices is meant', () => {
    const [fare, withSeats] = [{ asked: chf(500_00) }, { asked: chf(560_00) }];
    const reached = { level: 1, result: 'reached' } as const;
    const verdict = judged(MIRJAM._id, {
      rules: [{ rule: 'flight.budget', result: 'broken', limit: chf(400_00), actual: fare }],
      thresholds: [
        { ...reached, threshold: 'flight.level1Threshold', limit: chf(550_00), actual: withSeats },
        { ...reached, threshold: 'hotel.level1Threshold', limit: chf(130_00), actual: NIGHT },
      ],
    });
    expect(sectionsOf(verdict).map(({ lines }) => lines)).toEqual([
      ['The flight costs CHF 500.00 for the fare alone, the limit is CHF 400.00'],
      [
        'The flight costs CHF 560.00 with seats and bags; an approval at level 1 is needed from CHF 550.00',
        'A night costs CHF 138.46; an approval at level 1 is needed from CHF 130.00',
      ],
    ]);
  });

  it('is no price that could not be compared', () => {
    const actual = { asked: { amount: 150_00, currency: 'XTS' } };
    expect(sectionsOf(judged(MIRJAM._id, { rules: [{ ...HIGH_NIGHT, result: 'unknown', actual }] }))).toEqual(
      [
        {
          heading: 'Why an approval is needed',
          lines: ['A night costs XTS 150.00, the limit is CHF 120.00, not judged without an exchange rate'],
        },
      ],
    );
  });
});
