import { describe, expect, it } from 'vitest';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { FieldSpec } from './field-spec.ts';
import { readFields } from './read-fields.ts';

const label = { id: 'label' };
const list = { label, entry: label, add: label, empty: label, maxItems: 5 };
const fields: readonly FieldSpec[] = [
  { kind: 'text', path: 'address.city', label, maxLength: 10, required: true },
  { kind: 'email', path: 'email', label, maxLength: 20 },
  { kind: 'phone', path: 'phone', label, maxLength: 40 },
  { kind: 'number', path: 'latitude', label, lowest: -90, highest: 90, fractions: true },
  { kind: 'number', path: 'percent', label, lowest: 0, highest: 20, fractions: 'tenths' },
  { kind: 'money', path: 'fee', label, currency: 'CHF' },
  { kind: 'switch', path: 'active', label },
  { kind: 'texts', path: 'codes', ...list, maxLength: 5, capitals: true },
  {
    kind: 'rows',
    path: 'rows',
    ...list,
    fresh: { fresh: true },
    fields: [
      { kind: 'text', path: 'name', label, maxLength: 10, required: true },
      { kind: 'oneOfRows', path: 'isDefault', label },
    ],
  },
];

const base: SectionValues = {
  address: { city: 'Zug', street: 'Dorfstrasse' },
  email: null,
  phone: 'old',
  latitude: null,
  fee: null,
  active: true,
  codes: ['A'],
  rows: [{ _id: '1', name: 'one', isDefault: true }],
};

function read(entries: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return readFields(fields, data, base);
}

describe('reading a form', () => {
  it('leaves what is not in it as it was', () => {
    expect(read([])).toEqual({ values: base, faults: {} });
  });

  it('reads each kind of field', () => {
    const { values, faults } = read([
      ...([
        ['address.city', ' Baar '],
        ['email', 'a@b.ch'],
        ['latitude', '47,55'],
        ['percent', '3,5'],
        ['fee', '12.5'],
      ] as [string, string][]),
      ['active', 'off'],
      ['codes', 'list'],
      ['codes.0', 'b'],
      ['codes.1', ' '],
      ['codes.2', 'B'],
    ]);
    expect(faults).toEqual({});
    expect(values).toEqual({
      ...base,
      address: { city: 'Baar', street: 'Dorfstrasse' },
      email: 'a@b.ch',
      latitude: 47.55,
      percent: 3.5,
      fee: { amount: 1250, currency: 'CHF' },
      active: false,
      codes: ['B'],
    });
  });

  it('takes the last word on a switch', () => {
    expect(read([['active', 'off']]).values.active).toBe(false);
    expect(
      read([
        ['active', 'off'],
        ['active', 'on'],
      ]).values.active,
    ).toBe(true);
  });

  it('says what can not be sent', () => {
    const { faults } = read([
      ['address.city', ' '],
      ['email', 'nobody'],
      ['phone', '1234'],
      ['latitude', '91'],
      ['fee', 'much'],
    ]);
    expect(faults).toEqual({
      'address.city': 'required',
      email: 'email',
      phone: 'phone',
      latitude: 'number',
      fee: 'money',
    });
  });

  it('takes no tab in a text of one line, unless it was stored before', () => {
    expect(read([['address.city', 'Z\tug']]).faults).toEqual({ 'address.city': 'oneLine' });
  });

  it('lets a telephone number stay that was stored before', () => {
    expect(read([['phone', 'old']]).faults).toEqual({});
  });

  it.each(['3.55', '3.', '-0.1', '20.1', 'x'])(
    'does not take %s for a number in tenths up to 20',
    (typed) => {
      expect(read([['percent', typed]]).faults).toEqual({ percent: 'number' });
    },
  );

  it('reads rows in their order, closed ones as they were, and the one that is marked', () => {
    const { values, faults } = read([
      ['rows', 'list'],
      ['rows.0._row', 'new-0'],
      ['rows.0.name', 'two'],
      ['rows.1._row', '1'],
      ['rows._isDefault', 'new-0'],
    ]);
    expect(faults).toEqual({});
    expect(values.rows).toEqual([
      { fresh: true, name: 'two', isDefault: true },
      { _id: '1', name: 'one', isDefault: false },
    ]);
  });

  it('names the field of a row that says nothing', () => {
    expect(
      read([
        ['rows', 'list'],
        ['rows.0._row', 'new-0'],
        ['rows.0.name', ''],
      ]).faults,
    ).toEqual({ 'rows.0.name': 'required' });
  });
});
