import type { BEST } from '../booking/best-for-you.ts';
import type { ListSettings } from '../booking/flow-types.ts';
import type { DayPart } from './flight-criteria.ts';

export const FLIGHT_SORTS = ['cheapest', 'fastest', 'time'] as const;

export interface FlightSort {
  sortBy: (typeof FLIGHT_SORTS)[number] | typeof BEST;
  timeOptions: TimeOptions;
}

export interface TimeOptions {
  airport: string | null;
  earliestOrLatest: 'earliest' | 'latest';
  departureOrArrival: 'departure' | 'arrival';
}

export const FARE_ASPECTS = ['BagIncluded', 'Refundable', 'Changeable'] as const;
export type FareAspect = (typeof FARE_ASPECTS)[number];

export interface LegTimes {
  departure: readonly DayPart[];
  arrival: readonly DayPart[];
}

/**
 * The settings of a list of flights; an empty list filters nothing. Settings of legs apply to those not
 * chosen yet.
 */
export interface FlightListFilter {
  selectBy: 'leg' | 'journey';
  chosenLegs: readonly string[];
  inPolicyOnly: boolean;
  maximumStops: number | null;
  airlines: readonly string[];
  alliances: readonly string[];
  airports: readonly string[];
  connections: readonly string[];
  times: readonly LegTimes[] | null;
  maximumDurationMinutes: number | null;
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
