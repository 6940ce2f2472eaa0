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
      { column: 'level1Approver', code: 'unknown', value: addressOf(index + 1) },
    ]),
    [{ column: 'level1Approver', code: 'unknown', value: 'nobody@people.example' }],
  ]);
});

test('a chain without a refused row is accepted', () => {
  const judged = judge(LONGEST_TABLE, {});
  expect(judged.map(({ outcome }) => outcome)).toEqual(Array(LONGEST_TABLE).fill('created'));
});

test('people who name each other are refused together, each with the faults known at that point', () => {
  const judged = judge(3, { level1Approver: addressOf(0), level2Approver: 'nobody@people.example' });
  expect(judged.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
    ['level1Approver'],
    ['level1Approver'],
    ['level2Approver'],
  ]);
});

test('both approvers of a row are reported when both are refused', () => {
  const rows = [
    rowOf(0, { level1Approver: addressOf(1), level2Approver: addressOf(2).toUpperCase() }),
    rowOf(1, { role: 'boss' }),
    rowOf(2, { role: 'boss' }),
  ];
  expect(judgeRows(rows, FACTS)[0]?.problems).toEqual([
    { column: 'level1Approver', code: 'unknown', value: addressOf(1) },
    { column: 'level2Approver', code: 'unknown', value: addressOf(2).toUpperCase() },
  ]);
});

/** A chain in which each row names the next one as approver; the last has the given cells. */
function judge(length: number, last: Cells) {
  const rows = Array.from({ length }, (_, index) =>
    rowOf(index, index === length - 1 ? last : { level1Approver: addressOf(index + 1) }),
  );
  return judgeRows(rows, FACTS);
}

function rowOf(index: number, more: Cells) {
  const cells: Cells = { firstName: 'Anna', lastName: 'Keller', role: 'traveler', ...more };
  return { row: index + 1, cells: { email: addressOf(index), ...cells }, problems: [] };
}

function addressOf(index: number): string {
  return `person${index}@people.example`;
}
