import { describe, expect, it } from 'vitest';
import { referenceFields, referenceNames, referenceRequest, referenceValues } from './reference-fields.ts';

const fields = [
  { position: 2, name: 'Project' },
  { position: 1, name: 'Cost centre' },
];
const membership = {
  referenceFieldDefaults: [
    { name: 'Project', value: 'Bridge no. 4' },
    { name: 'Former field', value: 'kept' },
  ],
};
const names = referenceNames(fields, membership);

describe('defaults of reference fields', () => {
  it("has a field for each of the company's fields, and for the others of the membership", () => {
    expect(names).toEqual(['Cost centre', 'Project', 'Former field']);
    expect(referenceFields(names).map(({ path }) => path)).toEqual([
      'defaults.field0',
      'defaults.field1',
      'defaults.field2',
    ]);
  });

  it('shows the saved values, and sends those that are not empty', () => {
    const values = referenceValues(names, membership);
    expect(values).toEqual({ defaults: { field0: null, field1: 'Bridge no. 4', field2: 'kept' } });
    expect(referenceRequest(names, values)).toEqual(membership);
  });

  it('leaves out cleared fields, and is empty when nothing changed', () => {
    const defaults = { field0: '4711', field1: null, field2: null };
    expect(referenceRequest(names, { defaults })).toEqual({
      referenceFieldDefaults: [{ name: 'Cost centre', value: '4711' }],
    });
    expect(referenceRequest(names, {})).toEqual({});
  });
});
