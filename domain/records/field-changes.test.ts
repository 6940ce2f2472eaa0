import { describe, expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

describe('what differs between two states of a record', () => {
  test('is told by the path of the field', () => {
    const before = { name: 'Alpenblick', address: { city: 'Zug', country: 'CH' } };
    const after = { name: 'Alpenblick', address: { city: 'Baar', country: 'CH' }, phone: '+41 41' };
    expect(fieldChanges(before, after)).toEqual([
      { field: 'address.city', before: 'Zug', after: 'Baar' },
      { field: 'phone', before: null, after: '+41 41' },
    ]);
  });

  test('is cut short, but never in the middle of a character', () => {
    const [short, long] = ['x'.repeat(1999), `${'x'.repeat(1999)}🛂`];
    expect(fieldChanges({}, { note: long, remarks: [long] })).toEqual([
      { field: 'note', before: null, after: short },
      { field: 'remarks', before: null, after: short },
    ]);
  });

  test('leaves out ids and versions', () => {
    expect(fieldChanges({ _id: 'a', version: 1, name: 'A' }, { _id: 'b', version: 2, name: 'A' })).toEqual(
      [],
    );
  });

  test('takes an empty text for nothing', () => {
    expect(fieldChanges({ note: '' }, {})).toEqual([]);
  });

  test('names entries of lists, wherever they stand', () => {
    const before = { departments: [{ name: 'Sales' }, { name: 'Works', site: 'Zug' }] };
    const after = {
      departments: [{ name: 'Works', site: 'Baar' }, { name: 'Sales' }],
    };
    expect(fieldChanges(before, after)).toEqual([
      { field: 'departments[Works].site', before: 'Zug', after: 'Baar' },
    ]);
  });

  test('tells entries of the same name apart', () => {
    const visa = { number: 'V1', country: 'US' };
    expect(fieldChanges({ visas: [visa] }, { visas: [visa, visa] })).toEqual([
      { field: 'visas[V1 2].number', before: null, after: 'V1' },
      { field: 'visas[V1 2].country', before: null, after: 'US' },
    ]);
  });

  test('tells lists of texts as one', () => {
    expect(fieldChanges({ tags: ['a', 'b'] }, { tags: ['a'] })).toEqual([
      { field: 'tags', before: 'a, b', after: 'a' },
    ]);
  });

  test('tells what is false as well', () => {
    expect(fieldChanges({ active: true }, { active: false })).toEqual([
      { field: 'active', before: 'true', after: 'false' },
    ]);
  });
});
