import { expect, it } from 'vitest';
import { type InfoValues, infoValues, missingInfo, toInfoEdit, trimInfo } from './info-values.ts';

const VALUES: InfoValues = {
  purpose: 'client-visit',
  comment: 'Two days',
  reasonCode: 'other',
  reasonText: 'The only one with a lift',
  references: { 1: '4711', 2: '' },
};

it('sends every field, and clears what is empty', () => {
  expect(toInfoEdit(VALUES)).toEqual({
    purpose: 'client-visit',
    comment: 'Two days',
    reason: { code: 'other', text: 'The only one with a lift' },
    referenceFieldValues: { referenceField1: '4711' },
  });
  const empty = { ...VALUES, comment: '', reasonCode: '', reasonText: '', references: {} };
  expect(toInfoEdit(empty)).toEqual({ purpose: 'client-visit', comment: null, reason: null });
});

it('names what has to be filled in', () => {
  expect(missingInfo(VALUES, true)).toEqual(['references.2']);
  expect(missingInfo({ ...VALUES, reasonText: '' }, false)).toEqual(['reasonText', 'references.2']);
  const empty = { ...VALUES, purpose: '', reasonCode: '', references: {} };
  expect(missingInfo(empty, true)).toEqual(['purpose', 'reasonCode']);
  expect(missingInfo(empty, false)).toEqual(['purpose']);
});

it('begins with what was said last, and leaves out the space around what is typed', () => {
  const info = {
    paymentType: 'invoice' as const,
    purpose: 'client-visit',
    reason: { code: 'other', text: 'A lift' } as const,
    referenceFields: [{ position: 2, name: 'Project', value: '4711' }],
  };
  const opened = infoValues(info);
  expect(opened).toEqual({
    purpose: 'client-visit',
    comment: '',
    reasonCode: 'other',
    reasonText: 'A lift',
    references: { 2: '4711' },
  });
  const typed = { ...opened, comment: ' Two days ', reasonText: ' ', references: { 2: ' ' } };
  expect(trimInfo(typed)).toEqual({ ...opened, comment: 'Two days', reasonText: '', references: { 2: '' } });
});
