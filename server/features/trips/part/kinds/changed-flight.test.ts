import { describe, expect, test } from 'vitest';
import type { ChangedLeg, FlightPart } from '#domain/contract.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { hasLegsBefore, withChangedLegs } from './changed-flight.ts';

type Leg = FlightPart['legs'][number];

const [OUT, BACK] = FLIGHT.legs as [Leg, Leg];
const [FLOWN] = OUT.segments;
if (!FLOWN) throw new Error('It has a segment');

const later: Leg = { ...OUT, segments: [{ ...FLOWN, flightNumber: 18, departure: '2027-03-14T16:55' }] };
const viaLondon: Leg = {
  ...OUT,
  stopoverMinutes: [90],
  segments: [
    { ...FLOWN, carrier: 'BA', operatingCarrier: 'BA', flightNumber: 711, destination: 'LHR' },
    { ...FLOWN, carrier: 'BA', operatingCarrier: 'BA', flightNumber: 115, origin: 'LHR' },
  ],
};

function changed(...legs: ChangedLeg[]) {
  return withChangedLegs(FLIGHT, legs) ?? expect.fail('It does not fit');
}

describe('a flight with a leg that the airline has changed', () => {
  test('keeps its other legs, its seats and its bags when it has as many segments', () => {
    const flight = changed({ before: OUT, after: later });
    expect(flight.legs).toEqual([later, BACK]);
    expect(flight.seats).toEqual(FLIGHT.seats);
    expect(flight.bags).toEqual(FLIGHT.bags);
    expect(flight.price).toEqual(FLIGHT.price);
  });

  test('loses the seats of that leg when it has other segments, and states the classes of each', () => {
    const flight = changed({ before: OUT, after: viaLondon });
    expect(flight.seats).toEqual([{ ...FLIGHT.seats[1], segment: 2 }]);
    expect(flight.fare.serviceClasses).toEqual(['Y', 'Y', 'Y']);
    expect(flight.fare.fareBasisCodes).toHaveLength(3);
    expect(flight.airports.map(({ code }) => code)).toEqual(['ZRH', 'LHR', 'JFK', 'EWR']);
    expect(flight.airlines.map(({ code }) => code)).toEqual(['BA', 'LX', 'UA']);
    expect(flight.route).toEqual(['Zurich', 'New York']);
  });

  test('loses a leg that is no longer flown, with what belonged to it', () => {
    const flight = changed({ before: OUT });
    expect(flight.legs).toEqual([BACK]);
    expect(flight.seats).toEqual([{ ...FLIGHT.seats[1], segment: 0 }]);
    expect(flight.bags).toEqual([{ ...FLIGHT.bags[0], leg: 0 }]);
    expect(flight.fastestMinutes).toEqual([FLIGHT.fastestMinutes[1]]);
    expect(flight.zone).toBe('America/New_York');
  });

  test('is found by its route when another change was accepted before', () => {
    expect(changed({ before: later, after: viaLondon }).legs).toEqual([viaLondon, BACK]);
    expect(hasLegsBefore(FLIGHT, [{ before: later, after: viaLondon }])).toBe(false);
    expect(hasLegsBefore(FLIGHT, [{ before: OUT, after: later }])).toBe(true);
  });

  test('is none without any leg, or when the leg is not its own', () => {
    expect(withChangedLegs(FLIGHT, [{ before: OUT }, { before: BACK }])).toBeNull();
    const elsewhere = { ...OUT, segments: [{ ...FLOWN, flightNumber: 22, origin: 'GVA' }] };
    expect(withChangedLegs(FLIGHT, [{ before: elsewhere, after: later }])).toBeNull();
  });
});
