import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATES } from '#tests/support/exchange-rates.ts';
import { francs, IN_FRANCS, offers, policies } from '#tests/support/policy-examples.ts';
import type { Money } from '../contract.ts';
import { convertMoney } from '../exchange-rates.ts';
import { judge } from './judge.ts';
import { waiveApprovals } from './waive-approvals.ts';

const { currency, rates } = IN_FRANCS;

const verdicts = fc
  .tuple(fc.array(fc.option(policies), { minLength: 1, maxLength: 3 }), offers)
  .map(([several, offer]) =>
    judge(
      several.map((rules, index) => ({
        companyUserId: `${index}`,
        currency,
        policy: rules && { _id: JSON.stringify(rules), name: 'Standard', version: 1, ...rules },
      })),
      offer,
      rates,
    ),
  );
const currencies = fc.constantFrom('CHF', 'EUR', 'JPY', 'BHD', 'GBP');
const costs = fc.record({ amount: fc.nat(40), currency: currencies });
const limits = fc.option(fc.nat(40).map((amount): Money => ({ amount, currency })));

/** A price that both levels have to approve. */
const toApprove = judge(
  [
    {
      companyUserId: 'anna',
      currency,
      policy: {
        _id: 'p',
        name: 'Standard',
        version: 1,
        flight: { serviceClass: 'F', serviceClassAction: 'approve', serviceClassExceptions: [] },
        hotel: { allowNonRefundable: true, excludedRoomTypes: [] },
        car: { highestPrice: francs(50), level1Threshold: francs(50), level2Threshold: francs(50) },
      },
    },
  ],
  { kind: 'car', price: francs(60), days: 1 },
  rates,
);

describe('a change that needs approval by the policy', () => {
  test.each<[string, Money, Money | null, boolean]>([
    ['costs less than the limit', francs(49.99), francs(50), true],
    ['costs as much as the limit', francs(50), francs(50), true],
    ['costs more than the limit', francs(50.01), francs(50), false],
    ['costs nothing more, and the limit is zero', francs(0), francs(0), true],
    ['costs a little more, and the limit is zero', francs(0.01), francs(0), false],
    ['costs nothing more, and there is no limit', francs(0), null, false],
    ['costs the limit at the rate', { amount: 5312, currency: 'EUR' }, francs(50), true],
    ['costs more than the limit at the rate', { amount: 5313, currency: 'EUR' }, francs(50), false],
    ['costs something for which there is no rate', { amount: 1, currency: 'GBP' }, francs(50), false],
    ['costs nothing in a currency without a rate', { amount: 0, currency: 'GBP' }, francs(50), true],
  ])('and %s', (_, cost, limit, isWaived) => {
    const { levels, action, inPolicy } = waiveApprovals(toApprove, { cost, limit, rates: RATES });
    expect({ levels, action, inPolicy }).toEqual(
      isWaived
        ? { levels: [], action: 'allow', inPolicy: true }
        : { levels: [1, 2], action: 'approve', inPolicy: false },
    );
  });

  test('still breaks the rules that it breaks', () => {
    const waived = waiveApprovals(toApprove, { cost: francs(0), limit: francs(0), rates });
    expect(waived.travelers).toMatchObject([
      {
        companyUserId: 'anna',
        verdict: {
          action: 'allow',
          levels: [],
          inPolicy: true,
          rules: [{ rule: 'car.highestPrice', result: 'broken', action: 'approve' }],
          thresholds: [{ result: 'reached' }, { result: 'reached' }],
        },
      },
    ]);
  });
});

describe('every verdict', () => {
  test('loses its approvals when it costs no more than the limit, and is the same otherwise', () => {
    fc.assert(
      fc.property(verdicts, costs, limits, (verdict, cost, limit) => {
        const inFrancs = cost.amount === 0 ? 0 : convertMoney(cost, currency, RATES)?.money.amount;
        const isWithin = limit !== null && inFrancs !== undefined && inFrancs <= limit.amount;
        const after = waiveApprovals(verdict, { cost, limit, rates: RATES });
        const isWaived = isWithin && verdict.action === 'approve';
        const decision = isWaived ? { action: 'allow', levels: [], inPolicy: true } : verdict;
        expect(after).toMatchObject(decision);
        expect(after === verdict).toBe(!isWaived);
      }),
    );
  });

  test('stays hidden if it is, and says the same of its rules', () => {
    fc.assert(
      fc.property(verdicts, costs, limits, (verdict, cost, limit) => {
        const after = waiveApprovals(verdict, { cost, limit, rates: RATES });
        expect(after.action === 'hide').toBe(verdict.action === 'hide');
        const saying = ({ travelers }: typeof verdict) =>
          travelers.map(({ companyUserId, verdict: { rules, thresholds } }) => ({
            companyUserId,
            rules,
            thresholds,
          }));
        expect(saying(after)).toEqual(saying(verdict));
      }),
    );
  });

  test('needs no approval at a higher limit where it needs none at a lower one', () => {
    fc.assert(
      fc.property(verdicts, costs, fc.nat(40), fc.nat(40), (verdict, cost, amount, more) => {
        const levelsAt = (limit: number) =>
          waiveApprovals(verdict, { cost, limit: { amount: limit, currency }, rates: RATES }).levels;
        if (levelsAt(amount).length === 0) expect(levelsAt(amount + more)).toEqual([]);
      }),
    );
  });
});
