import type { FlightIndex } from './flight-index.ts';
import {
  DEFAULT_FLIGHT_LIST_SETTINGS,
  type FareAspect,
  type FlightListFilter,
} from './flight-list-settings.ts';
import { asksForTimes, createMatching } from './flight-matching.ts';

export type FlightFilterPart =
  | {
      kind:
        | 'inPolicyOnly'
        | 'maximumStops'
        | 'airlines'
        | 'alliances'
        | 'airports'
        | 'connections'
        | 'maximumDurationMinutes'
        | 'maximumStopoverMinutes';
    }
  | { kind: 'times'; leg: number }
  | { kind: 'fareAspect'; aspect: FareAspect };

export interface FlightFilterSuggestion {
  part: FlightFilterPart;
  results: number;
}

const NO_FILTER = DEFAULT_FLIGHT_LIST_SETTINGS.filter;

export function partsOfFlightFilter(filter: FlightListFilter): FlightFilterPart[] {
  const isOn = {
    inPolicyOnly: filter.inPolicyOnly,
    maximumStops: filter.maximumStops !== null,
    airlines: filter.airlines.length > 0,
    alliances: filter.alliances.length > 0,
    airports: filter.airports.length > 0,
    connections: filter.connections.length > 0,
    maximumDurationMinutes: filter.maximumDurationMinutes !== null,
    maximumStopoverMinutes: filter.maximumStopoverMinutes !== null,
  };
  const kinds = Object.keys(isOn) as (keyof typeof isOn)[]; // the keys of the object above
  return [
    ...kinds.filter((kind) => isOn[kind]).map((kind): FlightFilterPart => ({ kind })),
    ...(filter.times ?? []).flatMap((times, leg): FlightFilterPart[] =>
      asksForTimes(times) ? [{ kind: 'times', leg }] : [],
    ),
    ...filter.fareAspects.map((aspect): FlightFilterPart => ({ kind: 'fareAspect', aspect })),
  ];
}

export function withoutFlightPart(filter: FlightListFilter, part: FlightFilterPart): FlightListFilter {
  switch (part.kind) {
    case 'times': {
      const times = filter.times ?? [];
      return {
        ...filter,
        times: times.map((one, leg) => (leg === part.leg ? { departure: [], arrival: [] } : one)),
      };
    }
    case 'fareAspect':
      return { ...filter, fareAspects: filter.fareAspects.filter((aspect) => aspect !== part.aspect) };
    default:
      return { ...filter, [part.kind]: NO_FILTER[part.kind] };
  }
}

export function clearFlightFilter({
  selectBy,
  chosenLegs,
}: Pick<FlightListFilter, 'selectBy' | 'chosenLegs'>): FlightListFilter {
  return { ...NO_FILTER, selectBy, chosenLegs, times: [] };
}

export function suggestFlightFilters(index: FlightIndex, filter: FlightListFilter): FlightFilterSuggestion[] {
  return partsOfFlightFilter(filter)
    .map((part) => ({ part, results: countRows(index, withoutFlightPart(filter, part)) }))
    .filter(({ results }) => results > 0)
    .sort((one, other) => other.results - one.results);
}

export function countRows(index: FlightIndex, filter: FlightListFilter): number {
  const matching = createMatching(index, filter);
  const rows = new Set<unknown>();
  for (const flight of index.flights) {
    if (!matching.hasChosen(flight) || matching.failedBy(flight) !== 0) continue;
    rows.add(filter.selectBy === 'journey' ? flight : flight.legs[matching.position]);
  }
  return rows.size;
}

export function chooseLeg(filter: FlightListFilter, position: number, leg: string): FlightListFilter {
  return { ...filter, chosenLegs: [...filter.chosenLegs.slice(0, position), leg] };
}

export function reopenLeg(filter: FlightListFilter, position: number): FlightListFilter {
  return { ...filter, chosenLegs: filter.chosenLegs.slice(0, position) };
}
