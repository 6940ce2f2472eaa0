import { expect, test } from 'vitest';
import { expiryDay, isCardExpired } from './card-expiry.ts';

test.each([
  ['11/29', '2029-11-30'],
  ['12/26', '2026-12-31'],
  ['02/28', '2028-02-29'],
  ['02/27', '2027-02-28'],
])('a card of %s is valid until %s', (expiryDate, day) => {
  expect(expiryDay(expiryDate)).toBe(day);
});

test('a card is valid on its last day, and not on the day after', () => {
  expect(isCardExpired('11/26', '2026-11-30')).toBe(false);
  expect(isCardExpired('11/26', '2026-12-01')).toBe(true);
});
