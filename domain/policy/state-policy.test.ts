import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { francs, IN_FRANCS, NO_RULES, offers, policies } from '#tests/support/policy-examples.ts';
import { evaluate } from './evaluate.ts';
import { statePolicy } from './state-policy.ts';

const ANY_CLASS = { rule: 'flight.serviceClass', limit: 'F', action: 'approve', exceptions: [] };

describe('a policy is stated rule by rule', () => {
  test('with the service class alone when nothing else is limited', () => {
    expect(statePolicy(NO_RULES)).toEqual({ rules: [ANY_CLASS], thresholds: [] });
  });

  test('in the order of flights, hotels and cars', () => {
    const thresholds = { level1Threshold: francs(300), level2Threshold: francs(900) };
    const exception = {
      serviceClass: 'C',
      minDurationMinutes: 480,
      intercontinentalOnly: true,
      action: 'allow',
    } as const;
    const { rules, thresholds: levels } = statePolicy({
      flight: {
        ...thresholds,
        budget: francs(1200),
        budgetAction: 'hide',
        serviceClass: 'Y',
        serviceClassAction: 'approve',
        baselineServiceClass: 'W',
        serviceClassExceptions: [exception],
        minStopoverMinutes: 0,
        maxStopoverMinutes: 360,
        minDurationMinutes: 60,
        maxDurationMinutes: 1800,
      },
      hotel: {
        ...thresholds,
        highestPrice: francs(220),
        highestPriceAction: 'allow',
        allowNonRefundable: false,
        excludedRoomTypes: ['suite', 'triple'],
      },
      car: { ...thresholds, highestPrice: francs(90) },
    });
    expect(rules).toEqual([
      { rule: 'flight.budget', limit: francs(1200), action: 'hide' },
      { rule: 'flight.serviceClass', limit: 'W', action: 'approve', exceptions: [exception] },
      { rule: 'flight.minStopoverMinutes', limit: 0, action: 'hide' },
      { rule: 'flight.maxStopoverMinutes', limit: 360, action: 'hide' },
      { rule: 'flight.minDurationMinutes', limit: 60, action: 'hide' },
      { rule: 'flight.maxDurationMinutes', limit: 1800, action: 'hide' },
      { rule: 'hotel.highestPrice', limit: francs(220), action: 'allow' },
      { rule: 'hotel.allowNonRefundable', limit: 'refundable', action: 'hide' },
      { rule: 'hotel.excludedRoomTypes', limit: ['suite', 'triple'], action: 'hide' },
      { rule: 'car.highestPrice', limit: francs(90), action: 'approve' },
    ]);
    expect(levels).toEqual(
      ['flight', 'hotel', 'car'].flatMap((part) => [
        { threshold: `${part}.level1Threshold`, level: 1, limit: francs(300) },
        { threshold: `${part}.level2Threshold`, level: 2, limit: francs(900) },
      ]),
    );
  });

  test('with the lower of two service classes left out', () => {
    const flight = { ...NO_RULES.flight, serviceClass: 'C', baselineServiceClass: 'Y' } as const;
    expect(statePolicy({ ...NO_RULES, flight }).rules).toEqual([{ ...ANY_CLASS, limit: 'C' }]);
  });
});

test('every limit that a verdict names is stated', () => {
  fc.assert(
    fc.property(policies, offers, (policy, offer) => {
      const stated = statePolicy(policy);
      const verdict = evaluate(policy, offer, IN_FRANCS);
      for (const { rule, limit } of verdict.rules) {
        // On long flights an exception raises the class.
        const expected = rule === 'flight.serviceClass' ? { rule } : { rule, limit };
        expect(stated.rules).toContainEqual(expect.objectContaining(expected));
      }
      for (const { threshold, level, limit } of verdict.thresholds) {
        expect(stated.thresholds).toContainEqual({ threshold, level, limit });
      }
    }),
  );
});
