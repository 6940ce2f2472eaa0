import { expect, it } from 'vitest';
import { selectableDays } from './date-range.ts';

it('lets the first day be chosen from today on, and not too far ahead', () => {
  expect(selectableDays('2027-03-01', null)).toEqual({ min: '2027-03-01', max: '2028-02-26' });
});

it('lets the last day be chosen up to thirty days after the first', () => {
  expect(selectableDays('2027-03-01', '2027-03-14')).toEqual({ min: '2027-03-14', max: '2027-04-13' });
});

it('allows any last day until the latest one, where there is one', () => {
  expect(selectableDays('2027-03-01', '2027-03-14', '2028-02-26').max).toBe('2028-02-26');
});
