import { expect, test } from 'vitest';
import type { PassengerRequirements } from './passenger-requirements.ts';
import { passportGaps } from './passport-gaps.ts';

const UNTIL = '2027-03-20';

function passenger(ends: readonly string[] | null): PassengerRequirements {
  const offered = (ends ?? []).map((expiryDate, index) => ({
    _id: `p${index}`,
    country: 'CH',
    expiryDate,
    valid: expiryDate >= UNTIL,
  }));
  return {
    traveler: 'a',
    firstName: 'Anna',
    lastName: 'Keller',
    memberships: [],
    missing: [],
    passport: ends && { offered, until: UNTIL },
  };
}

test.each<[string, readonly string[] | null, string | null | undefined]>([
  ['no flight requires one', null, undefined],
  ['the profile has none', [], null],
  ['the only one ends the day before', ['2027-03-19'], '2027-03-19'],
  ['the only one ends on the last day', ['2027-03-20'], undefined],
  ['the only one ends later', ['2031-01-01'], undefined],
  ['all end before, the longest first', ['2027-03-18', '2026-12-31'], '2027-03-18'],
  ['all end before, the longest last', ['2026-12-31', '2027-03-18'], '2027-03-18'],
  ['a second one lasts', ['2026-12-31', '2030-05-01'], undefined],
])('%s', (_, ends, endsOn) => {
  const gap = { traveler: 'a', firstName: 'Anna', lastName: 'Keller', endsOn, until: UNTIL };
  expect(passportGaps([passenger(ends)])).toEqual(endsOn === undefined ? [] : [gap]);
});

test('each traveler is judged separately', () => {
  const others = [passenger(['2031-01-01']), { ...passenger([]), traveler: 'b' }];
  expect(passportGaps(others).map(({ traveler }) => traveler)).toEqual(['b']);
});
