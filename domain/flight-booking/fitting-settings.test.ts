import { describe, expect, it } from 'vitest';
import { CRITERIA } from '#tests/support/flight-booking-examples.ts';
import {
  CHEAPEST,
  index,
  JOURNEYS,
  list,
  NO_FILTER,
  OUT_LH_ID,
  OUT_LX_ID,
} from '#tests/support/flight-list-examples.ts';
import { fittingFilter, fittingSort, sortAirports } from './fitting-settings.ts';

const BACK_ID = list.flights[0]?.legs[1]?.id ?? '';

describe('a filter', () => {
  const chosenBy = (chosenLegs: readonly string[]) =>
    fittingFilter(index, CRITERIA, { ...NO_FILTER, chosenLegs }).chosenLegs;

  it.each([
    ['nothing', [], []],
    ['the first leg', [OUT_LH_ID], [OUT_LH_ID]],
    ['a leg that is not found any more', ['XX1@2027-04-01T10:00'], []],
    ['all legs', [OUT_LX_ID, BACK_ID], [OUT_LX_ID]],
  ])('with %s chosen leaves a leg to be chosen', (_, chosen, fitting) => {
    expect(chosenBy(chosen)).toEqual(fitting);
  });

  it('filters by the times of the search until it has its own', () => {
    const criteria = { ...CRITERIA, returnTime: 'evening' as const };
    expect(fittingFilter(index, criteria, NO_FILTER).times).toEqual([
      { departure: [], arrival: [] },
      { departure: ['evening'], arrival: [] },
    ]);
    expect(fittingFilter(index, criteria, { ...NO_FILTER, times: [] }).times).toEqual([]);
  });
});

describe('the airports of a sort', () => {
  const first = NO_FILTER;
  const next = { ...NO_FILTER, chosenLegs: [OUT_LX_ID] };

  it.each([
    ['departures of the first leg', first, 'departure', ['ZRH', 'FRA']],
    ['arrivals of the first leg', first, 'arrival', ['JFK', 'FRA']],
    ['departures of the next leg', next, 'departure', ['JFK', 'LHR']],
    ['departures of whole journeys', JOURNEYS, 'departure', ['JFK', 'ZRH', 'FRA', 'LHR']],
  ] as const)('are those of the %s', (_, filter, departureOrArrival, airports) => {
    expect(sortAirports(index, filter, { departureOrArrival })).toEqual(airports);
  });

  it('are left when the next leg has others', () => {
    const sort = {
      sortBy: 'time' as const,
      timeOptions: { ...CHEAPEST.timeOptions, airport: 'FRA' },
    };
    expect(fittingSort(index, first, sort)).toBe(sort);
    expect(fittingSort(index, next, sort).timeOptions.airport).toBeNull();
    expect(fittingSort(index, next, CHEAPEST)).toBe(CHEAPEST);
  });
});
