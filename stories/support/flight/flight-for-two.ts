import type { FlightPart } from '#domain/contract.ts';
import { chf, MIRJAM } from '../trip-fixtures.ts';
import { FLIGHT } from './flight-fixtures.ts';

export const COLLEAGUE = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d23',
  firstName: 'Beat',
  lastName: 'Odermatt',
};

const [leg] = FLIGHT.legs;
const [segment] = leg?.segments ?? [];
const [zurich] = FLIGHT.airports;
if (!leg || !segment || !zurich) throw new Error('The flight has no legs');

/** One way via Singapore, with another cabin on each flight, for two. */
export const FLIGHT_FOR_TWO: FlightPart = {
  ...FLIGHT,
  locator: 'SX4T9P',
  travelers: [MIRJAM._id, COLLEAGUE._id],
  passengers: [
    { traveler: MIRJAM._id, firstName: 'Mirjam', lastName: 'Zgraggen', memberships: [] },
    { traveler: COLLEAGUE._id, firstName: 'Beat', lastName: 'Odermatt', memberships: [] },
  ],
  tickets: [
    { traveler: MIRJAM._id, number: '6181234567890' },
    { traveler: COLLEAGUE._id, number: '6181234567891' },
  ],
  seats: [
    { traveler: MIRJAM._id, segment: 0, seat: '31A' },
    { traveler: COLLEAGUE._id, segment: 1, seat: '31C', price: chf(35_00) },
  ],
  bags: [],
  price: { asked: chf(5_035_00) },
  endsOn: '2027-03-16',
  route: ['Geneva', 'Auckland'],
  legs: [
    {
      ...leg,
      durationMinutes: 1_580,
      stopoverMinutes: [125],
      segments: [
        {
          ...segment,
          carrier: 'SQ',
          operatingCarrier: 'SQ',
          flightNumber: 345,
          origin: 'GVA',
          destination: 'SIN',
          arrival: '2027-03-15T05:25',
        },
        {
          ...segment,
          carrier: 'SQ',
          operatingCarrier: 'NZ',
          flightNumber: 281,
          origin: 'SIN',
          destination: 'AKL',
          departure: '2027-03-15T07:30',
          arrival: '2027-03-15T22:05',
        },
      ],
    },
  ],
  fare: {
    ...FLIGHT.fare,
    serviceClasses: ['W', 'Y'],
    family: { ...FLIGHT.fare.family, name: 'Premium', refund: { allowed: true, fee: chf(200_00) } },
  },
  airports: [
    { ...zurich, code: 'GVA', name: 'Geneva Airport', city: 'Geneva' },
    { ...zurich, code: 'SIN', name: 'Singapore Changi Airport', city: 'Singapore', country: 'SG' },
    { ...zurich, code: 'AKL', name: 'Auckland Airport', city: 'Auckland', country: 'NZ' },
  ],
  airlines: [
    { code: 'SQ', name: 'Singapore Airlines' },
    { code: 'NZ', name: 'Air New Zealand' },
  ],
  lines: [{ kind: 'base', code: 'BASE', label: 'Fare', amount: chf(5_000_00), onSite: false }],
};
