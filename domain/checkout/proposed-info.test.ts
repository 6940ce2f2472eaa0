import { expect, it } from 'vitest';
import type { CheckoutTerms } from '../contract.ts';
import { proposedInfo } from './proposed-info.ts';

function cardOf(_id: string): CheckoutTerms['creditCards'][number] {
  const card = {
    vendor: 'VI',
    last4: '4242',
    maskedNumber: '•••• 4242',
    name: 'Anna Keller',
    expiryDate: '11/29',
  };
  return { card: { _id, ...card, isDefault: false }, owner: 'company' };
}

it('begins with the first card and the usual values', () => {
  const terms: Parameters<typeof proposedInfo>[0] = {
    creditCards: [cardOf('first'), cardOf('second')],
    referenceFields: [
      { position: 1, name: 'Cost centre', mandatory: true, proposal: '4711' },
      { position: 3, name: 'Project', mandatory: false },
    ],
  };
  expect(proposedInfo(terms, 'training')).toEqual({
    purpose: 'training',
    creditCardId: 'first',
    referenceFieldValues: { referenceField1: '4711' },
  });
});

it('names no card when trips are paid on invoice', () => {
  expect(proposedInfo({ creditCards: [], referenceFields: [] }, 'training')).toEqual({
    purpose: 'training',
    referenceFieldValues: {},
  });
});
