import { expect, it } from 'vitest';
import type { FlightPart, Trip } from '#domain/contract.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { flownAirports } from './known-airports.ts';

const [traveler = ''] = FLIGHT.travelers;
const [out, back] = FLIGHT.legs as [FlightPart['legs'][number], FlightPart['legs'][number]]; // it has two
const buildTrip = (...parts: Trip['parts']) => ({ parts }) as Trip; // nothing else of it is read
const codes = (...trips: Trip[]) => flownAirports(trips, traveler).map(({ code }) => code);

it('lists the most frequent origins first, then the others', () => {
  const wayBack: FlightPart = { ...FLIGHT, legs: [back] };
  const wayOut: FlightPart = { ...FLIGHT, legs: [out] };
  expect(codes(buildTrip(FLIGHT))).toEqual(['ZRH', 'JFK', 'EWR']);
  expect(codes(buildTrip(wayBack), buildTrip(wayOut), buildTrip(wayOut))).toEqual(['ZRH', 'EWR', 'JFK']);
});

it('leaves out where a leg is only changed, and flights of others', () => {
  const [first] = out.segments;
  const connecting = { ...out, segments: [first, { ...first, origin: 'JFK', destination: 'EWR' }] };
  expect(codes(buildTrip({ ...FLIGHT, legs: [connecting] } as FlightPart))).toEqual(['ZRH', 'EWR']);
  expect(codes(buildTrip({ ...FLIGHT, travelers: ['another'] }))).toEqual([]);
  expect(codes()).toEqual([]);
});

it('has each airport as the search by name returns it', () => {
  expect(flownAirports([buildTrip(FLIGHT)], traveler)[0]).toEqual({
    code: 'ZRH',
    type: 'airport',
    name: 'Zurich Airport',
    city: 'Zurich',
    zone: 'Europe/Zurich',
    airports: ['ZRH'],
  });
});
