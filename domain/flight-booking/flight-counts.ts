import type { DayPart } from './flight-criteria.ts';
import { demandSet, type FlightIndex, type FlightIndexEntry, type LegIndexEntry } from './flight-index.ts';
import { FARE_ASPECTS, type FareAspect, type FlightListFilter } from './flight-list-settings.ts';
import { createMatching, FACET, listDemands } from './flight-matching.ts';
import { findOpenLegs } from './open-legs.ts';

export interface FlightCounts {
  stops: ReadonlyMap<number, number>;
  airlines: ReadonlyMap<string, number>;
  alliances: ReadonlyMap<string, number>;
  airports: ReadonlyMap<string, number>;
  connections: ReadonlyMap<string, number>;
  times: readonly { departure: ReadonlyMap<DayPart, number>; arrival: ReadonlyMap<DayPart, number> }[];
  /**
   * The longest leg and the longest stopover of each row that only the duration filters may exclude.
   */
  durations: readonly number[];
  stopovers: readonly number[];
  aspects: Readonly<Record<FareAspect, number>>;
  inPolicyOnly: number;
}

export function countFlights(index: FlightIndex, filter: FlightListFilter): FlightCounts {
  const matching = createMatching(index, filter);
  const counts = createCounts(index.legs.length);
  const demands = listDemands(filter);
  const aspectSets = FARE_ASPECTS.map((one) => [one, demandSet([...demands, one])] as const);
  const inPolicySet = demandSet([...demands, 'InPolicy']);
  for (const open of findOpenLegs(index, matching.position)) {
    const { flight } = open;
    if (!matching.hasChosen(flight)) continue;
    const row = filter.selectBy === 'journey' ? flight : open.next;
    const failed = matching.failedBy(flight);
    const onlyBy = (facet: number) => (failed & ~facet) === 0;
    if (onlyBy(FACET.stops)) counts.stops.add(row, open.mostStops);
    if (onlyBy(FACET.airlines)) {
      const { airlines } = filter.selectBy === 'journey' ? open : open.next;
      for (const airline of airlines) counts.airlines.add(row, airline);
      for (const alliance of open.alliances) counts.alliances.add(row, alliance);
    }
    if (onlyBy(FACET.airports)) for (const airport of open.airports) counts.airports.add(row, airport);
    if (onlyBy(FACET.connections)) for (const one of open.connections) counts.connections.add(row, one);
    if (onlyBy(FACET.times)) countTimes(counts, row, open.legs);
    if (onlyBy(FACET.duration)) counts.durations.lower(row, open.longestLeg);
    if (onlyBy(FACET.stopover)) counts.stopovers.lower(row, open.longestStopover);
    if (onlyBy(FACET.fare)) {
      for (const [aspect, set] of aspectSets) if (flight.cheapest[set]) counts.aspects.add(row, aspect);
      if (flight.cheapest[inPolicySet]) counts.inPolicy.add(row);
    }
  }
  return counts.result();
}

type RowKey = FlightIndexEntry | LegIndexEntry;

function createTally<Choice>() {
  const rows = new Map<Choice, Set<RowKey>>();
  return {
    add(row: RowKey, choice: Choice) {
      const counted = rows.get(choice);
      if (counted) counted.add(row);
      else rows.set(choice, new Set([row]));
    },
    result: () => new Map([...rows].map(([choice, counted]) => [choice, counted.size])),
    rows,
  };
}

function createLowest() {
  const lowest = new Map<RowKey, number>();
  return {
    lower: (row: RowKey, value: number) =>
      lowest.set(row, Math.min(value, lowest.get(row) ?? Number.POSITIVE_INFINITY)),
    result: () => [...lowest.values()],
  };
}

function createCounts(legs: number) {
  const stops = createTally<number>();
  const [airlines, alliances, airports, connections] = Array.from({ length: 4 }, () => createTally<string>());
  const times = Array.from({ length: legs }, () => ({
    departure: createTally<DayPart>(),
    arrival: createTally<DayPart>(),
  }));
  const [durations, stopovers] = [createLowest(), createLowest()];
  const aspects = createTally<FareAspect>();
  const inPolicy = new Set<RowKey>();
  if (!airlines || !alliances || !airports || !connections) throw new Error('There are four tallies');
  return {
    stops,
    airlines,
    alliances,
    airports,
    connections,
    times,
    durations,
    stopovers,
    aspects,
    inPolicy,
    result: (): FlightCounts => ({
      stops: upTo(stops.rows),
      airlines: airlines.result(),
      alliances: alliances.result(),
      airports: airports.result(),
      connections: connections.result(),
      times: times.map(({ departure, arrival }) => ({
        departure: departure.result(),
        arrival: arrival.result(),
      })),
      durations: durations.result(),
      stopovers: stopovers.result(),
      aspects: countAspects(aspects.result()),
      inPolicyOnly: inPolicy.size,
    }),
  };
}

type Counts = ReturnType<typeof createCounts>;

/** "At most one stop" also shows direct flights. */
function upTo(rows: ReadonlyMap<number, ReadonlySet<RowKey>>): Map<number, number> {
  const counted = new Set<RowKey>();
  return new Map(
    [...rows]
      .sort(([one], [other]) => one - other)
      .map(([stops, of]) => {
        for (const row of of) counted.add(row);
        return [stops, counted.size];
      }),
  );
}

function countAspects(counts: ReadonlyMap<FareAspect, number>): Record<FareAspect, number> {
  return {
    BagIncluded: counts.get('BagIncluded') ?? 0,
    Refundable: counts.get('Refundable') ?? 0,
    Changeable: counts.get('Changeable') ?? 0,
  };
}

function countTimes(counts: Counts, row: RowKey, open: readonly LegIndexEntry[]): void {
  for (const { position, departurePart, arrivalPart } of open) {
    counts.times[position]?.departure.add(row, departurePart);
    counts.times[position]?.arrival.add(row, arrivalPart);
  }
}
