import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { FullVerdict, PassengerNeeds } from '#domain/contract.ts';
import type { FareQuote } from '#domain/flight-booking/flight-choice.ts';
import { freshFlightCriteria, type SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import type { SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { ANNA, DANIEL } from '../people.ts';
import { chf } from '../trip-fixtures.ts';
import { FLIGHT_ON_ORDER } from './flight-fixtures.ts';

const { legs, fare } = FLIGHT_ON_ORDER;
const FARE = 812_40;
const SEAT = 42_00;
const BAG = 70_00;

const MEMBERSHIP = { program: 'LH', membershipNumber: '992220001234567' };
const SWISS = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9f01',
  country: 'CH',
  expiryDate: '2031-05-02',
  valid: true,
};
/** Ends on the return flight. */
const ITALIAN = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9f02',
  country: 'IT',
  expiryDate: '2027-03-18',
  valid: false,
};

/** The profile has everything. */
export const KNOWN: PassengerNeeds = {
  traveler: DANIEL._id,
  firstName: 'Daniel',
  middleName: 'Urs',
  lastName: 'Frei',
  missing: [],
  passports: [SWISS, ITALIAN],
  memberships: [MEMBERSHIP],
};

/** The profile has only the name. */
export const UNKNOWN: PassengerNeeds = {
  traveler: ANNA._id,
  firstName: 'Anna',
  lastName: 'Keller',
  missing: ['dateOfBirth', 'gender', 'passport'],
  passports: [],
  memberships: [],
};

/** The only passport ends before the flight does. */
export const SHORT_PASSPORT: PassengerNeeds = { ...KNOWN, missing: ['passport'], passports: [ITALIAN] };

/** A flight that requires no passport. */
export const WITHOUT_PASSPORT: PassengerNeeds = { ...KNOWN, passports: [] };

/**
 * From Zurich to New York and back, with a seat and a bag of the first traveler, for any number of
 * passengers.
 */
export function flightPart(...passengers: [PassengerNeeds, ...PassengerNeeds[]]): CheckoutPart<'flight'> {
  const [{ traveler, memberships }] = passengers;
  const seats = [
    { traveler, segment: 0, seat: '41A', price: chf(SEAT) },
    { traveler, segment: 1, seat: '27C' },
  ];
  const bag = { traveler, leg: 1, kind: 'checked' as const, quantity: 1, price: chf(BAG) };
  const fares = FARE * passengers.length;
  const total = chf(fares + SEAT + BAG);
  const priced: FareQuote = {
    outcome: 'priced',
    offer: 'flight~lx14.lx3471.classic',
    expiresAt: '2099-03-01T09:45:00.000Z',
    holdUntil: '2099-03-02T09:15:00.000Z',
    legs,
    fare,
    lines: FLIGHT_ON_ORDER.lines.filter(({ kind }) => kind !== 'fee'),
    price: { asked: chf(FARE) },
    seats,
    bags: [{ ...bag, kilograms: 23 }],
    passengers,
    total: { asked: total },
    change: { kind: 'same', before: total, after: total, withinTolerance: true },
    verdict: buildVerdict(passengers),
  };
  const extras: SelectedExtras = {
    seats: seats.map(({ price = null, ...seat }) => ({ ...seat, price })),
    bags: [bag],
    memberships: memberships.map((one) => ({ ...one, traveler })),
  };
  const travelers = [DANIEL, ANNA].filter(({ _id }) => passengers.some((one) => one.traveler === _id));
  const result = { id: 'lx14.lx3471', name: 'LX 14, LX 3471' };
  const criteria = {
    ...freshFlightCriteria({ purpose: 'client-visit', travelers }),
    legs: [{ origin: ZURICH, destination: NEW_YORK, departureDate: '', departureTime: null }],
    departureDateRange: { from: '2027-03-14', to: '2027-03-19' },
  };
  return { kind: 'flight', criteria, result, priced, extras };
}

const ZURICH: SelectedAirport = {
  code: 'ZRH',
  type: 'airport',
  name: 'Zurich Airport',
  city: 'Zurich',
  zone: 'Europe/Zurich',
  airports: ['ZRH'],
};
const NEW_YORK: SelectedAirport = {
  code: 'NYC',
  type: 'mac',
  name: 'New York',
  city: 'New York',
  zone: 'America/New_York',
  airports: ['JFK', 'EWR', 'LGA'],
};

function buildVerdict(passengers: readonly PassengerNeeds[]): FullVerdict {
  const whole = { action: 'allow' as const, levels: [], inPolicy: true };
  const rule = {
    rule: 'flight.budget' as const,
    result: 'kept' as const,
    limit: chf(1_500_00),
    actual: { asked: chf(FARE) },
  };
  const travelers = passengers.map(({ traveler }) => ({
    ...whole,
    _id: traveler,
    rules: [rule],
    thresholds: [],
  }));
  return { ...whole, travelers };
}
