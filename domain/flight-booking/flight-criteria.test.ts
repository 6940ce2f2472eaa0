import { describe, expect, it } from 'vitest';
import { AUCKLAND, airport, CRITERIA, NEW_YORK, ZURICH } from '#tests/support/flight-booking-examples.ts';
import { findFlightFaults } from './criteria-faults.ts';
import { addLeg, changeFlightType, changeLeg, moveLeg, removeLeg, swapPlaces } from './criteria-legs.ts';
import { EMPTY_LEG, type FlightCriteria, freshFlightCriteria, listDirections } from './flight-criteria.ts';
import { toFlightSearchRequest } from './flight-requests.ts';

/** In Auckland it is already the 2nd, in Honolulu still the 1st. */
const NOW = new Date('2027-03-01T12:30:00Z');
const LONDON = airport('LHR', 'London', 'Europe/London');
const HONOLULU = airport('HNL', 'Honolulu', 'Pacific/Honolulu');

const buildLeg = (origin = ZURICH, destination = NEW_YORK, departureDate = '2027-04-01') => ({
  origin,
  destination,
  departureDate,
  departureTime: null,
});
const multiCity = (...legs: FlightCriteria['legs'][number][]): FlightCriteria => ({
  ...CRITERIA,
  flightType: 'multiCity',
  legs,
});
const oneWay = (leg: ReturnType<typeof buildLeg>): FlightCriteria => ({
  ...CRITERIA,
  flightType: 'oneWay',
  legs: [leg],
  departureDateRange: { from: leg.departureDate, to: '' },
});
const places = ({ legs }: FlightCriteria) =>
  legs.map(({ origin, destination, departureDate }) =>
    [origin?.code, destination?.code, departureDate].join(' '),
  );

describe('a search', () => {
  it('starts as a round trip in economy class', () => {
    expect(freshFlightCriteria({ purpose: '', travelers: [] })).toMatchObject({
      flightType: 'roundTrip',
      serviceClass: 'Y',
      legs: [EMPTY_LEG],
      directOnly: false,
    });
  });

  it('requires the return of a round trip', () => {
    const criteria: FlightCriteria = { ...CRITERIA, airlines: ['LX'], directOnly: true };
    expect(toFlightSearchRequest(criteria)).toEqual({
      travelers: ['anna', 'beat'],
      flightType: 'roundTrip',
      legs: [
        {
          origin: { code: 'ZRH', type: 'airport' },
          destination: { code: 'NYC', type: 'mac' },
          departureDate: '2027-04-01',
        },
        {
          origin: { code: 'NYC', type: 'mac' },
          destination: { code: 'ZRH', type: 'airport' },
          departureDate: '2027-04-05',
        },
      ],
      serviceClass: 'Y',
      directOnly: true,
      airlines: ['LX'],
      filter: { shouldPreFilter: false, inPolicyOnly: false },
    });
  });

  it('is filtered by the server only on request', () => {
    expect(toFlightSearchRequest({ ...CRITERIA, shouldPreFilter: true }).filter).toEqual({
      shouldPreFilter: true,
      inPolicyOnly: true,
    });
  });
});

describe('the legs', () => {
  const trip = multiCity(
    buildLeg(ZURICH, LONDON, '2027-04-01'),
    buildLeg(LONDON, NEW_YORK, '2027-04-03'),
    buildLeg(NEW_YORK, ZURICH, '2027-04-08'),
  );

  it('are swapped, added from where the last one ends, and removed down to two', () => {
    expect(places(swapPlaces(trip, 1))[1]).toBe('NYC LHR 2027-04-03');
    expect(places(addLeg(trip)).at(-1)).toBe('ZRH  ');
    expect(places(removeLeg(trip, 1))).toEqual(['ZRH LHR 2027-04-01', 'NYC ZRH 2027-04-08']);
    expect(removeLeg(removeLeg(trip, 1), 1).legs).toHaveLength(2);
  });

  it('are six at most', () => {
    let most = trip;
    for (let turn = 0; turn < 9; turn += 1) most = addLeg(most);
    expect(most.legs).toHaveLength(6);
  });

  it('are moved while their days stay in order', () => {
    expect(places(moveLeg(trip, 2, 0))).toEqual([
      'NYC ZRH 2027-04-01',
      'ZRH LHR 2027-04-03',
      'LHR NYC 2027-04-08',
    ]);
    expect(moveLeg(trip, 0, 3)).toBe(trip);
    expect(moveLeg(trip, 0, -1)).toBe(trip);
  });

  it('become those of another kind of trip', () => {
    const city = changeFlightType(CRITERIA, 'multiCity');
    expect(places(city)).toEqual(['ZRH NYC 2027-04-01', 'NYC ZRH 2027-04-05']);
    expect(listDirections(changeFlightType(city, 'roundTrip'))).toEqual(listDirections(CRITERIA));
    expect(listDirections(changeFlightType(trip, 'oneWay'))).toHaveLength(1);
    expect(changeFlightType(oneWay(buildLeg()), 'multiCity').legs).toHaveLength(2);
  });

  it('of one way keep the day of return for the next round trip', () => {
    const { departureDateRange } = changeFlightType(changeFlightType(CRITERIA, 'oneWay'), 'roundTrip');
    expect(departureDateRange).toEqual(CRITERIA.departureDateRange);
  });
});

describe('the errors', () => {
  it('are empty for a complete search', () => {
    expect(findFlightFaults(CRITERIA, NOW)).toEqual({});
  });

  it('name each empty field but the purpose, which is asked for at the checkout', () => {
    const empty = freshFlightCriteria({ purpose: '', travelers: [] });
    expect(findFlightFaults(empty, NOW)).toEqual({
      'legs.0.origin': 'required',
      'legs.0.destination': 'required',
      'departureDateRange.from': 'required',
      'departureDateRange.to': 'required',
      travelers: 'required',
    });
    expect(findFlightFaults(changeFlightType(empty, 'oneWay'), NOW)).not.toHaveProperty([
      'departureDateRange.to',
    ]);
    expect(findFlightFaults(changeFlightType(empty, 'multiCity'), NOW)).toMatchObject({
      'legs.1.origin': 'required',
      'legs.1.departureDate': 'required',
    });
  });

  it.each<[string, FlightCriteria, object]>([
    ['the same airport twice', oneWay(buildLeg(ZURICH, ZURICH)), { 'legs.0.destination': 'sameAirport' }],
    [
      'an airport and its own city',
      oneWay(buildLeg(airport('JFK', 'New York', 'America/New_York'), NEW_YORK)),
      { 'legs.0.destination': 'sameAirport' },
    ],
    [
      'a return before the way out',
      { ...CRITERIA, departureDateRange: { from: '2027-04-05', to: '2027-04-04' } },
      { 'departureDateRange.to': 'returnBeforeDeparture' },
    ],
    [
      'legs out of order',
      multiCity(buildLeg(ZURICH, LONDON, '2027-04-05'), buildLeg(LONDON, ZURICH, '2027-04-04')),
      { 'legs.1.departureDate': 'outOfOrder' },
    ],
    ['yesterday', oneWay(buildLeg(ZURICH, LONDON, '2027-02-28')), { 'departureDateRange.from': 'past' }],
    ['today', oneWay(buildLeg(ZURICH, LONDON, '2027-03-01')), {}],
    [
      'what is today in Zurich but yesterday in Auckland',
      oneWay(buildLeg(AUCKLAND, LONDON, '2027-03-01')),
      { 'departureDateRange.from': 'past' },
    ],
    ['what is still today in Honolulu', oneWay(buildLeg(HONOLULU, LONDON, '2027-03-01')), {}],
    ['the last day for which seats are sold', oneWay(buildLeg(ZURICH, LONDON, '2028-02-26')), {}],
    ['a day later', oneWay(buildLeg(ZURICH, LONDON, '2028-02-27')), { 'departureDateRange.from': 'tooFar' }],
    [
      'ten travellers',
      {
        ...CRITERIA,
        travelers: Array.from({ length: 10 }, (_, at) => ({
          ...CRITERIA.travelers[0],
          _id: `${at}`,
          firstName: 'A',
          lastName: 'B',
        })),
      },
      { travelers: 'tooManyTravelers' },
    ],
  ])('is said where it can be mended: %s', (_, criteria, faults) => {
    expect(findFlightFaults(criteria, NOW)).toEqual(faults);
  });

  it('returning on the day of departure is fine', () => {
    const same = { ...CRITERIA, departureDateRange: { from: '2027-04-01', to: '2027-04-01' } };
    expect(findFlightFaults(same, NOW)).toEqual({});
  });

  it('judges a day without an airport by the clocks that are behind all others', () => {
    const leg = changeLeg(oneWay(buildLeg()), 0, { origin: null });
    const on = (from: string) => ({ ...leg, departureDateRange: { from, to: '' } });
    expect(findFlightFaults(on('2027-03-01'), NOW)).toEqual({ 'legs.0.origin': 'required' });
    expect(findFlightFaults(on('2027-02-28'), NOW)).toMatchObject({ 'departureDateRange.from': 'past' });
  });
});
