import { describe, expect, it, test } from 'vitest';
import type { PassengerRequirements } from '#domain/checkout/passenger-requirements.ts';
import {
  OTHER_PASSPORT,
  type PassengerFaults,
  type PassengerValues,
  passengerFaults,
  toPassengerDetails,
  toPassengerValues,
} from './passenger-values.ts';

const TODAY = '2027-03-01';
const UNTIL = '2027-03-20';
const VALID = { _id: 'p1', country: 'CH', expiryDate: '2031-01-01', valid: true };
const SHORT = { _id: 'p2', country: 'IT', expiryDate: '2027-03-18', valid: false };

const KNOWN: PassengerRequirements = {
  traveler: 'a',
  firstName: 'Anna',
  middleName: 'Maria',
  lastName: 'Keller',
  memberships: [],
  missing: [],
  passport: { offered: [SHORT, VALID], until: UNTIL },
};
const UNKNOWN: PassengerRequirements = {
  ...KNOWN,
  missing: ['dateOfBirth', 'gender'],
  passport: { offered: [], until: UNTIL },
};
const DOMESTIC: PassengerRequirements = { ...KNOWN, passport: null };
const PASSPORT = { country: 'DE', number: 'C01X00T47', expiryDate: '2054-06-30' };

const enter = (
  requirements: PassengerRequirements,
  changes: Partial<PassengerValues> = {},
): PassengerValues => ({
  ...toPassengerValues(requirements, undefined),
  ...changes,
});

describe('the values of a passenger', () => {
  it('start with the profile, and the first passport that is valid long enough', () => {
    expect(toPassengerValues(KNOWN, undefined)).toMatchObject({
      firstName: 'Anna',
      middleName: 'Maria',
      passportId: 'p1',
    });
  });

  it('start with the default passport when none is valid long enough, else with another one', () => {
    const requirements = { ...KNOWN, passport: { offered: [SHORT], until: UNTIL } };
    expect(toPassengerValues(requirements, undefined).passportId).toBe('p2');
    expect(toPassengerValues(UNKNOWN, undefined).passportId).toBe(OTHER_PASSPORT);
  });

  it('are unchanged after a round trip through the form', () => {
    const entered = {
      traveler: 'a',
      middleName: '',
      dateOfBirth: '1990-01-02',
      gender: 'X' as const,
      passport: PASSPORT,
    };
    expect(toPassengerDetails(UNKNOWN, toPassengerValues(UNKNOWN, entered))).toEqual(entered);
    const chosen = { traveler: 'a', passportId: 'p2' };
    expect(toPassengerDetails(KNOWN, toPassengerValues(KNOWN, chosen))).toEqual(chosen);
  });

  it('are sent only where the flight requires them, or the name differs', () => {
    const more = { dateOfBirth: '1990-01-02', gender: 'F' as const, number: 'X1', lastName: ' Keller-Frei ' };
    expect(toPassengerDetails(DOMESTIC, enter(DOMESTIC, more))).toEqual({
      traveler: 'a',
      lastName: 'Keller-Frei',
    });
  });

  it('have no spaces in the passport number', () => {
    const values = enter(UNKNOWN, { ...PASSPORT, number: ' C01 X00T47 ' });
    expect(toPassengerDetails(UNKNOWN, values)).toEqual({ traveler: 'a', passport: PASSPORT });
  });
});

const COMPLETE = { dateOfBirth: '1990-01-02', gender: 'F' as const, ...PASSPORT };
test.each<[string, PassengerRequirements, Partial<PassengerValues>, PassengerFaults]>([
  ['nothing when the profile has everything', KNOWN, {}, {}],
  ['nothing when all was entered', UNKNOWN, COMPLETE, {}],
  [
    'what the profile lacks',
    UNKNOWN,
    {},
    {
      dateOfBirth: 'required',
      gender: 'required',
      country: 'required',
      number: 'required',
      expiryDate: 'required',
    },
  ],
  ['no passport where none is asked for', { ...UNKNOWN, passport: null }, { ...COMPLETE, number: '' }, {}],
  ['a name', KNOWN, { firstName: ' ', middleName: '' }, { firstName: 'required' }],
  ['a birth to come', UNKNOWN, { ...COMPLETE, dateOfBirth: TODAY }, { dateOfBirth: 'noSuchDay' }],
  ['a birth too long ago', UNKNOWN, { ...COMPLETE, dateOfBirth: '0190-01-02' }, { dateOfBirth: 'noSuchDay' }],
  ['a passport that ends too early', KNOWN, { passportId: 'p2' }, { passportId: 'endsEarly' }],
  ['a passport that is gone', KNOWN, { passportId: 'p9' }, { passportId: 'required' }],
  [
    'an entered passport that ends too early',
    UNKNOWN,
    { ...COMPLETE, expiryDate: '2027-03-19' },
    { expiryDate: 'endsEarly' },
  ],
  ['nothing of a passport that ends with the flight', UNKNOWN, { ...COMPLETE, expiryDate: UNTIL }, {}],
  ['a number of other characters', UNKNOWN, { ...COMPLETE, number: 'X/1' }, { number: 'wrongNumber' }],
])('has to be corrected: %s', (_, requirements, changes, faults) => {
  expect(passengerFaults(requirements, enter(requirements, changes), TODAY)).toEqual(faults);
});
