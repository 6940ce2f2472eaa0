import { describe, expect, it } from 'vitest';
import type { FlightPart } from '#domain/contract.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { RENTAL, STAY } from '#stories/support/trip-fixtures.ts';
import { criteriaOfPart } from './criteria-of-part.ts';

const [first = ''] = FLIGHT.travelers;
const travelers = [
  { _id: first, firstName: 'Anna', lastName: 'Keller' },
  { _id: 'another', firstName: 'Daniel', lastName: 'Frei' },
];
const surroundings = { purpose: 'training', travelers };
const [out, back] = FLIGHT.legs as [FlightPart['legs'][number], FlightPart['legs'][number]]; // it has two

function readFlightCriteria(legs: FlightPart['legs']) {
  const found = criteriaOfPart({ ...FLIGHT, legs }, surroundings);
  if (found.kind !== 'flight') throw new Error('A flight is looked for among flights');
  return found.criteria;
}

/** Back from New York to Zurich, with the outbound flight unchanged. */
function wayBack(): FlightPart['legs'][number] {
  const [segment] = back.segments;
  if (!segment) throw new Error('It has a segment');
  return { ...back, segments: [{ ...segment, origin: 'JFK', destination: 'ZRH' }] };
}

describe('the search that replaces a part of a trip', () => {
  it('can be searched for unchanged', () => {
    expect(FLIGHT_FLOW.draft.criteria(criteriaOfPart(FLIGHT, surroundings).criteria)).toBe(true);
    expect(HOTEL_FLOW.draft.criteria(criteriaOfPart(STAY, surroundings).criteria)).toBe(true);
    expect(CAR_FLOW.draft.criteria(criteriaOfPart(RENTAL, surroundings).criteria)).toBe(true);
  });

  it('is for the travelers of the part', () => {
    const { criteria } = criteriaOfPart({ ...FLIGHT, travelers: [first] }, surroundings);
    expect(criteria).toMatchObject({ purpose: 'training', travelers: [travelers[0]] });
  });

  it('knows round trips, one-way flights, and multi-city flights', () => {
    const days = {
      from: out.segments[0]?.departure.slice(0, 10),
      to: back.segments[0]?.departure.slice(0, 10),
    };
    expect(readFlightCriteria([out, wayBack()])).toMatchObject({
      flightType: 'roundTrip',
      legs: [{ origin: { code: 'ZRH' }, destination: { code: 'JFK' }, departureDate: '' }],
      departureDateRange: days,
    });
    expect(readFlightCriteria([out])).toMatchObject({
      flightType: 'oneWay',
      departureDateRange: { from: days.from, to: '' },
    });
    expect(readFlightCriteria([out, back])).toMatchObject({
      flightType: 'multiCity',
      legs: [{ departureDate: days.from }, { origin: { code: 'EWR' }, departureDate: days.to }],
    });
  });

  it('is around the hotel, for its days', () => {
    const { latitude, longitude } = STAY.property;
    expect(criteriaOfPart(STAY, surroundings).criteria).toMatchObject({
      place: { latitude, longitude },
      checkIn: STAY.startsOn,
      checkOut: STAY.endsOn,
      rooms: STAY.rooms,
    });
  });

  it('is at the station of the car, and names the other one of a one-way rental', () => {
    expect(criteriaOfPart(RENTAL, surroundings).criteria).toMatchObject({
      pickUp: { label: RENTAL.pickUp.name },
      dropOffAtPickUp: false,
      dropOff: { label: RENTAL.dropOff.name },
      pickUpTime: RENTAL.pickUpAt.slice(11),
      dropOffDate: RENTAL.endsOn,
    });
    expect(criteriaOfPart({ ...RENTAL, dropOff: RENTAL.pickUp }, surroundings).criteria).toMatchObject({
      dropOffAtPickUp: true,
      dropOff: null,
    });
  });
});
