import { expect, test } from 'vitest';
import { cancellableUntil, hasBegun } from './cancellable-until.ts';

const stay = (zone: string) => ({ kind: 'hotel', startsOn: '2027-03-14', property: { zone } }) as const;

test.each([
  ['Europe/Zurich', '2027-03-14T23:00:00.000Z'],
  ['Asia/Tokyo', '2027-03-14T15:00:00.000Z'],
  ['America/New_York', '2027-03-15T04:00:00.000Z'],
])('a stay in %s can be cancelled until its day of arrival is over there', (zone, until) => {
  expect(cancellableUntil(stay(zone)).toISOString()).toBe(until);
  expect(hasBegun(stay(zone), new Date(Date.parse(until) - 1))).toBe(false);
  expect(hasBegun(stay(zone), new Date(until))).toBe(true);
});

test.each(['flight', 'car'] as const)('a %s can be cancelled until it begins', (kind) => {
  const part = { kind, beginsAt: '2027-03-14T07:00:00.000Z' };
  expect(hasBegun(part, new Date('2027-03-14T06:59:59.999Z'))).toBe(false);
  expect(hasBegun(part, new Date(part.beginsAt))).toBe(true);
});
