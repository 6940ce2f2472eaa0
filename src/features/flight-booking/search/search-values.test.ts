import { expect, it } from 'vitest';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { AUCKLAND, CRITERIA, ZURICH } from '#tests/support/flight-booking-examples.ts';
import { findFaults, type SearchField } from './search-values.ts';

const NOW = new Date('2027-03-01T09:00:00Z');
const faults = (changes: Partial<FlightCriteria>, typed: SearchField[] = [], now = NOW) =>
  findFaults({ ...CRITERIA, ...changes }, { now, typedIn: (field) => (typed.includes(field) ? 'zur' : ' ') });
const leg = (origin: typeof ZURICH | null, destination: typeof ZURICH | null) => ({
  origin,
  destination,
  departureDate: '',
  departureTime: null,
});

it('is valid when every field is filled in', () => {
  expect(faults({})).toEqual({});
});

it('reports an airport that was typed but not chosen', () => {
  expect(faults({ legs: [leg(null, null)] }, ['legs.0.origin'])).toEqual({
    'legs.0.origin': 'airportNotChosen',
    'legs.0.destination': 'required',
  });
});

it('passes on all other errors', () => {
  const today = { from: '2027-04-01', to: '2027-04-05' };
  const late = new Date('2027-04-01T11:30:00Z');
  expect(faults({ legs: [leg(ZURICH, ZURICH)], departureDateRange: today }, [], late)).toEqual({
    'legs.0.destination': 'sameAirport',
  });
  expect(faults({ legs: [leg(AUCKLAND, ZURICH)], departureDateRange: today }, [], late)).toEqual({
    'departureDateRange.from': 'past',
  });
});
