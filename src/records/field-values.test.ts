import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { fieldValues } from './field-values.ts';

const label = msg`Name`;
const FIELDS: readonly FieldSpec[] = [
  { kind: 'text', path: 'name', label, maxLength: 9 },
  { kind: 'text', path: 'address.city', label, maxLength: 9 },
  { kind: 'switch', path: 'active', label },
  { kind: 'money', path: 'fee', label, currency: 'CHF' },
  { kind: 'texts', path: 'tags', label, entry: label, add: label, empty: label, maxItems: 1, maxLength: 9 },
  { kind: 'custom', path: 'place', label, Field: () => null },
];

it('has what the record has, and nothing that is not a field', () => {
  const record = {
    _id: 'a',
    name: 'Alpenblick',
    address: { city: 'Bern', country: 'ch' },
    active: true,
    tags: ['x'],
  };
  const fee = { amount: 500, currency: 'CHF' };
  expect(fieldValues(FIELDS, { ...record, fee })).toEqual({
    name: 'Alpenblick',
    address: { city: 'Bern' },
    active: true,
    fee,
    tags: ['x'],
  });
});

it('has a value for every field that can be read, also of an empty record', () => {
  expect(fieldValues(FIELDS, {})).toEqual({
    name: null,
    address: { city: null },
    active: false,
    fee: null,
    tags: [],
  });
});
