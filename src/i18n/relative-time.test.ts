import { expect, it } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

const NOW = '2027-03-01T10:00:00.000Z';

it.each([
  ['2027-03-01T10:45:59.000Z', 'in 45 minutes'],
  ['2027-03-01T11:59:59.000Z', 'in 1 hour'],
  ['2027-03-02T09:30:00.000Z', 'in 23 hours'],
  ['2027-03-03T10:00:00.000Z', 'in 2 days'],
  ['2027-03-01T09:30:00.000Z', '30 minutes ago'],
])('%s is %s', (instant, expected) => {
  expect(formatRelativeTime(instant, NOW)).toBe(expected);
});
