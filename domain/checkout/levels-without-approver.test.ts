import { expect, it } from 'vitest';
import type { CheckoutTerms } from '../contract.ts';
import { levelsWithoutApprover } from './levels-without-approver.ts';

const approver = (level: 1 | 2): CheckoutTerms['approvers'][number] => ({
  level,
  _id: `approver-${level}`,
  firstName: 'Anna',
  lastName: 'Keller',
});

it('names each level that is needed and that has no approver', () => {
  expect(levelsWithoutApprover([1, 2], [])).toEqual([1, 2]);
  expect(levelsWithoutApprover([1, 2], [approver(1)])).toEqual([2]);
  expect(levelsWithoutApprover([1, 2], [approver(1), approver(2)])).toEqual([]);
});

it('names none that is not needed', () => {
  expect(levelsWithoutApprover([], [])).toEqual([]);
  expect(levelsWithoutApprover([2], [approver(2)])).toEqual([]);
});
