import { fn } from 'storybook/test';
import {
  DEFAULT_FLIGHT_LIST_SETTINGS,
  type FlightListFilter,
} from '#domain/flight-booking/flight-list-settings.ts';
import type { SourceState } from '#src/components/results/SearchProgress.tsx';
import type { FlightResultsScreenProps } from '#src/features/flight-booking/flights/flight-results-props.ts';
import { FLIGHT_STEPS } from '../booking-steps.ts';
import { ALLIANCES, FLIGHT_CRITERIA, FLIGHT_NAMES, FLIGHT_RULES } from './flight-list.ts';
import { NEW_YORK_LIST } from './new-york-flights.ts';

/** The progress of the network airlines and the low-cost ones. */
export const flightSources = (
  network: SourceState['state'],
  lowCost: SourceState['state'],
): SourceState[] => [
  { source: 'network', state: network },
  { source: 'lowCost', state: lowCost },
];

/** A search that has ended, and what can be done with it. */
export const finishedFlights: FlightResultsScreenProps = {
  steps: FLIGHT_STEPS,
  furthest: 1,
  criteria: FLIGHT_CRITERIA,
  progress: 'finished',
  sources: flightSources('answered', 'answered'),
  failure: { kind: 'none' },
  expired: false,
  list: NEW_YORK_LIST,
  newResults: 0,
  hiddenByPolicy: 12,
  bookingFee: { amount: 1200, currency: 'CHF' },
  hour: { amount: 6000, currency: 'CHF' },
  settings: DEFAULT_FLIGHT_LIST_SETTINGS,
  selected: null,
  earlier: null,
  gone: [],
  rules: FLIGHT_RULES,
  names: FLIGHT_NAMES,
  alliances: ALLIANCES,
  searchHref: '/booking/flight',
  requestHref: '/booking/request',
  onSort: fn(),
  onFilter: fn(),
  onPage: fn(),
  onShowNew: fn(),
  onSearchAgain: fn(),
  onChoose: fn(),
};

export function withFlightFilter(
  filter: Partial<FlightListFilter>,
): Pick<FlightResultsScreenProps, 'settings'> {
  const settings = DEFAULT_FLIGHT_LIST_SETTINGS;
  return { settings: { ...settings, filter: { ...settings.filter, ...filter } } };
}
