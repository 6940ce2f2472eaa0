import { expect, it } from 'vitest';
import { type InfoValues, infoChangeOf, missingInfo } from './info-values.ts';

const VALUES: InfoValues = {
  purpose: 'client-visit',
  comment: 'Two days',
  reasonCode: 'other',
  reasonText: 'The only one with a lift',
  references: { 1: '4711', 2: '' },
};

it('sends every field, and clears what is empty', () => {
  expect(infoChangeOf(VALUES)).toEqual({
    purpose: 'client-visit',
    comment: 'Two days',
    reason: { code: 'other', text: 'The only one with a lift' },
    referenceFieldValues: { referenceField1: '4711' },
  });
  const empty = { ...VALUES, comment: '', reasonCode: '', reasonText: '', references: {} };
  expect(infoChangeOf(empty)).toEqual({ purpose: 'client-visit', comment: null, reason: null });
});

it('names what has to be filled in', () => {
  expect(missingInfo(VALUES, true)).toEqual(['reference2']);
  expect(missingInfo({ ...VALUES, reasonText: '' }, false)).toEqual(['reasonText', 'reference2']);
  const empty = { ...VALUES, purpose: '', reasonCode: '', references: {} };
  expect(missingInfo(empty, true)).toEqual(['purpose', 'reasonCode']);
  expect(missingInfo(empty, false)).toEqual(['purpose']);
});
