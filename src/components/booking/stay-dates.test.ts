import { expect, it } from 'vitest';
import { daysToChooseFrom } from './stay-dates.ts';

it('lets a check-in be chosen from today on, and not too far ahead', () => {
  expect(daysToChooseFrom('2027-03-01', null)).toEqual({ min: '2027-03-01', max: '2028-02-26' });
});

it('lets a check-out be chosen up to thirty nights after the check-in', () => {
  expect(daysToChooseFrom('2027-03-01', '2027-03-14')).toEqual({ min: '2027-03-14', max: '2027-04-13' });
});
