import { describe, expect, it } from 'vitest';
import { formatDayRange, formatNearDayRange } from './day-range.ts';

describe('formatDayRange', () => {
  it.each([
    ['2027-03-14', '2027-03-16', '14 – 16 Mar 2027'],
    ['2027-03-30', '2027-04-02', '30 Mar – 2 Apr 2027'],
    ['2027-12-30', '2028-01-02', '30 Dec 2027 – 2 Jan 2028'],
    ['2027-09-05', '2027-09-05', '5 Sep 2027'],
    ['2027-03-14', '2028-03-14', '14 Mar 2027 – 14 Mar 2028'],
  ])('says %s to %s as short as it can', (first, last, expected) => {
    expect(formatDayRange(first, last)).toBe(expected);
  });
});

describe('formatNearDayRange', () => {
  it.each([
    ['2026-12-08', '2026-12-10', '8 – 10 Dec'],
    ['2026-12-08', '2026-12-08', '8 Dec'],
    ['2026-09-30', '2026-10-02', '30 Sep – 2 Oct'],
    ['2027-03-14', '2027-03-16', '14 – 16 Mar 2027'],
    ['2025-11-05', '2025-11-05', '5 Nov 2025'],
    ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
  ])('says %s to %s in 2026 with the year only where it is another one', (first, last, expected) => {
    expect(formatNearDayRange(first, last, '2026-11-24')).toBe(expected);
  });
});
