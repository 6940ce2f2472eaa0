import { describe, expect, it } from 'vitest';
import {
  CHEAPEST,
  index,
  JOURNEYS,
  list,
  NO_FILTER,
  nameOf,
  OUT_LH_ID,
  OUT_LX_ID,
  shown,
} from '#tests/support/flight-list-examples.ts';
import { chooseLeg, reopenLeg } from './flight-filter-parts.ts';
import type { FlightSort, TimeOptions } from './flight-list-settings.ts';
import { findChosenLegs, selectedFlight, showFlights } from './flight-rows.ts';

const byTime = (options: Partial<TimeOptions>): FlightSort => ({
  sortBy: 'time',
  timeOptions: { ...CHEAPEST.timeOptions, ...options },
});

describe('leg by leg', () => {
  it('the first prices are "from" prices, with the cheapest return included', () => {
    expect(shown({})).toEqual(['LH 600', 'LX 650']);
  });

  it('the following ones are differences to the cheapest with the leg before', () => {
    expect(shown({ chosenLegs: [OUT_LX_ID] })).toEqual(['BA back +0', 'LX back +150']);
    expect(shown({ chosenLegs: [OUT_LH_ID] })).toEqual(['BA back +0', 'LX back +120']);
  });

  it('a price and its differences add up to what the whole costs', () => {
    for (const first of showFlights(index, NO_FILTER, CHEAPEST)) {
      for (const next of showFlights(index, { ...NO_FILTER, chosenLegs: [first.id] }, CHEAPEST)) {
        const sum = (first.fare.total?.amount ?? 0) + (next.difference?.amount ?? Number.NaN);
        expect(sum).toBe(next.fare.total?.amount);
      }
    }
  });

  it('chosen legs are known until they are chosen again', () => {
    const first = chooseLeg(NO_FILTER, 0, OUT_LX_ID);
    const both = chooseLeg(first, 1, list.flights[1]?.legs[1]?.id ?? '');
    expect(findChosenLegs(index, both).map(({ id }) => nameOf(id))).toEqual(['LX', 'LX back']);
    expect(selectedFlight(index, first)).toBeNull();
    expect(selectedFlight(index, both)?.fares[0]?.total?.amount).toBe(800_00);
    expect(reopenLeg(both, 0).chosenLegs).toEqual([]);
    expect(chooseLeg(both, 0, OUT_LH_ID).chosenLegs).toEqual([OUT_LH_ID]);
  });

  it('a leg that no longer exists ends the choice', () => {
    const filter = { ...NO_FILTER, chosenLegs: ['XX1@2027-04-01T10:00', OUT_LX_ID] };
    expect(findChosenLegs(index, filter)).toEqual([]);
    expect(selectedFlight(index, filter)).toBeNull();
    expect(shown(filter)).toEqual([]);
  });
});

describe('whole journeys', () => {
  it('have the price of all legs', () => {
    expect(shown({}, CHEAPEST, JOURNEYS)).toEqual([
      'LH & BA back 600',
      'LX & BA back 650',
      'LH & LX back 720',
      'LX & LX back 800',
    ]);
  });
});

describe('a sort', () => {
  it.each<[string, FlightSort, string[]]>([
    ['cheapest', CHEAPEST, ['LH 600', 'LX 650']],
    ['fastest', { ...CHEAPEST, sortBy: 'fastest' }, ['LX 650', 'LH 600']],
    ['earliest departure', byTime({}), ['LH 600', 'LX 650']],
    ['latest departure', byTime({ earliestOrLatest: 'latest' }), ['LX 650', 'LH 600']],
    ['earliest arrival', byTime({ departureOrArrival: 'arrival' }), ['LH 600', 'LX 650']],
    [
      'latest at JFK',
      byTime({ airport: 'JFK', departureOrArrival: 'arrival', earliestOrLatest: 'latest' }),
      ['LX 650', 'LH 600'],
    ],
    ['through Frankfurt first', byTime({ airport: 'FRA' }), ['LH 600', 'LX 650']],
    [
      'through Frankfurt first, the latest',
      byTime({ airport: 'FRA', earliestOrLatest: 'latest' }),
      ['LH 600', 'LX 650'],
    ],
  ])('by the %s', (_, sort, expected) => {
    expect(shown({}, sort)).toEqual(expected);
  });

  it('of journeys uses the whole journey', () => {
    expect(shown({}, { ...CHEAPEST, sortBy: 'fastest' }, JOURNEYS)[0]).toBe('LX & LX back 800');
    const back = byTime({ airport: 'JFK', departureOrArrival: 'departure' });
    expect(shown({}, back, JOURNEYS)[0]).toBe('LH & BA back 600');
  });
});
