import { expect, test } from 'vitest';
import { lastUnchanged } from './last-unchanged.ts';

const from = new Date('2027-05-03T09:00:00Z');
const to = new Date('2027-05-03T09:20:00Z');

test('a constant answer lasts until the end', () => {
  expect(lastUnchanged(from, to, () => ({ amount: 1 }))).toEqual(to);
});

test.each(['2027-05-03T09:00:00.500Z', '2027-05-03T09:07:31Z', '2027-05-03T09:19:59Z'])(
  'what differs from %s is alike until a second before at most',
  (step) => {
    const change = new Date(step);
    const last = lastUnchanged(from, to, (at) => (at < change ? null : { amount: 1 }));
    expect(last.getTime()).toBeLessThan(change.getTime());
    expect(last.getTime()).toBeGreaterThanOrEqual(Math.max(from.getTime(), change.getTime() - 1000));
  },
);
