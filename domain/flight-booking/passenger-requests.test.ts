import { expect, it } from 'vitest';
import { needsOf } from '#tests/support/passenger-needs.ts';
import { toPassengerRequests } from './passenger-requests.ts';

const passport = { country: 'CH', number: 'X1', expiryDate: '2031-01-01' };
const membership = { program: 'LH', membershipNumber: '992' };

it('leaves everything to the profiles when nothing was entered or decided', () => {
  expect(toPassengerRequests([needsOf('a')], null, [])).toBeNull();
  expect(toPassengerRequests([needsOf('a')], null, [{ traveler: 'b', gender: 'X' }])).toBeNull();
});

it('names all travelers in their order, with their entered data', () => {
  const entered = [{ traveler: 'b', gender: 'X' as const, dateOfBirth: '1990-01-02' }];
  expect(toPassengerRequests([needsOf('a'), needsOf('b')], null, entered)).toEqual([
    { traveler: 'a' },
    { traveler: 'b', gender: 'X', dateOfBirth: '1990-01-02' },
  ]);
});

it('names the chosen memberships, also when none was chosen', () => {
  const memberships = [{ traveler: 'a', ...membership }];
  expect(toPassengerRequests([needsOf('a'), needsOf('b')], { memberships }, [])).toEqual([
    { traveler: 'a', memberships: [membership] },
    { traveler: 'b', memberships: [] },
  ]);
});

it('includes a passport only for a flight that requires one', () => {
  const [entered, chosen] = [
    { traveler: 'a', passport },
    { traveler: 'b', passportId: 'p1' },
  ];
  const offered = { _id: 'p1', country: 'CH', expiryDate: '2031-01-01', valid: true };
  const asking = [needsOf('a', { missing: ['passport'] }), needsOf('b', { passports: [offered] })];
  expect(toPassengerRequests(asking, null, [entered, chosen])).toEqual([entered, chosen]);
  expect(toPassengerRequests([needsOf('a'), needsOf('b')], null, [entered, chosen])).toEqual([
    { traveler: 'a' },
    { traveler: 'b' },
  ]);
});
