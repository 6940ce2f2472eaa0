import { expect, it } from 'vitest';
import type { CheckoutTerms } from '../contract.ts';
import { proposedInfo } from './proposed-info.ts';

const TRIP = { purpose: 'training', endsOn: '2029-11-30' };

function buildCard(_id: string, expiryDate = '11/29'): CheckoutTerms['creditCards'][number] {
  const card = {
    vendor: 'VI',
    last4: '4242',
    maskedNumber: '•••• 4242',
    name: 'Anna Keller',
    expiryDate,
  };
  return { card: { _id, ...card, isDefault: false }, owner: 'company' };
}

it('starts with the first card and the default values', () => {
  const terms: Parameters<typeof proposedInfo>[0] = {
    creditCards: [buildCard('first'), buildCard('second')],
    referenceFields: [
      { position: 1, name: 'Cost centre', mandatory: true, proposal: '4711' },
      { position: 3, name: 'Project', mandatory: false },
    ],
  };
  expect(proposedInfo(terms, TRIP)).toEqual({
    purpose: 'training',
    creditCardId: 'first',
    referenceFieldValues: { referenceField1: '4711' },
  });
});

it('starts with the purpose of the last trip where no search has named one', () => {
  const terms = { creditCards: [], referenceFields: [], lastPurpose: 'client-visit' };
  expect(proposedInfo(terms, { ...TRIP, purpose: '' }).purpose).toBe('client-visit');
  expect(proposedInfo(terms, TRIP).purpose).toBe('training');
});

it('names no card when trips are paid on invoice', () => {
  expect(proposedInfo({ creditCards: [], referenceFields: [] }, TRIP)).toEqual({
    purpose: 'training',
    referenceFieldValues: {},
  });
});

it('passes over cards that expire before the trip ends', () => {
  const proposed = (...creditCards: ReturnType<typeof buildCard>[]) =>
    proposedInfo({ creditCards, referenceFields: [] }, TRIP).creditCardId;
  expect(proposed(buildCard('short', '10/29'), buildCard('long', '11/29'))).toBe('long');
  expect(proposed(buildCard('short', '10/29'))).toBeUndefined();
});

it('proposes what an earlier request said, in the fields that the company still has', () => {
  const terms: Parameters<typeof proposedInfo>[0] = {
    creditCards: [],
    referenceFields: [{ position: 1, name: 'Cost centre', mandatory: true, proposal: '4711' }],
  };
  const reason = { code: 'closerToMeeting', text: 'The last train' } as const;
  const earlier = {
    comment: 'Near the office',
    reason,
    referenceFieldValues: { referenceField1: '4712', referenceField2: 'Old' },
  };
  expect(proposedInfo(terms, { ...TRIP, earlier })).toEqual({
    purpose: 'training',
    comment: 'Near the office',
    reason,
    referenceFieldValues: { referenceField1: '4712' },
  });
});
