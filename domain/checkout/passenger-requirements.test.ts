import { describe, expect, it } from 'vitest';
import { needsOf } from '#tests/support/passenger-needs.ts';
import type { PassengerNeeds } from '../contract.ts';
import type { FareQuote } from '../flight-booking/flight-choice.ts';
import type { CheckoutPart } from './checkout-part.ts';
import { type PassengerRequirements, passengerRequirements } from './passenger-requirements.ts';

const SHORT = { _id: 'p1', country: 'CH', expiryDate: '2027-03-18', valid: true };
const LONG = { _id: 'p2', country: 'IT', expiryDate: '2031-01-01', valid: true };

interface Extras {
  memberships: { traveler: string; program: string; membershipNumber: string }[];
}

/** The properties of a flight that the question reads. */
function flight(day: string, passengers: PassengerNeeds[], extras: Extras | null = null): CheckoutPart {
  const legs = [{ segments: [{ departure: `${day}T08:00`, arrival: `${day}T10:00` }] }];
  const priced: Partial<Record<keyof FareQuote, unknown>> = { legs, passengers };
  return { kind: 'flight', priced, extras } as CheckoutPart;
}

const stay = { kind: 'hotel' } as CheckoutPart;

describe('the passengers', () => {
  it('are empty without a flight', () => {
    expect(passengerRequirements([stay])).toEqual([]);
  });

  it('are asked for what their profiles lack, each separately', () => {
    const parts = [flight('2027-03-20', [needsOf('a'), needsOf('b', { missing: ['gender', 'passport'] })])];
    expect(passengerRequirements(parts)).toMatchObject([
      { traveler: 'a', missing: [], passport: null },
      { traveler: 'b', missing: ['gender'], passport: { offered: [], until: '2027-03-20' } },
    ]);
  });

  it('are asked once for what several flights require', () => {
    const parts = [
      flight('2027-03-20', [needsOf('a', { missing: ['dateOfBirth'], passports: [LONG] })]),
      stay,
      flight('2027-03-25', [needsOf('a', { missing: ['dateOfBirth', 'gender'] })]),
    ];
    expect(passengerRequirements(parts)).toMatchObject([
      { traveler: 'a', missing: ['dateOfBirth', 'gender'], passport: { until: '2027-03-20' } },
    ]);
  });

  it('need a passport until the end of the last flight that requires one', () => {
    const early = flight('2027-03-16', [needsOf('a', { passports: [SHORT, LONG] })]);
    const late = flight('2027-03-20', [needsOf('a', { passports: [{ ...SHORT, valid: false }, LONG] })]);
    const passport = { until: '2027-03-20', offered: [{ _id: 'p1', valid: false }, { _id: 'p2' }] };
    for (const parts of [
      [early, late],
      [late, early],
    ]) {
      expect(passengerRequirements(parts)).toMatchObject([{ passport }]);
    }
  });

  it('fly under the memberships that were chosen, each shown once', () => {
    const membership = (program: string, traveler: string) => ({ program, traveler, membershipNumber: '1' });
    const parts = [
      flight('2027-03-16', [needsOf('a')], { memberships: [membership('LH', 'a'), membership('BA', 'b')] }),
      flight('2027-03-20', [needsOf('a')], { memberships: [membership('LH', 'a'), membership('AF', 'a')] }),
    ];
    const programs = ({ memberships }: PassengerRequirements) => memberships.map(({ program }) => program);
    expect(passengerRequirements(parts).map(programs)).toEqual([['LH', 'AF']]);
  });
});
