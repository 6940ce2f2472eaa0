import { expect, it } from 'vitest';
import { longestWait } from './booking-limits.ts';

it('approvers have as many hours as their company lets them', () => {
  const now = new Date('2027-03-27T22:30:00Z');
  expect(longestWait(now, { approvalHours: 1 })).toEqual(new Date('2027-03-27T23:30:00Z'));
  expect(longestWait(now, { approvalHours: 168 })).toEqual(new Date('2027-04-03T22:30:00Z'));
});
