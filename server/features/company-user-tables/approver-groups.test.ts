import { expect, test } from 'vitest';
import { approverGroups } from './approver-groups.ts';
import type { RowWithOutcome } from './judge-row.ts';

const LONGEST_TABLE = 2000;

test('approvers come first, however long the chain is', () => {
  const keys = Array.from({ length: LONGEST_TABLE }, (_, index) => `p${index}`);
  const groups = approverGroups(keys.map((key, index) => buildRow(key, keys[index + 1])));
  expect(listKeys(groups)).toEqual(keys.toReversed().map((key) => [key]));
});

test('rows that name each other are one group, after those they name and before those naming them', () => {
  const rows = [
    buildRow('x', 'a'),
    buildRow('a', 'b'),
    buildRow('b', 'c'),
    buildRow('c', 'a', 'y'),
    buildRow('y'),
  ];
  expect(listKeys(approverGroups(rows))).toEqual([['y'], ['a', 'b', 'c'], ['x']]);
});

test('a ring as long as the table is one group', () => {
  const keys = Array.from({ length: LONGEST_TABLE }, (_, index) => `p${index}`);
  const groups = approverGroups(keys.map((key, index) => buildRow(key, keys[(index + 1) % keys.length])));
  expect(groups.map(({ length }) => length)).toEqual([LONGEST_TABLE]);
});

test('an approver who exists already does not have to be written first', () => {
  const known: RowWithOutcome = { ...buildRow('known', 'a'), outcome: 'changed' };
  expect(listKeys(approverGroups([known, buildRow('a', 'known')]))).toEqual([['a'], ['known']]);
});

function buildRow(key: string, level1Approver?: string, level2Approver?: string): RowWithOutcome {
  const changes = { ...(level1Approver && { level1Approver }), ...(level2Approver && { level2Approver }) };
  return { row: 1, key, cells: {}, known: undefined, changes, outcome: 'created', problems: [] };
}

function listKeys(groups: readonly RowWithOutcome[][]): string[][] {
  return groups.map((group) => group.map(({ key }) => key).sort());
}
