import { describe, expect, it } from 'vitest';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { FieldSpec, RowsSpec } from './field-spec.ts';
import { readFields } from './read-fields.ts';
import { nameInForm, REMOVED, ROW_KEY, toFormValues } from './section-form-values.ts';

const label = { id: 'label' };
const list = { label, entry: label, add: label, empty: label, maxItems: 5 };
const rowsSpec: RowsSpec = {
  kind: 'rows',
  path: 'rows',
  ...list,
  fresh: { fresh: true },
  fields: [
    { kind: 'text', path: 'name', label, maxLength: 10, required: true },
    { kind: 'oneOfRows', path: 'isDefault', label },
  ],
};
const fields: readonly FieldSpec[] = [
  { kind: 'text', path: 'address.city', label, maxLength: 10, required: true },
  { kind: 'email', path: 'email', label, maxLength: 20 },
  { kind: 'phone', path: 'phone', label, maxLength: 40 },
  { kind: 'number', path: 'latitude', label, lowest: -90, highest: 90, fractions: true },
  { kind: 'number', path: 'percent', label, lowest: 0, highest: 20, fractions: 'tenths' },
  { kind: 'money', path: 'fee', label, currency: 'CHF' },
  { kind: 'switch', path: 'active', label },
  { kind: 'texts', path: 'codes', ...list, maxLength: 5, capitals: true },
  rowsSpec,
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

const read = (typed: SectionValues) => readFields(fields, typed, base);
const text = (words: string) => ({ text: words, [ROW_KEY]: 'new-0', [REMOVED]: false });
const row = (key: string, typed: SectionValues) => ({ ...typed, [ROW_KEY]: key, [REMOVED]: false });

describe('reading a form', () => {
  it('leaves what is not in it as it was', () => {
    expect(read({})).toEqual({ values: base, faults: {} });
  });

  it('reads each kind of field', () => {
    const { values, faults } = read({
      address: { city: ' Baar ' },
      email: 'a@b.ch',
      latitude: '47,55',
      percent: '3,5',
      fee: '12.5',
      active: false,
      codes: [text('b'), text(' '), text('B')],
    });
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

  it('takes an empty field for none', () => {
    const { values, faults } = read({ email: ' ', latitude: '', fee: '', phone: '' });
    expect(faults).toEqual({});
    expect(values).toMatchObject({ email: null, latitude: null, fee: null, phone: null });
  });

  it("reports values that can't be sent", () => {
    const { faults } = read({
      address: { city: ' ' },
      email: 'nobody',
      phone: '1234',
      latitude: '91',
      fee: 'much',
    });
    expect(faults).toEqual({
      'address.city': 'required',
      email: 'email',
      phone: 'phone',
      latitude: 'number',
      fee: 'money',
    });
  });

  it('takes no tab in a text of one line, unless it was stored before', () => {
    expect(read({ address: { city: 'Z\tug' } }).faults).toEqual({ 'address.city': 'oneLine' });
  });

  it('lets a telephone number stay that was stored before', () => {
    expect(read({ phone: 'old' }).faults).toEqual({});
  });

  it.each(['3.55', '3.', '-0.1', '20.1', 'x'])(
    'does not take %s for a number in tenths up to 20',
    (typed) => {
      expect(read({ percent: typed }).faults).toEqual({ percent: 'number' });
    },
  );

  it('reads rows in their order, and the one that is marked', () => {
    const { values, faults } = read({
      rows: [row('new-0', { name: 'two', isDefault: true }), row('1', { name: 'one', isDefault: false })],
    });
    expect(faults).toEqual({});
    expect(values.rows).toEqual([
      { fresh: true, name: 'two', isDefault: true },
      { _id: '1', name: 'one', isDefault: false },
    ]);
  });

  it('leaves out what is removed, even if it is faulty', () => {
    const gone = { ...row('1', { name: '', isDefault: true }), [REMOVED]: true };
    const { values, faults } = read({
      rows: [gone, row('new-1', { name: 'two', isDefault: false })],
      codes: [{ ...text('A'), [REMOVED]: true }, text('c')],
    });
    expect(faults).toEqual({});
    expect(values.rows).toEqual([{ fresh: true, name: 'two', isDefault: false }]);
    expect(values.codes).toEqual(['C']);
  });

  it('names the field of a row that says nothing', () => {
    const rows = [row('new-0', { name: 'x', isDefault: true }), row('new-1', { name: '', isDefault: false })];
    expect(read({ rows }).faults).toEqual({ 'rows.1.name': 'required' });
  });

  it('leaves a row that was not touched as it was, even if its content would not be taken today', () => {
    const closed: FieldSpec[] = [{ ...rowsSpec, summary: () => 'A row' }];
    const stored = { rows: [{ _id: '1', name: 'Z\tug ', isDefault: false }] };
    const typed = toFormValues(closed, stored);
    expect(readFields(closed, typed, stored)).toEqual({ values: stored, faults: {} });
  });
});

describe('what a form contains', () => {
  it('is read again as it was', () => {
    const typed = toFormValues(fields, base);
    expect(typed).toMatchObject({ address: { city: 'Zug' }, email: '', active: true });
    expect(readFields(fields, typed, base)).toEqual({ values: { ...base, percent: null }, faults: {} });
  });

  it('is named by a request without the rows that are removed', () => {
    const gone = { ...row('1', { name: 'one' }), [REMOVED]: true };
    const typed = { rows: [gone, row('2', { name: 'two' }), row('3', { name: 'three' })] };
    expect(nameInForm('rows.1.name', typed)).toBe('rows.2.name');
    expect(nameInForm('address.city', typed)).toBe('address.city');
  });
});
