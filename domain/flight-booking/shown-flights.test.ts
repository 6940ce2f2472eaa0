import { describe, expect, it } from 'vitest';
import {
  BACK_BA,
  BACK_LX,
  CRITERIA,
  FLEX,
  flightLine,
  LIGHT,
  OUT_LH,
  OUT_LX,
  TO_APPROVE,
} from '#tests/support/flight-booking-examples.ts';
import { exampleItineraries } from '#tests/support/flight-examples.ts';
import { listFlightChoices } from './flight-choices.ts';
import { countFlights } from './flight-counts.ts';
import {
  chooseLeg,
  clearFlightFilter,
  countRows,
  partsOfFlightFilter,
  reopenLeg,
  waysOutOfFlightFilter,
} from './flight-filter-parts.ts';
import { indexFlights } from './flight-index.ts';
import { mergeFlightResults } from './flight-list.ts';
import {
  DEFAULT_FLIGHT_LIST_SETTINGS,
  FLIGHT_SORTS,
  type FlightListFilter,
  type FlightSort,
  type TimeOptions,
} from './flight-list-settings.ts';
import { withTimesOf } from './flight-matching.ts';
import { chosenFlight, chosenLegsOf, showFlights } from './shown-flights.ts';

const STAR = new Map([['STAR', new Set(['LX', 'LH'])]]);
const list = mergeFlightResults([
  flightLine('network', [
    { legs: [OUT_LX, BACK_LX], fares: [{ price: 800 }, { price: 950, family: FLEX }] },
    {
      legs: [OUT_LX, BACK_BA],
      fares: [
        { price: 650, verdict: TO_APPROVE },
        { price: 700, family: FLEX, verdict: TO_APPROVE },
      ],
    },
    { legs: [OUT_LH, BACK_LX], fares: [{ price: 720 }, { price: 900, family: FLEX }] },
    { legs: [OUT_LH, BACK_BA], fares: [{ price: 600, verdict: TO_APPROVE }] },
  ]),
]);
if (!list) throw new Error('There is a list');
const index = indexFlights(list, STAR);
const { filter: NO_FILTER, sort: CHEAPEST } = DEFAULT_FLIGHT_LIST_SETTINGS;
const JOURNEYS: FlightListFilter = { ...NO_FILTER, selectBy: 'journey' };

const NAMES = new Map([
  [list.flights[0]?.legs[0]?.id, 'LH'],
  [list.flights[2]?.legs[0]?.id, 'LX'],
  [list.flights[0]?.legs[1]?.id, 'BA back'],
  [list.flights[1]?.legs[1]?.id, 'LX back'],
]);
const [OUT_LH_ID = '', OUT_LX_ID = ''] = [list.flights[0]?.legs[0]?.id, list.flights[2]?.legs[0]?.id];
const nameOf = (id: string) => NAMES.get(id) ?? '?';

/** Each row with its price, or with its difference for later legs. */
function shown(filter: Partial<FlightListFilter>, sort: FlightSort = CHEAPEST, base = NO_FILTER): string[] {
  return showFlights(index, { ...base, ...filter }, sort).map(({ legs, fare, difference }) => {
    const price = difference ? `+${difference.amount / 100}` : `${(fare.total?.amount ?? 0) / 100}`;
    return `${legs.map(({ id }) => nameOf(id)).join(' & ')} ${price}`;
  });
}

const byTime = (options: Partial<TimeOptions>): FlightSort => ({
  sortBy: 'time',
  timeOptions: { ...CHEAPEST.timeOptions, ...options },
});

describe('leg by leg', () => {
  it('the first prices are from, with the cheapest way back included', () => {
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
    expect(chosenLegsOf(index, both).map(({ id }) => nameOf(id))).toEqual(['LX', 'LX back']);
    expect(chosenFlight(index, first)).toBeNull();
    expect(chosenFlight(index, both)?.fares[0]?.total?.amount).toBe(800_00);
    expect(reopenLeg(both, 0).chosenLegs).toEqual([]);
    expect(chooseLeg(both, 0, OUT_LH_ID).chosenLegs).toEqual([OUT_LH_ID]);
  });

  it('a leg that is not found any more ends what is chosen', () => {
    const filter = { ...NO_FILTER, chosenLegs: ['XX1@2027-04-01T10:00', OUT_LX_ID] };
    expect(chosenLegsOf(index, filter)).toEqual([]);
    expect(chosenFlight(index, filter)).toBeNull();
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

  it('of journeys goes by the whole', () => {
    expect(shown({}, { ...CHEAPEST, sortBy: 'fastest' }, JOURNEYS)[0]).toBe('LX & LX back 800');
    const back = byTime({ airport: 'JFK', departureOrArrival: 'departure' });
    expect(shown({}, back, JOURNEYS)[0]).toBe('LH & BA back 600');
  });
});

describe('a filter', () => {
  it.each<[string, Partial<FlightListFilter>, string[]]>([
    ['direct', { maximumStops: 0 }, ['LX 800']],
    ['one stop', { maximumStops: 1 }, ['LH 600', 'LX 650']],
    ['an airline all the way', { airlines: ['LX'] }, ['LX 800']],
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

  it('asks nothing of legs that are chosen', () => {
    expect(shown({ chosenLegs: [OUT_LH_ID], maximumStops: 0 })).toEqual(['LX back +0']);
  });

  it('begins with the times that the search asks for, until the person says otherwise', () => {
    const [leg] = CRITERIA.legs;
    if (!leg) return expect.fail('There is a leg');
    const criteria = { ...CRITERIA, legs: [{ ...leg, departureTime: 'morning' as const }] };
    expect(shown(withTimesOf(criteria, NO_FILTER))).toEqual(['LH 600']);
    expect(shown(withTimesOf(criteria, clearFlightFilter(NO_FILTER)))).toEqual(['LH 600', 'LX 650']);
  });

  it('counts what each choice would show', () => {
    const counts = countFlights(index, NO_FILTER);
    expect(Object.fromEntries(counts.stops)).toEqual({ 0: 1, 1: 2 });
    expect(Object.fromEntries(counts.airlines)).toEqual({ LX: 1 });
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

  it('counts with everything else left as it is, as the list shows it', () => {
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

  it('that shows nothing can be left part by part; the chosen legs stay', () => {
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
    expect(waysOutOfFlightFilter(index, filter)).toEqual([{ part: { kind: 'airlines' }, results: 1 }]);
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
    /** Of the processor, so that a busy machine takes none of it. */
    const timeOf = (filter: FlightListFilter, sort: FlightSort) => {
      const { user } = process.cpuUsage();
      showFlights(indexed, filter, sort);
      countFlights(indexed, filter);
      return (process.cpuUsage().user - user) / 1_000;
    };
    for (const filter of filters) {
      for (const sortBy of FLIGHT_SORTS) {
        const sort: FlightSort = { ...CHEAPEST, sortBy };
        const times = Array.from({ length: 12 }, () => timeOf(filter, sort));
        expect(Math.min(...times)).toBeLessThan(15);
      }
    }
  });
});
