import { describe, expect, test } from 'vitest';
import { flight, francs, IN_FRANCS, NO_RULES } from '#tests/support/policy-examples.ts';
import type { FlightPolicy } from '../contract.ts';
import { evaluate } from '../policy/evaluate.ts';
import type { FlightFacts } from '../policy/offer.ts';

const LONG_HAUL = { durationMinutes: 600, intercontinental: true };

function judge(rules: Partial<FlightPolicy>, offer: FlightFacts) {
  return evaluate({ ...NO_RULES, flight: { ...NO_RULES.flight, ...rules } }, offer, IN_FRANCS);
}

describe('the budget for flights', () => {
  const budget = { budget: francs(500), budgetAction: 'hide' } as const;

  test('allows a fare that equals it', () => {
    const verdict = judge(budget, flight({ fare: francs(500) }));
    expect(verdict).toMatchObject({ action: 'allow', inPolicy: true });
    expect(verdict.rules[0]).toEqual({
      rule: 'flight.budget',
      result: 'kept',
      limit: francs(500),
      actual: { asked: francs(500), converted: { money: francs(500), rate: null } },
    });
  });

  test('applies its action to a fare above it', () => {
    const verdict = judge(budget, flight({ fare: francs(500.01) }));
    expect(verdict).toMatchObject({ action: 'hide', levels: [], inPolicy: false });
    expect(verdict.rules[0]).toMatchObject({ rule: 'flight.budget', result: 'broken', action: 'hide' });
  });

  test('ignores seats and baggage, which count for approval', () => {
    const rules = { ...budget, level1Threshold: francs(510), level2Threshold: francs(520) };
    const offer = flight({ fare: francs(500), extras: francs(10) });
    const verdict = judge(rules, offer);
    expect(verdict).toMatchObject({ action: 'approve', levels: [1], inPolicy: false });
    expect(verdict.thresholds.map(({ threshold, result }) => [threshold, result])).toEqual([
      ['flight.level1Threshold', 'reached'],
      ['flight.level2Threshold', 'below'],
    ]);
    expect(verdict.thresholds[0]?.actual.asked).toEqual(francs(510));
  });

  test('is no rule when it is absent', () => {
    const verdict = judge({ budgetAction: 'hide' }, flight({ fare: francs(99_999) }));
    expect(verdict.rules.map(({ rule }) => rule)).toEqual(['flight.serviceClass']);
  });
});

describe('the service class', () => {
  test.each([
    ['up to the highest is allowed', ['Y', 'W'], 'kept'],
    ['is that of the highest segment', ['Y', 'C', 'Y'], 'broken'],
    ['above the highest is broken', ['F'], 'broken'],
  ] as const)('%s', (_, serviceClasses, result) => {
    const { rules } = judge({ serviceClass: 'W', serviceClassAction: 'hide' }, flight({ serviceClasses }));
    expect(rules).toEqual([
      {
        rule: 'flight.serviceClass',
        leg: 0,
        limit: 'W',
        actual: serviceClasses.at(serviceClasses.length === 3 ? 1 : -1),
        result,
        action: result === 'broken' ? 'hide' : undefined,
      },
    ]);
  });

  test('always allows the baseline class', () => {
    const rules = { serviceClass: 'Y', baselineServiceClass: 'W' } as const;
    expect(judge(rules, flight({ serviceClasses: ['W'] })).inPolicy).toBe(true);
    expect(judge(rules, flight({ serviceClasses: ['C'] })).inPolicy).toBe(false);
  });

  test('is economy where a supplier does not say', () => {
    expect(judge({ serviceClass: 'Y' }, flight({ serviceClasses: [] })).rules).toMatchObject([
      { actual: 'Y', result: 'kept' },
    ]);
  });

  test('is judged leg by leg', () => {
    const [leg] = flight().legs;
    if (!leg) throw new Error('no leg');
    const offer = { ...flight(), legs: [leg, { ...leg, serviceClasses: ['C' as const] }] };
    const verdict = judge({ serviceClass: 'Y' }, offer);
    expect(verdict.inPolicy).toBe(false);
    expect(verdict.rules).toMatchObject([
      { leg: 0, result: 'kept' },
      { leg: 1, result: 'broken' },
    ]);
  });
});

describe('an exception for long flights', () => {
  const exception = {
    serviceClass: 'C',
    minDurationMinutes: 480,
    intercontinentalOnly: true,
    action: 'allow',
  } as const;
  const rules = {
    serviceClass: 'Y',
    serviceClassAction: 'hide',
    serviceClassExceptions: [exception],
  } as const satisfies Partial<FlightPolicy>;
  const business = { ...LONG_HAUL, serviceClasses: ['C'] } as const;

  test.each([
    ['holds from its duration on', { ...business, durationMinutes: 480 }, 'allow'],
    ['does not hold below it', { ...business, durationMinutes: 479 }, 'hide'],
    ['does not hold on one continent', { ...business, intercontinental: false }, 'hide'],
    ['does not hold above its class', { ...business, serviceClasses: ['F'] }, 'hide'],
    ['is not earned by a slow connection', { ...business, fastestMinutes: 479 }, 'hide'],
    [
      'is earned by a slow connection if the fastest is long as well',
      { ...business, fastestMinutes: 480 },
      'allow',
    ],
  ] as const)('%s', (_, leg, action) => {
    expect(judge(rules, flight(leg)).action).toBe(action);
  });

  test('raises the limit for allowed fares', () => {
    expect(judge(rules, flight(business)).rules).toMatchObject([{ limit: 'C', result: 'kept' }]);
  });

  test('applies within a continent if it says so', () => {
    const everywhere = { ...rules, serviceClassExceptions: [{ ...exception, intercontinentalOnly: false }] };
    expect(judge(everywhere, flight({ ...business, intercontinental: false })).action).toBe('allow');
  });

  test('applies to every duration if it has no minimum', () => {
    const { minDurationMinutes: _, ...anyDuration } = exception;
    const always = { ...rules, serviceClassExceptions: [anyDuration] };
    expect(judge(always, flight({ ...business, durationMinutes: 0 })).action).toBe('allow');
  });

  test('requires approval instead of hiding', () => {
    const approved = { ...rules, serviceClassExceptions: [{ ...exception, action: 'approve' as const }] };
    const verdict = judge(approved, flight(business));
    expect(verdict).toMatchObject({ action: 'approve', levels: [1], inPolicy: false });
    expect(verdict.rules).toMatchObject([{ limit: 'Y', actual: 'C', result: 'broken', action: 'approve' }]);
    expect(judge(approved, flight({ ...business, serviceClasses: ['F'] })).action).toBe('hide');
  });

  test('is never stricter than the rule itself', () => {
    const lenient = {
      ...rules,
      serviceClassAction: 'allow' as const,
      serviceClassExceptions: [{ ...exception, action: 'approve' as const }],
    };
    expect(judge(lenient, flight(business))).toMatchObject({ action: 'allow', inPolicy: true });
  });
});

describe('the times of a flight', () => {
  test.each([
    ['minStopoverMinutes', 40, [60, 40], 'kept', 40],
    ['minStopoverMinutes', 40, [60, 39, 50], 'broken', 39],
    ['maxStopoverMinutes', 360, [60, 360], 'kept', 360],
    ['maxStopoverMinutes', 360, [60, 361, 50], 'broken', 361],
  ] as const)('%s of %s with stopovers of %s is %s', (field, limit, stopoverMinutes, result, actual) => {
    const verdict = judge({ [field]: limit }, flight({ stopoverMinutes }));
    expect(verdict.action).toBe(result === 'kept' ? 'allow' : 'hide');
    expect(verdict.rules[1]).toEqual({
      rule: `flight.${field}`,
      leg: 0,
      limit,
      actual,
      result,
      action: result === 'broken' ? 'hide' : undefined,
    });
  });

  test.each([
    ['minDurationMinutes', 60, 60, 'kept'],
    ['minDurationMinutes', 60, 59, 'broken'],
    ['maxDurationMinutes', 900, 900, 'kept'],
    ['maxDurationMinutes', 900, 901, 'broken'],
  ] as const)('%s of %s and a leg of %s is %s', (field, limit, durationMinutes, result) => {
    const verdict = judge({ [field]: limit }, flight({ durationMinutes }));
    expect(verdict.action).toBe(result === 'kept' ? 'allow' : 'hide');
    expect(verdict.rules[1]).toMatchObject({
      rule: `flight.${field}`,
      limit,
      actual: durationMinutes,
      result,
    });
  });

  test('ignore the stopovers of a direct flight', () => {
    const verdict = judge(
      { minStopoverMinutes: 40, maxStopoverMinutes: 360 },
      flight({ stopoverMinutes: [] }),
    );
    expect(verdict.rules.map(({ rule }) => rule)).toEqual(['flight.serviceClass']);
  });
});
