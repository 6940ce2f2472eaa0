import { describe, expect, it } from 'vitest';
import type { Company } from '#domain/contract.ts';
import { isGroup } from '#domain/records/section-values.ts';
import { readFields } from '#src/records/read-fields.ts';
import { requestBody } from '#src/records/request-body.ts';
import { rowsAt, toFormValues } from '#src/records/section-form-values.ts';
import { francs, NO_RULES } from '#tests/support/policy-examples.ts';
import { policyFields } from './policy-fields.tsx';
import { draftIn, policyRequest, policyValues } from './policy-values.ts';
import { FAULT_TEXTS } from './rule-faults.ts';

type CompanyTravelPolicy = Company['travelPolicies'][number];

const policy: CompanyTravelPolicy = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10',
  name: 'Standard',
  version: 3,
  isDefault: true,
  ...NO_RULES,
};
const FIELDS = policyFields('CHF');
/** The faults of unchanged policies, except for values typed into the last one's car rules. */
function faultsIn(travelPolicies: CompanyTravelPolicy[], car: object = {}) {
  const values = policyValues({ travelPolicies });
  const last = travelPolicies.length - 1;
  const rows = rowsAt(toFormValues(FIELDS, values), 'travelPolicies').map((row, index) =>
    index === last && isGroup(row.car ?? null) ? { ...row, car: Object.assign({}, row.car, car) } : row,
  );
  return readFields(FIELDS, { travelPolicies: rows }, values).faults;
}

it('edits exactly the fields that a request may have', () => {
  const { version, ...wanted } = policy;
  const values = policyValues({ travelPolicies: [{ ...policy, userCount: 12 }] });
  expect(requestBody(policyRequest(values))).toEqual({ travelPolicies: [wanted] });
});

describe('the check of policies', () => {
  it('finds nothing in a good one, and reads it as it was', () => {
    expect(faultsIn([policy])).toEqual({});
    const values = policyValues({ travelPolicies: [policy] });
    expect(readFields(FIELDS, toFormValues(FIELDS, values), values).values).toEqual(values);
  });

  it('names the part, so that it opens', () => {
    const car = { level1Threshold: francs(100), level2Threshold: francs(99) };
    expect(faultsIn([policy, { ...policy, _id: 'other', car }])).toEqual({
      'travelPolicies.1.car': FAULT_TEXTS.level_2_below_level_1,
    });
  });

  it("finds typed values that can't be read", () => {
    expect(faultsIn([policy], { highestPrice: 'much' })).toEqual({
      'travelPolicies.0.car': FAULT_TEXTS.money,
    });
  });

  it('finds an amount of another currency until another amount is typed', () => {
    const car = { highestPrice: { amount: 100, currency: 'EUR' } };
    expect(faultsIn([{ ...policy, car }])).toEqual({
      'travelPolicies.0.car': FAULT_TEXTS.other_currency,
    });
    expect(faultsIn([{ ...policy, car }], { highestPrice: '90' })).toEqual({});
  });
});

describe('the draft in a form', () => {
  const draft = (car: CompanyTravelPolicy['car'], typed: object = {}) => {
    const values = policyValues({ travelPolicies: [{ ...policy, car }] });
    const [row = {}] = rowsAt(toFormValues(FIELDS, values), 'travelPolicies');
    return draftIn({ ...row, car: Object.assign({}, row.car, typed) }, 'CHF');
  };

  it('is the rules of all parts, as they are typed', () => {
    const car = { highestPrice: francs(90), highestPriceAction: 'approve' as const };
    expect(draft({ highestPrice: francs(90) })).toEqual({ ...NO_RULES, car: { highestPrice: francs(90) } });
    expect(draft({}, { highestPrice: '90' })).toEqual({ ...NO_RULES, car });
  });

  it('is nothing while there is a fault', () => {
    expect(draft({ highestPrice: { amount: 1, currency: 'EUR' } })).toBeNull();
    expect(draft({}, { highestPrice: 'much' })).toBeNull();
  });
});
