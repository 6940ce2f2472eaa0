import { describe, expect, it } from 'vitest';
import {
  BACK_BA,
  BACK_LX,
  FLEX,
  flightLine,
  francs,
  OUT_LH,
  OUT_LX,
  TO_APPROVE,
} from '#tests/support/flight-booking-examples.ts';
import { selectedFareIndex, toSelectedFare, toSelectedResult } from './flight-choice.ts';
import { buildFlightId, countNewFlights, type FlightList, mergeFlightResults } from './flight-list.ts';

const network = flightLine('network', [
  { legs: [OUT_LX, BACK_LX], fares: [{ price: 900, family: FLEX }, { price: 800 }] },
  { legs: [OUT_LH, BACK_LX], fares: [{ price: 700 }] },
]);
const other = flightLine('other', [
  { legs: [OUT_LX, BACK_LX], fares: [{ price: 790, verdict: TO_APPROVE }] },
  { legs: [OUT_LX, BACK_BA], fares: [{ price: 650 }] },
]);

function merged(...lines: Parameters<typeof mergeFlightResults>[0]): FlightList {
  return mergeFlightResults(lines) ?? expect.fail('There is no list');
}

const list = merged(network, other);
const listPrices = (found: FlightList) =>
  found.flights.map(({ fares }) => fares.map(({ price }) => price.amount / 100));

describe('a list of flights', () => {
  it('does not depend on which source answers first', () => {
    expect(merged(other, network)).toEqual(list);
    expect(list).toMatchObject({ currency: 'CHF', legs: 2, expiresAt: '2027-03-01T10:30:00.000Z' });
    expect(mergeFlightResults([])).toBeNull();
    expect(merged(flightLine('network', [])).flights).toEqual([]);
  });

  it('has each flight once, with the fares of all sources, the cheapest first', () => {
    expect(list.flights.map(({ id }) => id)).toEqual([
      buildFlightId([OUT_LH, BACK_LX]),
      buildFlightId([OUT_LX, BACK_BA]),
      buildFlightId([OUT_LX, BACK_LX]),
    ]);
    expect(listPrices(list)).toEqual([[700], [650], [790, 800, 900]]);
    expect(list.flights[2]?.fares.map(({ source }) => source)).toEqual(['other', 'network', 'network']);
  });

  it('knows the airports of all sources by their codes', () => {
    expect([...list.airports.keys()].sort()).toEqual(['FRA', 'JFK', 'LHR', 'ZRH']);
    expect(list.airports.get('LHR')).toEqual({ code: 'LHR', name: 'Heathrow Airport', city: 'London' });
  });

  it('has one object for each leg', () => {
    const [, viaLondon, direct] = list.flights;
    expect(viaLondon?.legs[0]).toBe(direct?.legs[0]);
  });

  it('lists a price without an exchange rate last', () => {
    const line = flightLine('network', [
      { legs: [OUT_LX, BACK_LX], fares: [{ price: 1 }, { price: 2, family: FLEX }] },
    ]);
    const [itinerary] = line.itineraries;
    const [foreign, known] = itinerary?.fares ?? [];
    if (!itinerary || !foreign || !known) return expect.fail('There are two fares');
    itinerary.fares = [{ ...foreign, price: { amount: 100, currency: 'EUR' } }, known];
    expect(merged(line).flights[0]?.fares.map(({ total }) => total)).toEqual([francs(2), null]);
  });

  it('counts the flights that have arrived since, or more fares of them', () => {
    expect(countNewFlights(merged(network), list)).toBe(2);
    expect(countNewFlights(list, list)).toBe(0);
  });
});

describe('what is chosen of it', () => {
  const [, , direct] = list.flights;
  const [, light] = direct?.fares ?? [];

  it('is named by the numbers of the flights', () => {
    expect(direct && toSelectedResult(direct)).toEqual({
      id: 'LX14@2027-04-01T13:10~LX15@2027-04-05T18:15',
      name: 'LX 14, LX 15',
    });
  });

  it('is priced for all travelers', () => {
    expect(direct && light && toSelectedFare(direct, light, 2)).toMatchObject({
      price: francs(1_600),
      terms: { flight: direct?.id, family: 'light', serviceClasses: ['Y', 'Y'] },
    });
  });

  it('has its index among the fares, -1 for none', () => {
    if (!direct || !light) return expect.fail('There is no fare');
    const chosen = toSelectedFare(direct, light, 2);
    const flex = { ...chosen, terms: { ...chosen.terms, family: 'flex' } };
    expect(selectedFareIndex(direct, null)).toBe(-1);
    expect(selectedFareIndex(direct, flex)).toBe(2);
    expect(selectedFareIndex(direct, { ...flex, terms: { ...flex.terms, flight: 'another' } })).toBe(-1);
    expect(selectedFareIndex(direct, { ...flex, terms: { ...flex.terms, serviceClasses: ['C', 'Y'] } })).toBe(
      -1,
    );
  });
});
