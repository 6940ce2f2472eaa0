import { describe, expect, it } from 'vitest';
import type { Company } from '#domain/contract.ts';
import { requestBody } from '#src/app/records/request-body.ts';
import { francs, NO_RULES } from '#tests/support/policy-examples.ts';
import { checkPolicies, draftIn, policyRequest, policyValues, readPart, writePart } from './policy-values.ts';

type CompanyTravelPolicy = Company['travelPolicies'][number];

const policy: CompanyTravelPolicy = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10',
  name: 'Standard',
  version: 3,
  isDefault: true,
  ...NO_RULES,
};
const faultsIn = (...travelPolicies: CompanyTravelPolicy[]) =>
  checkPolicies(policyValues({ travelPolicies }), 'CHF', (fault) => fault);

it('what is edited is what a request may say, and nothing else', () => {
  const { version, ...wanted } = policy;
  const values = policyValues({ travelPolicies: [{ ...policy, userCount: 12 }] });
  expect(requestBody(policyRequest(values))).toEqual({ travelPolicies: [wanted] });
});

describe('the check of policies', () => {
  it('finds nothing in a good one', () => {
    expect(faultsIn(policy)).toEqual({});
  });

  it('names the input, and the part so that it opens', () => {
    const car = { level1Threshold: francs(100), level2Threshold: francs(99) };
    expect(faultsIn(policy, { ...policy, car })).toEqual({
      'travelPolicies.1.car': 'level_2_below_level_1',
      'travelPolicies.1.car.level2Threshold': 'level_2_below_level_1',
    });
  });

  it('finds what was typed and can not be read', () => {
    const typed = readPart(writePart({ rules: NO_RULES.car, faults: { highestPrice: 'money' } }));
    expect(typed.faults).toEqual({ highestPrice: 'money' });
    const values = policyValues({ travelPolicies: [policy] });
    const [row] = values.travelPolicies as unknown as [object];
    const broken = { travelPolicies: [{ ...row, car: JSON.parse(writePart(typed)) }] };
    expect(checkPolicies(broken, 'CHF', (fault) => fault)).toEqual({
      'travelPolicies.0.car': 'money',
      'travelPolicies.0.car.highestPrice': 'money',
    });
  });
});

describe('the draft in a form', () => {
  const form = (car: object) => {
    const data = new FormData();
    for (const [part, rules] of Object.entries({ ...NO_RULES, car }))
      data.set(`row.${part}`, JSON.stringify(rules));
    return data;
  };

  it('is the rules of all parts', () => {
    expect(draftIn(form({ highestPrice: francs(90) }), 'row.', 'CHF')).toEqual({
      ...NO_RULES,
      car: { highestPrice: francs(90) },
    });
  });

  it('is nothing while there is a fault', () => {
    expect(draftIn(form({ highestPrice: { amount: 1, currency: 'EUR' } }), 'row.', 'CHF')).toBeNull();
  });
});
