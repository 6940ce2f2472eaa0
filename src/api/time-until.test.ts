import { expect, it } from 'vitest';
import { timeUntil } from './company-clock.ts';

const NOW = new Date('2027-03-01T10:00:00.000Z');

it.each([
  ['2027-03-01T10:20:00.000Z', 1_200_000],
  ['2027-03-01T10:00:00.000Z', 0],
  ['2027-03-01T09:00:00.000Z', 0],
  ['2028-03-01T10:00:00.000Z', 2_147_483_647],
])('until %s it is %i ms', (instant, milliseconds) => {
  expect(timeUntil(instant, NOW)).toBe(milliseconds);
});
