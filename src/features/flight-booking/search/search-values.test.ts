import { describe, expect, it } from 'vitest';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { AUCKLAND, airport, CRITERIA, NEW_YORK, ZURICH } from '#tests/support/flight-booking-examples.ts';
import { faultsOf, type SearchField } from './search-values.ts';

const KENNEDY = airport('JFK', 'New York', 'America/New_York');
const faults = (changes: Partial<FlightCriteria>, now = '2027-03-01T09:00:00Z', typed: SearchField[] = []) =>
  faultsOf(
    { ...CRITERIA, ...changes },
    { now: new Date(now), typedIn: (field) => (typed.includes(field) ? 'zur' : '') },
  );
const leg = (origin: typeof ZURICH | null, destination: typeof ZURICH | null, departureDate = '') => ({
  origin,
  destination,
  departureDate,
  departureTime: null,
});
const onDays = (from: string, to = from) => ({ departureDateRange: { from, to } });

describe('a search', () => {
  it('is in order when all of it is known', () => {
    expect(faults({})).toEqual({});
    expect(faults(onDays('2027-04-01'))).toEqual({});
  });

  it('asks for airports, and says when one was typed but not chosen', () => {
    expect(faults({ legs: [leg(null, null)] }, undefined, ['origin-0'])).toEqual({
      'origin-0': 'airportNotChosen',
      'destination-0': 'required',
    });
  });

  it('goes somewhere else: an area is the same place as its airports', () => {
    expect(faults({ legs: [leg(ZURICH, ZURICH)] })).toEqual({ 'destination-0': 'samePlace' });
    expect(faults({ legs: [leg(KENNEDY, NEW_YORK)] })).toEqual({ 'destination-0': 'samePlace' });
  });

  it('asks for days, a purpose and travellers', () => {
    expect(faults({ ...onDays('', ''), purpose: '', travelers: [] })).toEqual({
      dates: 'required',
      purpose: 'required',
      travelers: 'required',
    });
    expect(faults({ flightType: 'oneWay', ...onDays('', '') })).toEqual({ 'date-0': 'required' });
    expect(faults({ flightType: 'oneWay', ...onDays('2027-04-01', '') })).toEqual({});
  });

  it('returns after its way out', () => {
    expect(faults(onDays('2027-04-05', '2027-04-01'))).toEqual({ dates: 'returnTooEarly' });
  });

  it('begins today or later, by the calendar at the airport', () => {
    const at = '2027-04-01T11:30:00Z';
    expect(faults(onDays('2027-04-01'), at)).toEqual({});
    expect(faults({ ...onDays('2027-04-01'), legs: [leg(AUCKLAND, ZURICH)] }, at)).toEqual({
      dates: 'datePast',
    });
  });

  it('has its legs in order, each held against the latest before it', () => {
    const legs = [
      leg(ZURICH, KENNEDY, '2027-04-03'),
      leg(KENNEDY, AUCKLAND, '2027-04-01'),
      leg(AUCKLAND, ZURICH, '2027-04-02'),
    ];
    expect(faults({ flightType: 'multiCity', legs })).toEqual({
      'date-1': 'legTooEarly',
      'date-2': 'legTooEarly',
    });
  });
});
