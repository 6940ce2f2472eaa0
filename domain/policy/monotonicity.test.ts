import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exceptions,
  IN_FRANCS,
  isAtLeastAsStrict,
  NO_RULES,
  offers,
  policies,
} from '#tests/support/policy-examples.ts';
import type { Money, ServiceClass } from '../contract.ts';
import type { PolicyRules } from '../kinds/policy-rules.ts';
import { evaluate } from './evaluate.ts';

type Change = (policy: PolicyRules, by: number) => PolicyRules;

const raise = (limit: Money, by: number): Money => ({ ...limit, amount: limit.amount + by });

function raiseClass(serviceClass: ServiceClass): ServiceClass {
  return ({ Y: 'W', W: 'C', C: 'F', F: 'F' } as const)[serviceClass];
}

const inFlight =
  (change: (flight: PolicyRules['flight'], by: number) => Partial<PolicyRules['flight']>): Change =>
  (policy, by) => ({ ...policy, flight: { ...policy.flight, ...change(policy.flight, by) } });
const inHotel =
  (change: (hotel: PolicyRules['hotel'], by: number) => Partial<PolicyRules['hotel']>): Change =>
  (policy, by) => ({ ...policy, hotel: { ...policy.hotel, ...change(policy.hotel, by) } });
const inCar =
  (change: (car: PolicyRules['car'], by: number) => Partial<PolicyRules['car']>): Change =>
  (policy, by) => ({ ...policy, car: { ...policy.car, ...change(policy.car, by) } });

const RAISES: Record<string, Change> = {
  'the budget': inFlight(({ budget }, by) => (budget ? { budget: raise(budget, by) } : {})),
  'the service class': inFlight(({ serviceClass }) => ({ serviceClass: raiseClass(serviceClass) })),
  'the baseline': inFlight(({ baselineServiceClass }) => ({
    baselineServiceClass: raiseClass(baselineServiceClass ?? 'Y'),
  })),
  'the class of exceptions': inFlight(({ serviceClassExceptions }) => ({
    serviceClassExceptions: serviceClassExceptions.map((exception) => ({
      ...exception,
      serviceClass: raiseClass(exception.serviceClass),
    })),
  })),
  'the reach of exceptions': inFlight(({ serviceClassExceptions }, by) => ({
    serviceClassExceptions: serviceClassExceptions.map((exception) => ({
      ...exception,
      minDurationMinutes: (exception.minDurationMinutes ?? 0) - by * 60,
      intercontinentalOnly: false,
    })),
  })),
  'the range of stopovers': inFlight(({ minStopoverMinutes, maxStopoverMinutes }, by) => ({
    minStopoverMinutes: minStopoverMinutes === undefined ? undefined : minStopoverMinutes - by * 60,
    maxStopoverMinutes: maxStopoverMinutes === undefined ? undefined : maxStopoverMinutes + by * 60,
  })),
  'the range of durations': inFlight(({ minDurationMinutes, maxDurationMinutes }, by) => ({
    minDurationMinutes: minDurationMinutes === undefined ? undefined : minDurationMinutes - by * 60,
    maxDurationMinutes: maxDurationMinutes === undefined ? undefined : maxDurationMinutes + by * 60,
  })),
  'the first threshold of flights': inFlight(({ level1Threshold }, by) =>
    level1Threshold ? { level1Threshold: raise(level1Threshold, by) } : {},
  ),
  'the second threshold of flights': inFlight(({ level2Threshold }, by) =>
    level2Threshold ? { level2Threshold: raise(level2Threshold, by) } : {},
  ),
  'the highest price of hotels': inHotel(({ highestPrice }, by) =>
    highestPrice ? { highestPrice: raise(highestPrice, by) } : {},
  ),
  'what hotels may keep': inHotel(() => ({ allowNonRefundable: true })),
  'the choice of rooms': inHotel(({ excludedRoomTypes }) => ({
    excludedRoomTypes: excludedRoomTypes.slice(1),
  })),
  'the threshold of hotels': inHotel(({ level1Threshold }, by) =>
    level1Threshold ? { level1Threshold: raise(level1Threshold, by) } : {},
  ),
  'the highest price of cars': inCar(({ highestPrice }, by) =>
    highestPrice ? { highestPrice: raise(highestPrice, by) } : {},
  ),
  'the threshold of cars': inCar(({ level2Threshold }, by) =>
    level2Threshold ? { level2Threshold: raise(level2Threshold, by) } : {},
  ),
};

describe('a verdict is never stricter', () => {
  test.each(Object.entries(RAISES))('after raising %s', (_, raised) => {
    fc.assert(
      fc.property(policies, offers, fc.integer({ min: 1, max: 6 }), (policy, offer, by) => {
        const before = evaluate(policy, offer, IN_FRANCS);
        const after = evaluate(raised(policy, by), offer, IN_FRANCS);
        expect(isAtLeastAsStrict(before, after)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('with one more exception', () => {
    fc.assert(
      fc.property(policies, offers, exceptions, (policy, offer, exception) => {
        const more = inFlight(({ serviceClassExceptions }) => ({
          serviceClassExceptions: [...serviceClassExceptions, exception],
        }));
        const before = evaluate(policy, offer, IN_FRANCS);
        expect(isAtLeastAsStrict(before, evaluate(more(policy, 1), offer, IN_FRANCS))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a verdict is never laxer', () => {
  test('with one more rule', () => {
    const fields = fc.constantFrom(
      ...(['flight', 'hotel', 'car'] as const).flatMap((part) =>
        RULES_OF[part].map((field) => ({ part, field })),
      ),
    );
    fc.assert(
      fc.property(policies, offers, fields, (policy, offer, { part, field }) => {
        const rules = new Map<string, unknown>(Object.entries(policy[part]));
        rules.delete(field);
        const without = { ...policy, [part]: { ...NO_RULES[part], ...Object.fromEntries(rules) } };
        const less = evaluate(without, offer, IN_FRANCS);
        expect(isAtLeastAsStrict(evaluate(policy, offer, IN_FRANCS), less)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

const THRESHOLDS = ['level1Threshold', 'level2Threshold'];
const RULES_OF = {
  flight: [
    'budget',
    'serviceClass',
    'minStopoverMinutes',
    'maxStopoverMinutes',
    'minDurationMinutes',
    'maxDurationMinutes',
    ...THRESHOLDS,
  ],
  hotel: ['highestPrice', 'allowNonRefundable', 'excludedRoomTypes', ...THRESHOLDS],
  car: ['highestPrice', ...THRESHOLDS],
};
