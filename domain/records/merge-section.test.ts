import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeSection } from './merge-section.ts';
import type { SectionValues } from './section-values.ts';

const base: SectionValues = {
  name: 'Alpenblick',
  note: null,
  address: { city: 'Zug', street: 'Baarerstrasse 14' },
  fee: { amount: 500, currency: 'CHF' },
  tags: ['a', 'b'],
};

const merge = (mine: SectionValues, theirs: SectionValues, from = base) =>
  mergeSection({ base: from, mine: { ...from, ...mine }, theirs: { ...from, ...theirs } });

describe('fields', () => {
  it('takes what only one side has changed', () => {
    const { values, conflicts } = merge({ name: 'Alpenblick AG' }, { note: 'By mail' });
    expect(conflicts).toEqual([]);
    expect(values).toEqual({ ...base, name: 'Alpenblick AG', note: 'By mail' });
  });

  it('looks into groups of fields', () => {
    const mine = { address: { city: 'Baar', street: 'Baarerstrasse 14' } };
    const theirs = { address: { city: 'Zug', street: 'Dorfstrasse 1' } };
    expect(merge(mine, theirs)).toMatchObject({
      values: { address: { city: 'Baar', street: 'Dorfstrasse 1' } },
      conflicts: [],
    });
  });

  it('has no conflict when both made the same change', () => {
    expect(merge({ name: 'New' }, { name: 'New' }).conflicts).toEqual([]);
  });

  it('has a conflict when both changed a field, and keeps mine until it is decided', () => {
    const { values, conflicts } = merge({ name: 'Mine' }, { name: 'Theirs' });
    expect(conflicts).toEqual([{ path: 'name', mine: 'Mine', theirs: 'Theirs' }]);
    expect(values.name).toBe('Mine');
  });

  it('never mixes the amount of one with the currency of another', () => {
    const [mine, theirs] = [
      { fee: { amount: 900, currency: 'CHF' } },
      { fee: { amount: 500, currency: 'EUR' } },
    ];
    expect(merge(mine, theirs).conflicts).toEqual([{ path: 'fee', mine: mine.fee, theirs: theirs.fee }]);
  });

  it('has one conflict for a list of texts as a whole', () => {
    expect(merge({ tags: ['a'] }, { tags: ['a', 'b', 'c'] }).conflicts).toHaveLength(1);
  });

  it('follows the decision', () => {
    const versions = { base, mine: { ...base, name: 'Mine' }, theirs: { ...base, name: 'Theirs' } };
    expect(mergeSection(versions, { name: 'theirs' }).values.name).toBe('Theirs');
    expect(mergeSection(versions, { name: 'mine' }).values.name).toBe('Mine');
  });
});

describe('rows', () => {
  const row = (_id: string, name: string) => ({ _id, name });
  const list = (...rows: SectionValues[]) => ({ rows });
  const before = list(row('1', 'one'), row('2', 'two'), row('3', 'three'));

  it('joins changes of different rows, and the rows that both added', () => {
    const mine = list(row('1', 'ONE'), row('2', 'two'), row('3', 'three'), { name: 'four' });
    const theirs = list(row('1', 'one'), row('2', 'TWO'), row('3', 'three'), row('5', 'five'));
    const { values, conflicts } = merge(mine, theirs, before);
    expect(conflicts).toEqual([]);
    expect(values.rows).toEqual([
      row('1', 'ONE'),
      row('2', 'TWO'),
      row('3', 'three'),
      row('5', 'five'),
      { name: 'four' },
    ]);
  });

  it('removes what one side removed and the other left unchanged', () => {
    const mine = list(row('1', 'one'), row('3', 'three'));
    const theirs = list(row('1', 'one'), row('2', 'two'));
    expect(merge(mine, theirs, before)).toEqual({ values: list(row('1', 'one')), conflicts: [] });
  });

  it('has a conflict when one side removed what the other changed', () => {
    const mine = list(row('1', 'one'), row('3', 'three'));
    const theirs = list(row('1', 'one'), row('2', 'TWO'), row('3', 'three'));
    const versions = { base: before, mine, theirs };
    const { values, conflicts } = mergeSection(versions);
    expect(conflicts).toEqual([{ path: 'rows.2', mine: null, theirs: row('2', 'TWO') }]);
    expect(values).toEqual(mine);
    expect(mergeSection(versions, { 'rows.2': 'theirs' }).values).toEqual(theirs);
  });

  it('adds a row again that the other side removed, when mine is to stay', () => {
    const mine = list(row('1', 'one'), row('2', 'TWO'), row('3', 'three'));
    const theirs = list(row('1', 'one'), row('3', 'three'));
    const versions = { base: before, mine, theirs };
    expect(mergeSection(versions).conflicts).toEqual([
      { path: 'rows.2', mine: row('2', 'TWO'), theirs: null },
    ]);
    expect(mergeSection(versions, { 'rows.2': 'theirs' }).values).toEqual(theirs);
    const { rows } = mergeSection(versions, { 'rows.2': 'mine' }).values;
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({ name: 'TWO' });
  });

  it('has a conflict on the field of a row', () => {
    const mine = list(row('1', 'mine'), row('2', 'two'), row('3', 'three'));
    const theirs = list(row('1', 'theirs'), row('2', 'two'), row('3', 'three'));
    expect(merge(mine, theirs, before).conflicts).toEqual([
      { path: 'rows.1.name', mine: 'mine', theirs: 'theirs' },
    ]);
  });

  it('keeps my order', () => {
    const mine = list(row('3', 'three'), row('1', 'one'), row('2', 'two'));
    const theirs = list(row('1', 'one'), row('2', 'TWO'), row('3', 'three'), row('4', 'four'));
    expect(merge(mine, theirs, before).values).toEqual(
      list(row('3', 'three'), row('1', 'one'), row('2', 'TWO'), row('4', 'four')),
    );
  });

  it('adds a row once that both added with equal values', () => {
    const theirs = list(...before.rows, row('4', 'four'));
    expect(merge(list(...before.rows, { name: 'four' }), theirs, before).values).toEqual(theirs);
  });
});

describe('any two changes', () => {
  const values = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    note: fc.option(fc.constantFrom('x', 'y')),
    rows: fc
      .uniqueArray(fc.constantFrom('1', '2', '3'))
      .chain((ids) => fc.tuple(...ids.map((_id) => fc.record({ _id: fc.constant(_id), name: fc.string() })))),
  });

  it('keep all changes of one when the other changed nothing', () => {
    fc.assert(
      fc.property(values, values, (from, changed) => {
        expect(mergeSection({ base: from, mine: changed, theirs: from })).toEqual({
          values: changed,
          conflicts: [],
        });
        expect(mergeSection({ base: from, mine: from, theirs: changed })).toEqual({
          values: changed,
          conflicts: [],
        });
      }),
    );
  });

  it('end in values of one of both sides, with conflicts only where both changed them', () => {
    fc.assert(
      fc.property(values, values, values, (from, mine, theirs) => {
        const { values: merged, conflicts } = mergeSection({ base: from, mine, theirs });
        expect([mine.name, theirs.name]).toContain(merged.name);
        const bothChanged = mine.name !== from.name && theirs.name !== from.name && mine.name !== theirs.name;
        expect(conflicts.some(({ path }) => path === 'name')).toBe(bothChanged);
      }),
    );
  });
});

describe('rows without ids', () => {
  const row = (place: number) => ({ place });
  const from = { rows: [row(1)] };

  it('are one value, which is a conflict when both have changed it', () => {
    const { values, conflicts } = merge({ rows: [row(1), row(2)] }, { rows: [row(3)] }, from);
    expect(conflicts).toEqual([{ path: 'rows', mine: [row(1), row(2)], theirs: [row(3)] }]);
    expect(values.rows).toEqual([row(1), row(2)]);
  });

  it('are taken from the side that has changed them', () => {
    expect(merge({}, { rows: [] }, from)).toMatchObject({ values: { rows: [] }, conflicts: [] });
  });
});
