import { expect, test } from 'vitest';
import { dayText, deadlineText, moneyText } from './value-words.ts';

test.each([
  [124050, 'CHF', 'CHF 1,240.50'],
  [5, 'EUR', 'EUR 0.05'],
  [-99, 'EUR', 'EUR -0.99'],
  [1234567, 'JPY', 'JPY 1,234,567'],
  [1500, 'KWD', 'KWD 1.500'],
  [100_000_000, 'CHF', 'CHF 1,000,000.00'],
])('%i minor units of %s are %s', (amount, currency, text) => {
  expect(moneyText({ amount, currency })).toBe(text);
});

test('a day is told with its weekday', () => {
  expect(dayText('2027-04-01')).toBe('Thursday 1 April 2027');
});

test.each([
  ['Europe/Zurich', 'Thursday 1 April 2027, 00:30 (Zurich time)'],
  ['America/Argentina/Buenos_Aires', 'Wednesday 31 March 2027, 19:30 (Buenos Aires time)'],
  ['UTC', 'Wednesday 31 March 2027, 22:30 UTC'],
])('a deadline is told with the name of its time zone, %s', (zone, text) => {
  expect(deadlineText('2027-03-31T22:30:00.000Z', zone)).toBe(text);
});
