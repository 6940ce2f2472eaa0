import { fn } from 'storybook/test';
import type { FareQuote } from '#domain/flight-booking/flight-choice.ts';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import type { FlightOptionsScreenProps } from '#src/features/flight-booking/options/options-props.ts';
import { FLIGHT_STEPS } from '../booking-steps.ts';
import { ANNA, DANIEL } from '../people.ts';
import { BACK, chf, LIGHT, OUT } from './fare-fixtures.ts';
import { buildVerdict } from './flight-fares-args.ts';
import { OFFERED } from './seat-fixtures.ts';

const EACH = 780_00;
const LEGS: FareQuote['legs'] = [OUT, BACK].map(({ id: _, ...leg }) => ({
  ...leg,
  segments: [...leg.segments],
  stopoverMinutes: [...leg.stopoverMinutes],
}));

/** The light fare for two. */
export const PRICED_FARE: FareQuote = {
  outcome: 'priced',
  offer: 'LH-light',
  expiresAt: '2027-03-01T10:20:00.000Z',
  legs: LEGS,
  fare: {
    family: LIGHT,
    serviceClasses: ['Y', 'Y', 'Y'],
    bookingClasses: ['K', 'K', 'K'],
    fareBasisCodes: ['KEULGTP0', 'KEULGTP0', 'KEULGTP0'],
    seatsLeft: 7,
    co2Kg: 640,
    voidHours: 24,
  },
  lines: [{ kind: 'base', code: 'BASE', label: 'Fare', amount: chf(EACH), onSite: false }],
  price: { asked: chf(EACH) },
  seats: [],
  bags: [],
  passengers: [ANNA, DANIEL].map(({ _id, firstName, lastName }) => ({
    traveler: _id,
    firstName,
    lastName,
    missing: [],
    passports: [],
    memberships: [],
  })),
  total: { asked: chf(2 * EACH) },
  change: { kind: 'same', before: chf(2 * EACH), after: chf(2 * EACH), withinTolerance: true },
  verdict: buildVerdict(EACH),
};

const PROGRAMS: Readonly<Record<string, string>> = { LH: 'Miles & More', UA: 'MileagePlus' };

/** Two travelers, one of them with memberships; nothing is chosen. */
export const readyOptions: FlightOptionsScreenProps = {
  steps: FLIGHT_STEPS,
  furthest: 3,
  flight: { id: `${OUT.id}~${BACK.id}`, name: 'LH 1185, LH 400, LX 15' },
  travelers: [ANNA, DANIEL],
  priced: PRICED_FARE,
  verdict: PRICED_FARE.verdict,
  offered: { state: 'ready', extras: OFFERED },
  memberships: new Map([
    [
      ANNA._id,
      [
        { program: 'LH', membershipNumber: '992220001234567' },
        { program: 'UA', membershipNumber: 'MP 884102' },
      ],
    ],
  ]),
  gaps: [],
  programOf: (program) => PROGRAMS[program] ?? program,
  extras: NO_EXTRAS,
  isUnsaved: false,
  isPricing: false,
  repricing: null,
  lostExtras: [],
  risenExtras: [],
  onRetryPrice: null,
  onWrite: fn(),
  onSubmit: fn(),
  onAdd: fn(),
  isChange: false,
  onAccept: fn(),
  onReview: fn(),
  onPickAnother: fn(),
  onLeave: fn(),
};
