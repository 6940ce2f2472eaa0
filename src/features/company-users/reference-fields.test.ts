import { describe, expect, it } from 'vitest';
import { referenceFields, referenceNames, referenceRequest, referenceValues } from './reference-fields.ts';

const fields = [
  { position: 2, name: 'Project' },
  { position: 1, name: 'Cost centre' },
];
const place = {
  referenceFieldDefaults: [
    { name: 'Project', value: 'Bridge no. 4' },
    { name: 'Former field', value: 'kept' },
  ],
};
const names = referenceNames(fields, place);

describe('defaults of reference fields', () => {
  it('has a field for each that the company has, by position, and for those of the place besides', () => {
    expect(names).toEqual(['Cost centre', 'Project', 'Former field']);
    expect(referenceFields(names).map(({ path }) => path)).toEqual([
      'defaults.field0',
      'defaults.field1',
      'defaults.field2',
    ]);
  });

  it('says what each is filled with, and sends back those that say something', () => {
    const values = referenceValues(names, place);
    expect(values).toEqual({ defaults: { field0: null, field1: 'Bridge no. 4', field2: 'kept' } });
    expect(referenceRequest(names, values)).toEqual(place);
  });

  it('leaves out what was cleared, and is silent when nothing changed', () => {
    const defaults = { field0: '4711', field1: null, field2: null };
    expect(referenceRequest(names, { defaults })).toEqual({
      referenceFieldDefaults: [{ name: 'Cost centre', value: '4711' }],
    });
    expect(referenceRequest(names, {})).toEqual({});
  });
});
