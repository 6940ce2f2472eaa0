import { expect, it } from 'vitest';
import { formatDayRange } from './day-range.ts';

it.each([
  ['2027-03-14', '2027-03-16', '14 – 16 Mar 2027'],
  ['2027-03-30', '2027-04-02', '30 Mar – 2 Apr 2027'],
  ['2027-12-30', '2028-01-02', '30 Dec 2027 – 2 Jan 2028'],
  ['2027-09-05', '2027-09-05', '5 Sep 2027'],
  ['2027-03-14', '2028-03-14', '14 Mar 2027 – 14 Mar 2028'],
])('says %s to %s as short as it can', (first, last, expected) => {
  expect(formatDayRange(first, last)).toBe(expected);
});
