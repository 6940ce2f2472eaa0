import { describe, expect, it } from 'vitest';
import type { FlightSearchRequest } from '#domain/contract.ts';
import { DomainError } from '../../errors.ts';
import { refuseImpossibleLegs } from './refuse-impossible-legs.ts';

/** In Auckland it is the 15th by then, in Honolulu still the 13th. */
const EARLY = new Date('2027-03-14T09:30:00Z');
const LATE = new Date('2027-03-14T11:30:00Z');

type Trip = Pick<FlightSearchRequest, 'flightType' | 'legs'>;

/** Legs such as `ZRH-LHR 2027-04-01`; a code in small letters is the one of a metropolitan area. */
function trip(flightType: Trip['flightType'], ...legs: string[]): Trip {
  const place = (code = '') => ({
    code: code.toUpperCase(),
    type: code === code.toUpperCase() ? ('airport' as const) : ('mac' as const),
  });
  return {
    flightType,
    legs: legs.map((leg) => {
      const [places = '', departureDate = ''] = leg.split(' ');
      const [origin, destination] = places.split('-');
      return { origin: place(origin), destination: place(destination), departureDate };
    }),
  };
}

function catchRefusal(itinerary: Trip, now = EARLY) {
  try {
    refuseImpossibleLegs(itinerary, now);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.code, error.fields?.[0]?.path];
  }
}

describe('legs that can be flown', () => {
  it.each([
    trip('oneWay', 'ZRH-LHR 2027-03-14'),
    trip('oneWay', 'ZRH-lon 2027-04-01'),
    trip('oneWay', 'lon-nyc 2028-03-10'),
    trip('roundTrip', 'ZRH-LHR 2027-04-01', 'LHR-ZRH 2027-04-01'),
    trip('roundTrip', 'ZRH-LHR 2027-04-01', 'CDG-GVA 2027-04-05'),
    trip('multiCity', 'ZRH-LHR 2027-04-01', 'LHR-JFK 2027-04-01', 'JFK-ZRH 2028-03-10'),
  ])('%j', (itinerary) => {
    expect(catchRefusal(itinerary)).toBeUndefined();
  });

  it('are judged by the day at their origin', () => {
    expect(catchRefusal(trip('oneWay', 'HNL-LAX 2027-03-13'))).toBeUndefined();
    expect(catchRefusal(trip('oneWay', 'ZRH-LAX 2027-03-13'))?.[0]).toBe('departure_in_past');
    expect(catchRefusal(trip('oneWay', 'AKL-SYD 2027-03-14'))).toBeUndefined();
    expect(catchRefusal(trip('oneWay', 'AKL-SYD 2027-03-14'), LATE)?.[0]).toBe('departure_in_past');
    expect(catchRefusal(trip('oneWay', 'AKL-SYD 2028-03-11'), LATE)).toBeUndefined();
    expect(catchRefusal(trip('oneWay', 'ZRH-SYD 2028-03-11'), LATE)?.[0]).toBe('departure_too_far');
  });
});

describe('legs that can not be flown', () => {
  const ORIGIN = '/body/legs/0/origin';
  const DESTINATION = '/body/legs/0/destination';
  const DATE = '/body/legs/0/departureDate';
  it.each([
    [trip('oneWay', 'ZRH-LHR 2027-03-13'), 'departure_in_past', DATE],
    [trip('oneWay', 'ZRH-LHR 2020-01-01'), 'departure_in_past', DATE],
    [trip('oneWay', 'ZRH-LHR 2028-03-11'), 'departure_too_far', DATE],
    [trip('oneWay', 'QQQ-LHR 2027-04-01'), 'place_unknown', ORIGIN],
    [trip('oneWay', 'ZRH-QQQ 2027-04-01'), 'place_unknown', DESTINATION],
    [trip('oneWay', 'zrh-LHR 2027-04-01'), 'place_unknown', ORIGIN],
    [trip('oneWay', 'LON-ZRH 2027-04-01'), 'place_unknown', ORIGIN],
    [trip('oneWay', 'ZRH-ZRH 2027-04-01'), 'places_equal', DESTINATION],
    [trip('oneWay', 'LHR-lon 2027-04-01'), 'places_equal', DESTINATION],
    [trip('oneWay', 'lon-lon 2027-04-01'), 'places_equal', DESTINATION],
    [trip('oneWay', 'ZRH-LHR 2027-04-01', 'LHR-ZRH 2027-04-02'), 'leg_count_wrong', '/body/legs'],
    [trip('roundTrip', 'ZRH-LHR 2027-04-01'), 'leg_count_wrong', '/body/legs'],
    [trip('multiCity', 'ZRH-LHR 2027-04-01'), 'leg_count_wrong', '/body/legs'],
    [
      trip('roundTrip', 'ZRH-LHR 2027-04-02', 'LHR-ZRH 2027-04-01'),
      'dates_out_of_order',
      '/body/legs/1/departureDate',
    ],
  ])('%j: %s', (itinerary, code, path) => {
    expect(catchRefusal(itinerary)).toEqual([code, path]);
  });
});
