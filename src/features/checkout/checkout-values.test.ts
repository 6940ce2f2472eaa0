import { describe, expect, it } from 'vitest';
import type { BookingInfoRequest } from '#domain/contract.ts';
import { type Demands, infoOf, missingFields, valuesOf } from './checkout-values.ts';

const demands: Demands = {
  needsReason: true,
  terms: {
    paymentType: 'creditcard',
    referenceFields: [
      { position: 1, name: 'Cost centre', mandatory: true },
      { position: 4, name: 'Project', mandatory: false },
    ],
  },
};

const info: BookingInfoRequest = {
  ...{ creditCardId: 'c1', purpose: 'conference', comment: 'Late arrival' },
  reason: { code: 'other', text: 'The only hotel' },
  referenceFieldValues: { referenceField1: '4711', referenceField4: 'Bridge' },
};

it('comes back from the form as it went in', () => {
  expect(infoOf(valuesOf(info), demands)).toEqual(info);
});

it('sends nothing that is empty, and nothing that is not asked for', () => {
  const values = { ...valuesOf(info), comment: '  ', references: { 1: ' 4711 ', 4: ' ', 6: 'old' } };
  const sent = infoOf(values, { needsReason: false, terms: { ...demands.terms, paymentType: 'invoice' } });
  expect(sent).toEqual({ purpose: 'conference', referenceFieldValues: { referenceField1: '4711' } });
});

describe('what is missing', () => {
  const nothing = valuesOf({ purpose: '', referenceFieldValues: {} });

  it('is told in the order of the form', () => {
    expect(missingFields(nothing, demands)).toEqual(['creditCardId', 'reference1', 'purpose', 'reasonCode']);
  });

  it('is no card when an invoice is sent, and no reason inside the policy', () => {
    const lenient: Demands = { needsReason: false, terms: { paymentType: 'invoice', referenceFields: [] } };
    expect(missingFields(nothing, lenient)).toEqual(['purpose']);
  });

  it('is a text when the reason is another one', () => {
    expect(missingFields({ ...valuesOf(info), reasonText: ' ' }, demands)).toEqual(['reasonText']);
    expect(missingFields(valuesOf(info), demands)).toEqual([]);
  });
});
