import { describe, expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

/** The maximum length; the two differ in the last character. */
function remarks(count: number, end: string): string[] {
  return Array.from(
    { length: count + 1 },
    (_, index) => `${index} `.padEnd(199, 'x') + (index < count ? '' : end),
  );
}

describe('the differences between two states of a record', () => {
  test('are listed by the path of the field', () => {
    const before = { name: 'Alpenblick', address: { city: 'Zug', country: 'CH' } };
    const after = { name: 'Alpenblick', address: { city: 'Baar', country: 'CH' }, phone: '+41 41' };
    expect(fieldChanges(before, after)).toEqual([
      { field: 'address.city', before: 'Zug', after: 'Baar' },
      { field: 'phone', before: null, after: '+41 41' },
    ]);
  });

  test('are truncated, but never in the middle of a character', () => {
    const most = `${'x'.repeat(1999)}🛂`;
    const long = `${most}🛂`;
    expect(fieldChanges({ code: most }, { note: long, remarks: [long] })).toEqual([
      { field: 'code', before: most, after: null },
      { field: 'note', before: null, after: most },
      { field: 'remarks[1]', before: null, after: most },
    ]);
  });

  test('are found beyond the truncated length', () => {
    const long = 'x'.repeat(2000);
    expect(fieldChanges({ note: `${long}a` }, { note: `${long}b` })).toHaveLength(1);
  });

  test('leave out ids and versions', () => {
    expect(fieldChanges({ _id: 'a', version: 1, name: 'A' }, { _id: 'b', version: 2, name: 'A' })).toEqual(
      [],
    );
  });

  test('show a person who is replaced by another one of the same name', () => {
    const [one, other] = ['a', 'b'].map((_id) => ({ _id, firstName: 'Anna', lastName: 'Keller' }));
    expect(fieldChanges({ approver: one }, { approver: other })).toEqual([
      { field: 'approver.firstName', before: 'Anna', after: 'Anna' },
      { field: 'approver.lastName', before: 'Keller', after: 'Keller' },
    ]);
    expect(fieldChanges({ approver: one }, { approver: { ...other, firstName: 'Eva' } })).toEqual([
      { field: 'approver.firstName', before: 'Anna', after: 'Eva' },
    ]);
    expect(fieldChanges({ approver: one }, { approver: one })).toEqual([]);
  });

  test('treat an empty text as null', () => {
    expect(fieldChanges({ note: '' }, {})).toEqual([]);
  });

  test('name entries of lists at any position', () => {
    const before = { departments: [{ name: 'Sales' }, { name: 'Works', site: 'Zug' }] };
    const after = {
      departments: [{ name: 'Works', site: 'Baar' }, { name: 'Sales' }],
    };
    expect(fieldChanges(before, after)).toEqual([
      { field: 'departments[Works].site', before: 'Zug', after: 'Baar' },
    ]);
  });

  test('distinguish entries of the same name', () => {
    const visa = { number: 'V1', country: 'US' };
    expect(fieldChanges({ visas: [visa] }, { visas: [visa, visa] })).toEqual([
      { field: 'visas[V1 2].number', before: null, after: 'V1' },
      { field: 'visas[V1 2].country', before: null, after: 'US' },
    ]);
  });

  test('match entries that have an id by their id', () => {
    const [sales, works] = [
      { _id: 'a', name: 'Sales', site: 'Zug' },
      { _id: 'b', name: 'Works' },
    ];
    const swapped = [
      { ...works, name: 'Sales' },
      { ...sales, name: 'Works' },
    ];
    expect(fieldChanges({ departments: [sales, works] }, { departments: swapped })).toEqual([
      { field: 'departments[Sales].name', before: 'Sales', after: 'Works' },
      { field: 'departments[Works].name', before: 'Works', after: 'Sales' },
    ]);
  });

  test('show an entry that is replaced by another one with the same text', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((_id) => ({ _id, last4: '4444' }));
    expect(fieldChanges({ cards: [one] }, { cards: [two] })).toEqual([
      { field: 'cards[4444].last4', before: '4444', after: null },
      { field: 'cards[4444 2].last4', before: null, after: '4444' },
    ]);
    expect(fieldChanges({ cards: [one, two] }, { cards: [three, two] })).toEqual([
      { field: 'cards[4444].last4', before: '4444', after: null },
      { field: 'cards[4444 3].last4', before: null, after: '4444' },
    ]);
    expect(fieldChanges({ cards: [one, two] }, { cards: [two, one] })).toEqual([]);
  });

  test('distinguish an entry whose name ends with a number', () => {
    const entries = ['X', 'X 2', 'X'].map((name) => ({ name }));
    expect(fieldChanges({}, { list: entries }).map(({ field }) => field)).toEqual([
      'list[X].name',
      'list[X 2].name',
      'list[X 3].name',
    ]);
  });

  test('show money as one value', () => {
    const fee = (amount: number, currency = 'CHF') => ({ bookingFee: { amount, currency } });
    expect(fieldChanges(fee(1250), fee(5, 'EUR'))).toEqual([
      { field: 'bookingFee', before: 'CHF 12.50', after: 'EUR 0.05' },
    ]);
    expect(fieldChanges({}, fee(1000, 'JPY'))).toEqual([
      { field: 'bookingFee', before: null, after: 'JPY 1000' },
    ]);
  });

  test('show lists of texts as one value', () => {
    expect(fieldChanges({ tags: ['a', 'b'] }, { tags: ['a'] })).toEqual([
      { field: 'tags', before: 'a, b', after: 'a' },
    ]);
  });

  test.each([
    ['too long for one', (end: string) => remarks(11, end)],
    ['too long for one now', (end: string) => remarks(end === 'a' ? 9 : 11, end)],
    ['of as many words', (end: string) => ['No smoke', ...(end === 'a' ? ['One, two'] : ['One', 'two'])]],
  ])('tells each text of a list by its place in one that is %s', (_, list) => {
    const [before, after] = [list('a'), list('b')];
    const changes = fieldChanges({ remarks: before }, { remarks: after });
    expect(changes.length).toBeGreaterThan(0);
    expect(changes).toEqual(
      after.flatMap((text, index) =>
        text === before[index]
          ? []
          : [{ field: `remarks[${index + 1}]`, before: before[index] ?? null, after: text }],
      ),
    );
  });

  test('show what is false as well', () => {
    expect(fieldChanges({ active: true }, { active: false })).toEqual([
      { field: 'active', before: 'true', after: 'false' },
    ]);
  });
});
