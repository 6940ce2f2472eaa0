import type { BEST } from '../booking/best-for-you.ts';
import type { ListSettings } from '../booking/flow-types.ts';
import type { DayPart } from './flight-criteria.ts';

/** The sort order of flights: price, duration, or the time at an airport. */
export const FLIGHT_SORTS = ['cheapest', 'fastest', 'time'] as const;

export interface FlightSort {
  sortBy: (typeof FLIGHT_SORTS)[number] | typeof BEST;
  /** The time that `time` refers to. */
  timeOptions: TimeOptions;
}

export interface TimeOptions {
  /** Its code; null for the start or the end of the leg. */
  airport: string | null;
  earliestOrLatest: 'earliest' | 'latest';
  departureOrArrival: 'departure' | 'arrival';
}

/** The properties of a fare that can be filtered. */
export const FARE_ASPECTS = ['BagIncluded', 'Refundable', 'Changeable'] as const;
export type FareAspect = (typeof FARE_ASPECTS)[number];

/** The times of day at which a leg may depart and arrive; empty for any. */
export interface LegTimes {
  departure: readonly DayPart[];
  arrival: readonly DayPart[];
}

/**
 * The settings of a list of flights; an empty list filters nothing. Settings of legs apply to those not
 * chosen yet.
 */
export interface FlightListFilter {
  /** One leg after the other, or all of them at once. */
  selectBy: 'leg' | 'journey';
  /** The ids of the legs that were chosen one after the other. */
  chosenLegs: readonly string[];
  inPolicyOnly: boolean;
  /** Null for any number. */
  maximumStops: number | null;
  airlines: readonly string[];
  alliances: readonly string[];
  /** Airports at the ends of legs, where there are several to choose from. */
  airports: readonly string[];
  /** Allowed airports for a connection. */
  connections: readonly string[];
  /** Of each leg; null for the times of the search. */
  times: readonly LegTimes[] | null;
  /** Of each leg; null for any. */
  maximumDurationMinutes: number | null;
  /** Of each stopover; null for any. */
  maximumStopoverMinutes: number | null;
  fareAspects: readonly FareAspect[];
}

export interface FlightListSettings extends ListSettings {
  sort: FlightSort;
  filter: FlightListFilter;
}

export const DEFAULT_FLIGHT_LIST_SETTINGS: FlightListSettings = {
  page: 1,
  sort: {
    sortBy: 'cheapest',
    timeOptions: { airport: null, earliestOrLatest: 'earliest', departureOrArrival: 'departure' },
  },
  filter: {
    selectBy: 'leg',
    chosenLegs: [],
    inPolicyOnly: false,
    maximumStops: null,
    airlines: [],
    alliances: [],
    airports: [],
    connections: [],
    times: null,
    maximumDurationMinutes: null,
    maximumStopoverMinutes: null,
    fareAspects: [],
  },
};
