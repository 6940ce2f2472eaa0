import { describe, expect, it } from 'vitest';
import type { PassengerRequirements } from '#domain/checkout/passenger-requirements.ts';
import type { BookingInfoRequest, CheckoutTerms } from '#domain/contract.ts';
import {
  type CheckoutRequirements,
  findFaults,
  missingFields,
  toCheckoutInfo,
  toCheckoutValues,
} from './checkout-values.ts';

function buildCard(_id: string, expiryDate: string): CheckoutTerms['creditCards'][number] {
  const card = { vendor: 'VI', last4: '4242', maskedNumber: '•••• 4242', name: 'Anna Keller' };
  return { card: { _id, ...card, expiryDate, isDefault: false }, owner: 'company' };
}

const requirements: CheckoutRequirements = {
  endsOn: '2027-03-16',
  needsReason: true,
  passengers: [],
  today: '2027-03-01',
  terms: {
    paymentType: 'creditcard',
    creditCards: [buildCard('c1', '11/29'), buildCard('c2', '02/27')],
    referenceFields: [
      { position: 1, name: 'Cost centre', mandatory: true },
      { position: 4, name: 'Project', mandatory: false },
    ],
  },
};

const info: BookingInfoRequest = {
  creditCardId: 'c1',
  purpose: 'conference',
  comment: 'Late arrival',
  reason: { code: 'other', text: 'The only hotel' },
  referenceFieldValues: { referenceField1: '4711', referenceField4: 'Bridge' },
};

it('is unchanged after a round trip through the form', () => {
  expect(toCheckoutInfo(toCheckoutValues(info, requirements), requirements)).toEqual(info);
});

it('sends nothing that is empty, and nothing that is not required', () => {
  const values = {
    ...toCheckoutValues(info, requirements),
    comment: '  ',
    references: { 1: ' 4711 ', 4: ' ', 6: 'old' },
  };
  const sent = toCheckoutInfo(values, {
    ...requirements,
    needsReason: false,
    terms: { ...requirements.terms, paymentType: 'invoice' },
  });
  expect(sent).toEqual({ purpose: 'conference', referenceFieldValues: { referenceField1: '4711' } });
});

describe('what is missing', () => {
  const nothing = toCheckoutValues({ purpose: '', referenceFieldValues: {} }, requirements);

  it('is listed in the order of the form', () => {
    expect(missingFields(nothing, requirements)).toEqual([
      'creditCardId',
      'reference1',
      'purpose',
      'reasonCode',
    ]);
  });

  it('is no card when an invoice is sent, and no reason inside the policy', () => {
    const terms: CheckoutRequirements['terms'] = {
      paymentType: 'invoice',
      creditCards: [],
      referenceFields: [],
    };
    const lenient: CheckoutRequirements = { ...requirements, needsReason: false, terms };
    expect(missingFields(nothing, lenient)).toEqual(['purpose']);
  });

  it('is a card that is valid until the trip ends', () => {
    const missing = (creditCardId: string) =>
      missingFields({ ...toCheckoutValues(info, requirements), creditCardId }, requirements);
    expect(missing('c1')).toEqual([]);
    expect(missing('c2')).toEqual(['creditCardId']);
    expect(missing('gone')).toEqual(['creditCardId']);
  });

  it('is a text when the reason is "other"', () => {
    expect(missingFields({ ...toCheckoutValues(info, requirements), reasonText: ' ' }, requirements)).toEqual(
      ['reasonText'],
    );
    expect(missingFields(toCheckoutValues(info, requirements), requirements)).toEqual([]);
  });
});

describe('of passengers', () => {
  const anna: PassengerRequirements = {
    traveler: 'anna',
    firstName: 'Anna',
    lastName: 'Keller',
    memberships: [],
    missing: [],
    passport: null,
  };
  const ben: PassengerRequirements = {
    ...anna,
    traveler: 'ben',
    firstName: 'Ben',
    missing: ['dateOfBirth', 'gender'],
  };
  const flying: CheckoutRequirements = { ...requirements, passengers: [anna, ben] };

  it('entered passenger data are unchanged after a round trip through the form, each separately', () => {
    const passengers = [
      { traveler: 'anna', lastName: 'Frei' },
      { traveler: 'ben', gender: 'X' as const },
    ];
    expect(toCheckoutInfo(toCheckoutValues({ ...info, passengers }, flying), flying)).toEqual({
      ...info,
      passengers,
    });
  });

  it('errors belong to their fields', () => {
    expect(findFaults(toCheckoutValues(info, flying), flying)).toEqual({
      'dateOfBirth ben': 'required',
      'gender ben': 'required',
    });
  });

  it('data of a traveler who is no longer a passenger are left out', () => {
    const passengers = [{ traveler: 'ben', gender: 'X' as const }];
    expect(toCheckoutInfo(toCheckoutValues({ ...info, passengers }, requirements), requirements)).toEqual(
      info,
    );
  });
});
