import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  car,
  francs,
  IN_FRANCS,
  isAtLeastAsStrict,
  NO_RULES,
  offers,
  policies,
} from '#tests/support/policy-examples.ts';
import type { PolicyRules } from '../kinds/policy-rules.ts';
import { evaluate } from './evaluate.ts';
import { judge, type TravelerPolicy } from './judge.ts';

const { rates } = IN_FRANCS;

function of(companyUserId: string, rules: PolicyRules | null, currency = 'CHF'): TravelerPolicy {
  const policy = rules && { _id: JSON.stringify(rules), name: 'Standard', version: 1, ...rules };
  return { companyUserId, currency, policy };
}

const upTo = (units: number, highestPriceAction: 'allow' | 'approve' | 'hide'): PolicyRules => ({
  ...NO_RULES,
  car: { highestPrice: francs(units), highestPriceAction },
});

describe('an offer for several travelers', () => {
  test('is treated according to the strictest of their policies', () => {
    const [anna, beat, carla] = [
      of('anna', upTo(50, 'allow')),
      of('beat', upTo(50, 'approve')),
      of('carla', { ...NO_RULES, car: { level2Threshold: francs(60) } }),
    ];
    expect(judge([anna], car(), rates)).toMatchObject({ action: 'allow', levels: [], inPolicy: true });
    expect(judge([carla], car(), rates)).toMatchObject({ action: 'approve', levels: [2], inPolicy: false });
    const together = judge([anna, beat, carla], car(), rates);
    expect(together).toMatchObject({ action: 'approve', levels: [1, 2], inPolicy: false });
    const hiding = of('daniel', upTo(50, 'hide'));
    expect(judge([anna, hiding], car(), rates)).toMatchObject({ action: 'hide', levels: [] });
  });

  test('is explained for each of them, in their order', () => {
    const { travelers } = judge([of('beat', upTo(50, 'approve')), of('anna', null)], car(), rates);
    expect(travelers).toMatchObject([
      {
        companyUserId: 'beat',
        verdict: { action: 'approve', rules: [{ rule: 'car.highestPrice', result: 'broken' }] },
      },
      { companyUserId: 'anna', verdict: { action: 'allow', inPolicy: true, rules: [] } },
    ]);
  });

  test('is judged once for those who share a policy', () => {
    const { travelers } = judge(
      ['anna', 'beat'].map((id) => of(id, upTo(50, 'hide'))),
      car(),
      rates,
    );
    expect(travelers.map(({ companyUserId }) => companyUserId)).toEqual(['anna', 'beat']);
    expect(travelers[0]?.verdict).toBe(travelers[1]?.verdict);
  });

  test('is judged in the currency of each', () => {
    const rules = upTo(60, 'approve');
    const { travelers } = judge([of('anna', rules), of('beat', rules, 'EUR')], car(), rates);
    expect(travelers.map(({ verdict }) => verdict.rules[0])).toMatchObject([
      { actual: { converted: { money: francs(60) } } },
      { actual: { converted: { money: { currency: 'EUR' } } } },
    ]);
  });

  test("is as strict as the strictest verdict, and has the verdict of each traveler's own policy", () => {
    fc.assert(
      fc.property(fc.array(fc.option(policies), { minLength: 1, maxLength: 4 }), offers, (several, offer) => {
        const joint = judge(
          several.map((rules, index) => of(`${index}`, rules)),
          offer,
          rates,
        );
        for (const [index, { verdict }] of joint.travelers.entries()) {
          expect(isAtLeastAsStrict(joint, verdict)).toBe(true);
          expect(verdict).toEqual(evaluate(several[index] ?? null, offer, IN_FRANCS));
        }
        expect(joint.inPolicy).toBe(joint.travelers.every(({ verdict }) => verdict.inPolicy));
      }),
    );
  });
});

test('without any rates, a price in another currency has to be approved', () => {
  const inEuros = car({ price: { amount: 1, currency: 'EUR' } });
  expect(judge([of('anna', upTo(50, 'hide'))], inEuros, null)).toMatchObject({
    action: 'approve',
    levels: [1],
    travelers: [{ verdict: { rules: [{ result: 'unknown', actual: { converted: null } }] } }],
  });
});
