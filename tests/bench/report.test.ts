import { expect, test } from 'vitest';
import { isWithin } from './goal.ts';
import { formatReport, type Report } from './report.ts';
import { compare, quantile } from './statistics.ts';

const REPORT: Report = {
  measuredAt: '2027-03-14T09:00:00Z',
  machine: '2 cores',
  figures: [
    {
      goal: 'u1',
      what: 'First paint',
      measured: 1.312_4,
      unit: 'ratio',
      budget: { atMost: 1.3 },
      floor: '800 ms',
    },
    { goal: 'u5', what: 'Lighthouse', measured: 95, unit: 'score', budget: { atLeast: 95 } },
    { goal: 'b5', what: 'Searches', measured: 123.4, unit: 'a second' },
  ],
  faults: [{ goal: 'b3', fault: 'Error: out of disk' }],
};

test('a budget includes its limit', () => {
  expect(isWithin(1.3, { atMost: 1.3 })).toBe(true);
  expect(isWithin(1.301, { atMost: 1.3 })).toBe(false);
  expect(isWithin(95, { atLeast: 95 })).toBe(true);
  expect(isWithin(94, { atLeast: 95 })).toBe(false);
});

test('a figure that cannot be computed is outside its budget', () => {
  expect(isWithin(Number.NaN, { atMost: 1 })).toBe(false);
  expect(isWithin(Number.NaN, { atLeast: 1 })).toBe(false);
});

test('the table marks figures outside their budget, and lists goals that could not be measured', () => {
  expect(formatReport(REPORT).split('\n')).toEqual([
    '2 cores',
    '',
    'id  what         measured       budget       floor',
    'U1  First paint  1.31 (missed)  at most 1.3  800 ms',
    'U5  Lighthouse   95             at least 95',
    'B5  Searches     123 a second   reported',
    'B3 could not be measured: Error: out of disk',
  ]);
});

test('a quantile lies between its neighbours in any order', () => {
  expect(quantile([400, 0, 300, 100, 200], 0.99)).toBe(396);
  expect(quantile([1, 2, 4, 100], 0.5)).toBe(3);
  expect(() => quantile([], 0.5)).toThrow('no samples');
});

test('a comparison takes medians of samples in turn', async () => {
  const order: string[] = [];
  const sampleOf = (name: string, values: number[]) => async () => {
    order.push(name);
    return values.shift() ?? Number.NaN;
  };
  const compared = await compare(3, sampleOf('ours', [9, 1, 5]), sampleOf('floor', [2, 8, 3]));
  expect(compared).toEqual({ ours: 5, floor: 3 });
  expect(order).toEqual(['floor', 'ours', 'floor', 'ours', 'floor', 'ours']);
});
