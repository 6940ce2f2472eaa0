import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeSection } from './merge-section.ts';
import type { SectionValues } from './section-values.ts';

const card = (_id: string, isDefault = false) => ({ _id, name: `Card ${_id}`, isDefault });
const fresh = (name: string, isDefault: boolean) => ({ name, isDefault });
const list = (...cards: SectionValues[]) => ({ cards });
const merge = (base: SectionValues, mine: SectionValues, theirs: SectionValues, chosen = {}) =>
  mergeSection({ base, mine, theirs }, chosen);

const PATH = 'cards.isDefault';
const before = list(card('1', true), card('2'), card('3'));

describe('the default row of a list', () => {
  it('is a conflict when both chose another one, and there is never more than one', () => {
    const [mine, theirs] = [
      list(card('1'), card('2', true), card('3')),
      list(card('1'), card('2'), card('3', true)),
    ];
    const { values, conflicts } = merge(before, mine, theirs);
    expect(conflicts).toEqual([{ path: PATH, mine: card('2', true), theirs: card('3', true) }]);
    expect(values).toEqual(mine);
    expect(merge(before, mine, theirs, { [PATH]: 'mine' }).values).toEqual(mine);
    expect(merge(before, mine, theirs, { [PATH]: 'theirs' }).values).toEqual(theirs);
  });

  it('is a conflict when both added one', () => {
    const mine = list(fresh('Mine', true));
    const theirs = list(card('5', true));
    const { conflicts } = merge(list(), mine, theirs);
    expect(conflicts).toEqual([{ path: PATH, mine: fresh('Mine', true), theirs: card('5', true) }]);
    expect(merge(list(), mine, theirs, { [PATH]: 'theirs' }).values).toEqual(
      list(card('5', true), fresh('Mine', false)),
    );
    expect(merge(list(), mine, theirs, { [PATH]: 'mine' }).values).toEqual(
      list(card('5'), fresh('Mine', true)),
    );
  });

  it('is the one that only one of both chose', () => {
    const chosen = list(card('1'), card('2', true), card('3'));
    const renamed = list({ ...card('1', true), name: 'Old' }, card('2'), card('3'));
    const expected = list({ ...card('1'), name: 'Old' }, card('2', true), card('3'));
    expect(merge(before, chosen, renamed)).toEqual({ values: expected, conflicts: [] });
    expect(merge(before, renamed, chosen)).toEqual({ values: expected, conflicts: [] });
  });

  it('is no conflict when both chose the same', () => {
    const chosen = list(card('1'), card('2', true), card('3'));
    const renamed = list(card('1'), card('2', true), { ...card('3'), name: 'New' });
    expect(merge(before, chosen, renamed)).toEqual({ values: renamed, conflicts: [] });
    const added = merge(list(), list(fresh('Card 5', true), fresh('More', false)), list(card('5', true)));
    expect(added).toEqual({ values: list(card('5', true), fresh('More', false)), conflicts: [] });
  });

  it('is a conflict when one chose another row and the other chose none', () => {
    const [mine, theirs] = [
      list(card('1'), card('2', true), card('3')),
      list(card('1'), { ...card('2'), name: 'New' }, card('3')),
    ];
    expect(merge(before, mine, theirs).conflicts).toEqual([
      { path: PATH, mine: card('2', true), theirs: null },
    ]);
    expect(merge(before, mine, theirs, { [PATH]: 'theirs' }).values).toEqual(theirs);
  });

  it('is the chosen one when the former one was removed', () => {
    const mine = list(card('1'), card('2', true), card('3'));
    const theirs = list(card('2'), card('3'));
    const expected = { values: list(card('2', true), card('3')), conflicts: [] };
    expect(merge(before, mine, theirs)).toEqual(expected);
    expect(merge(before, theirs, mine)).toEqual(expected);
  });

  it('is a conflict on the row when one side removed what the other chose', () => {
    const mine = list(card('1'), card('2', true), card('3'));
    const theirs = list(card('1', true), card('3'));
    expect(merge(before, mine, theirs).conflicts).toEqual([
      { path: 'cards.2', mine: card('2', true), theirs: null },
    ]);
    expect(merge(before, mine, theirs, { 'cards.2': 'theirs' }).values).toEqual(theirs);
    const { cards } = merge(before, mine, theirs, { 'cards.2': 'mine' }).values;
    expect(cards).toHaveLength(3);
    expect(cards).toEqual(expect.arrayContaining([card('1'), fresh('Card 2', true), card('3')]));
  });

  it('is never two rows, for any edits of two people', () => {
    const rows = fc
      .record({
        ids: fc.uniqueArray(fc.constantFrom('1', '2', '3')),
        first: fc.option(fc.nat(3)),
        added: fc.option(fc.constantFrom('x', 'y')),
      })
      .map(({ ids, first, added }) => [
        ...ids.map((id, index) => card(id, first === index)),
        ...(added === null ? [] : [fresh(added, first === ids.length)]),
      ]);
    const side = fc.constantFrom('mine', 'theirs');
    fc.assert(
      fc.property(rows, rows, rows, side, (base, mine, theirs, preferred) => {
        const saved = (all: SectionValues[]) => all.filter((row) => '_id' in row);
        const versions = { base: list(...saved(base)), mine: list(...mine), theirs: list(...saved(theirs)) };
        const { conflicts } = mergeSection(versions);
        const chosen = Object.fromEntries(conflicts.map(({ path }) => [path, preferred]));
        for (const { values } of [mergeSection(versions), mergeSection(versions, chosen)]) {
          const merged = values.cards as SectionValues[]; // the merged list
          expect(merged.filter(({ isDefault }) => isDefault === true).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
