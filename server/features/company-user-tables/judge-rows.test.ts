import { expect, test } from 'vitest';
import type { Cells } from './columns.ts';
import { type ImportFacts, judgeRows } from './judge-rows.ts';

const LONGEST_TABLE = 2000;
const FACTS: ImportFacts = {
  known: new Map(),
  departments: new Map(),
  policies: new Map(),
  references: new Map(),
  lastSiteAdmin: null,
};

test('a refused row causes the refusal of a chain as long as the table', () => {
  const judged = judge(LONGEST_TABLE, { level1Approver: 'nobody@people.example' });
  expect(judged.map(({ outcome }) => outcome)).toEqual(Array(LONGEST_TABLE).fill('refused'));
  expect(judged.map(({ row }) => row)).toEqual(judged.map((_, index) => index + 1));
  expect(judged.map(({ problems }) => problems)).toEqual([
    ...Array.from({ length: LONGEST_TABLE - 1 }, (_, index) => [
      { column: 'level1Approver', code: 'unknown', value: buildAddress(index + 1) },
    ]),
    [{ column: 'level1Approver', code: 'unknown', value: 'nobody@people.example' }],
  ]);
});

test('a chain without a refused row is accepted', () => {
  const judged = judge(LONGEST_TABLE, {});
  expect(judged.map(({ outcome }) => outcome)).toEqual(Array(LONGEST_TABLE).fill('created'));
});

test('people who name each other are refused together, each with the faults known at that point', () => {
  const judged = judge(3, { level1Approver: buildAddress(0), level2Approver: 'nobody@people.example' });
  expect(judged.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
    ['level1Approver'],
    ['level1Approver'],
    ['level2Approver'],
  ]);
});

test('both approvers of a row are reported when both are refused', () => {
  const rows = [
    buildRow(0, { level1Approver: buildAddress(1), level2Approver: buildAddress(2).toUpperCase() }),
    buildRow(1, { role: 'boss' }),
    buildRow(2, { role: 'boss' }),
  ];
  expect(judgeRows(rows, FACTS)[0]?.problems).toEqual([
    { column: 'level1Approver', code: 'unknown', value: buildAddress(1) },
    { column: 'level2Approver', code: 'unknown', value: buildAddress(2).toUpperCase() },
  ]);
});

/** A chain in which each row names the next one as approver; the last has the given cells. */
function judge(length: number, last: Cells) {
  const rows = Array.from({ length }, (_, index) =>
    buildRow(index, index === length - 1 ? last : { level1Approver: buildAddress(index + 1) }),
  );
  return judgeRows(rows, FACTS);
}

function buildRow(index: number, more: Cells) {
  const cells: Cells = { firstName: 'Anna', lastName: 'Keller', role: 'traveler', ...more };
  return { row: index + 1, cells: { email: buildAddress(index), ...cells }, problems: [] };
}

function buildAddress(index: number): string {
  return `person${index}@people.example`;
}
