import { describe, expect, it } from 'vitest';
import { CRITERIA, FLEX, flightLine, LIGHT, leg } from '#tests/support/flight-booking-examples.ts';
import { exampleItineraries } from '#tests/support/flight-examples.ts';
import {
  CHEAPEST,
  index,
  JOURNEYS,
  NO_FILTER,
  OUT_LH_ID,
  OUT_LX_ID,
  STAR,
  shown,
} from '#tests/support/flight-list-examples.ts';
import { listFlightChoices } from './flight-choices.ts';
import { countFlights } from './flight-counts.ts';
import {
  clearFlightFilter,
  countRows,
  partsOfFlightFilter,
  suggestFlightFilters,
} from './flight-filter-parts.ts';
import { indexFlights } from './flight-index.ts';
import { mergeFlightResults } from './flight-list.ts';
import { FLIGHT_SORTS, type FlightListFilter, type FlightSort } from './flight-list-settings.ts';
import { applyCriteriaTimes } from './flight-matching.ts';
import { showFlights } from './flight-rows.ts';

describe('a filter', () => {
  it.each<[string, Partial<FlightListFilter>, string[]]>([
    ['direct', { maximumStops: 0 }, ['LX 800']],
    ['one stop', { maximumStops: 1 }, ['LH 600', 'LX 650']],
    ['an airline on the next leg', { airlines: ['LX'] }, ['LX 650']],
    ['an airline that flies only later legs', { airlines: ['BA'] }, []],
    ['an alliance', { alliances: ['STAR'] }, ['LH 720', 'LX 800']],
    ['an airline besides an alliance', { alliances: ['STAR'], airlines: ['BA'] }, ['LH 600', 'LX 650']],
    ['a way through Frankfurt', { connections: ['FRA'] }, ['LH 720', 'LX 800']],
    ['an airport without a choice', { airports: ['ZRH'] }, ['LH 600', 'LX 650']],
    ['mornings', { times: [{ departure: ['morning'], arrival: [] }] }, ['LH 600']],
    [
      'a return that lands in the evening',
      {
        times: [
          { departure: [], arrival: [] },
          { departure: [], arrival: ['evening'] },
        ],
      },
      ['LH 600', 'LX 650'],
    ],
    ['legs of nine hours', { maximumDurationMinutes: 540 }, ['LX 800']],
    ['stopovers of an hour and a half', { maximumStopoverMinutes: 90 }, ['LX 650']],
    ['a bag', { fareAspects: ['BagIncluded'] }, ['LX 700', 'LH 900']],
    ['a refund inside the policy', { fareAspects: ['Refundable'], inPolicyOnly: true }, ['LH 900', 'LX 950']],
    ['the policy', { inPolicyOnly: true }, ['LH 720', 'LX 800']],
    ['nothing that is sold', { maximumStops: 0, alliances: ['none'], airlines: ['ZZ'] }, []],
  ])('%s', (_, filter, expected) => {
    expect(shown(filter)).toEqual(expected);
    expect(countRows(index, { ...NO_FILTER, ...filter })).toBe(expected.length);
  });

  it('ignores legs that are already chosen', () => {
    expect(shown({ chosenLegs: [OUT_LH_ID], maximumStops: 0 })).toEqual(['LX back +0']);
  });

  it('starts with the times of the search, until the user changes them', () => {
    const [leg] = CRITERIA.legs;
    if (!leg) return expect.fail('There is a leg');
    const criteria = { ...CRITERIA, legs: [{ ...leg, departureTime: 'morning' as const }] };
    expect(shown(applyCriteriaTimes(criteria, NO_FILTER))).toEqual(['LH 600']);
    expect(shown(applyCriteriaTimes(criteria, clearFlightFilter(NO_FILTER)))).toEqual(['LH 600', 'LX 650']);
  });

  it('counts what each choice would show', () => {
    const counts = countFlights(index, NO_FILTER);
    expect(Object.fromEntries(counts.stops)).toEqual({ 0: 1, 1: 2 });
    expect(Object.fromEntries(counts.airlines)).toEqual({ LH: 1, LX: 1 });
    expect(Object.fromEntries(counts.alliances)).toEqual({ STAR: 2 });
    expect(Object.fromEntries(counts.connections)).toEqual({ FRA: 1, LHR: 2 });
    expect(counts.aspects).toEqual({ BagIncluded: 2, Refundable: 2, Changeable: 2 });
    expect(counts.inPolicyOnly).toBe(2);
    expect(counts.times.map(({ departure }) => Object.fromEntries(departure))).toEqual([
      { morning: 1, afternoon: 1 },
      { evening: 2, morning: 2 },
    ]);
    expect(counts.durations.toSorted()).toEqual([530, 745]);
    expect(counts.stopovers.toSorted()).toEqual([0, 165]);
  });

  it('counts an airline for any segment that it sells or operates', () => {
    expect(shown({ ...JOURNEYS, airlines: ['BA'] })).toEqual(['LH & BA back 600', 'LX & BA back 650']);
    const counts = countFlights(index, JOURNEYS);
    expect(Object.fromEntries(counts.airlines)).toEqual({ LX: 3, LH: 2, BA: 2 });

    const operated = leg(['LX100 ZRH-FRA 2027-04-01T08:00 2027-04-01T09:05 65']);
    const segments = operated.segments.map((one) => ({ ...one, operatingCarrier: 'EN' }));
    const merged = mergeFlightResults([
      flightLine('network', [{ legs: [{ ...operated, segments }], fares: [{ price: 300 }] }]),
    ]);
    const ofPartner = merged ? indexFlights(merged, STAR) : expect.fail('There is a list');
    expect(Object.fromEntries(countFlights(ofPartner, NO_FILTER).airlines)).toEqual({ LX: 1, EN: 1 });
    expect(countRows(ofPartner, { ...NO_FILTER, airlines: ['EN'] })).toBe(1);
    expect(listFlightChoices(ofPartner).airlines).toEqual(['EN', 'LX']);
  });

  it('counts with everything else unchanged, as the list shows it', () => {
    for (const base of [
      {},
      { inPolicyOnly: true },
      { maximumStops: 0 },
      { chosenLegs: [OUT_LX_ID] },
      { selectBy: 'journey' as const },
    ]) {
      const filter: FlightListFilter = { ...NO_FILTER, ...base };
      const counts = countFlights(index, filter);
      const rows = (more: Partial<FlightListFilter>) => countRows(index, { ...filter, ...more });
      for (const [stops, count] of counts.stops) expect(rows({ maximumStops: stops })).toBe(count);
      for (const [airline, count] of counts.airlines) expect(rows({ airlines: [airline] })).toBe(count);
      for (const [id, count] of counts.alliances) expect(rows({ alliances: [id] })).toBe(count);
      expect(rows({ inPolicyOnly: true })).toBe(counts.inPolicyOnly);
      expect(rows({ fareAspects: ['Refundable'] })).toBe(counts.aspects.Refundable);
      for (const [part, count] of counts.times[1]?.departure ?? []) {
        const times = [
          { departure: [], arrival: [] },
          { departure: [part], arrival: [] },
        ];
        expect(rows({ times })).toBe(count);
      }
    }
  });

  it('has the choices of all flights', () => {
    expect(listFlightChoices(index)).toMatchObject({
      stops: [0, 1],
      airlines: ['LX', 'BA', 'LH'],
      alliances: ['STAR'],
      airports: [],
      connections: ['FRA', 'LHR'],
      durations: [480, 540, 600, 660, 720],
      stopovers: [60, 120],
    });
  });

  it('that shows nothing can be removed part by part; the chosen legs stay', () => {
    const filter: FlightListFilter = {
      ...NO_FILTER,
      chosenLegs: [OUT_LX_ID],
      inPolicyOnly: true,
      connections: ['LHR'],
      maximumStops: 0,
      airlines: ['BA'],
    };
    expect(shown(filter)).toEqual([]);
    expect(partsOfFlightFilter(filter)).toEqual([
      { kind: 'inPolicyOnly' },
      { kind: 'maximumStops' },
      { kind: 'airlines' },
      { kind: 'connections' },
    ]);
    expect(suggestFlightFilters(index, filter)).toEqual([{ part: { kind: 'airlines' }, results: 1 }]);
    expect(clearFlightFilter(filter)).toMatchObject({ chosenLegs: [OUT_LX_ID], airlines: [] });
    expect(partsOfFlightFilter(clearFlightFilter(filter))).toEqual([]);
  });
});

describe('a list of 6,000 fares', () => {
  it('is filtered, sorted and counted within some milliseconds', () => {
    const found = exampleItineraries(1_500);
    const line = flightLine(
      'network',
      found.map(({ legs }, at) => ({
        legs: legs.map((leg) => leg as Parameters<typeof flightLine>[1][number]['legs'][number]),
        fares: [0, 1, 2, 3].map((more) => ({
          price: 200 + ((at * 37) % 900) + more * 60,
          family: more > 1 ? FLEX : LIGHT,
        })),
      })),
    );
    const large = mergeFlightResults([line]);
    if (!large) return expect.fail('There is a list');
    const indexed = indexFlights(large, STAR);
    const filters: FlightListFilter[] = [
      { ...NO_FILTER, maximumStops: 1, inPolicyOnly: true },
      { ...JOURNEYS, fareAspects: ['BagIncluded'] },
      { ...NO_FILTER, times: [{ departure: ['morning'], arrival: [] }] },
      { ...JOURNEYS, alliances: ['STAR'] },
    ];
    /** Processor time, so that a busy machine does not affect it. */
    const measureTime = (filter: FlightListFilter, sort: FlightSort) => {
      const { user } = process.cpuUsage();
      showFlights(indexed, filter, sort);
      countFlights(indexed, filter);
      return (process.cpuUsage().user - user) / 1_000;
    };
    for (const filter of filters) {
      for (const sortBy of FLIGHT_SORTS) {
        const sort: FlightSort = { ...CHEAPEST, sortBy };
        const times = Array.from({ length: 12 }, () => measureTime(filter, sort));
        expect(Math.min(...times)).toBeLessThan(15);
      }
    }
  });
});
