import type { PolicyRule } from '#domain/contract.ts';
import type { SelectedFare } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { FlightEntry, FlightList } from '#domain/flight-booking/flight-list.ts';
import type {
  FlightListFilter,
  FlightListSettings,
  FlightSort,
} from '#domain/flight-booking/flight-list-settings.ts';
import type { BookingStep } from '../../../components/booking/BookingSteps.tsx';
import type { SearchFailure } from '../../../components/results/ResultsTrouble.tsx';
import type { SourceState } from '../../../components/results/SearchProgress.tsx';
import type { FlightNames } from '../flight-names.ts';

export interface Alliance {
  id: string;
  name: string;
  /** Codes of its airlines. */
  airlines: readonly string[];
}

export interface FlightResultsScreenProps {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
  criteria: FlightCriteria;
  progress: 'none' | 'inProgress' | 'finished';
  sources: readonly SourceState[];
  failure: SearchFailure;
  /** Whether the prices are out of date. */
  expired: boolean;
  /** The shown list; null before the first results. */
  list: FlightList | null;
  /** How many flights have arrived since and wait to be shown. */
  newResults: number;
  hiddenByPolicy: number;
  settings: FlightListSettings;
  /** The last chosen flight. */
  selectedFlight: string | null;
  /** Fares that were sold out or withdrawn when they were chosen. */
  gone: readonly SelectedFare[];
  /** The rules of the policy, for explanations. */
  rules: readonly PolicyRule[];
  names: FlightNames;
  alliances: readonly Alliance[];
  /** The link for changing the search. */
  searchHref: string;
  /** The link for requesting the same from the agency. */
  requestHref: string;
  onSort: (sort: FlightSort) => void;
  onFilter: (filter: FlightListFilter) => void;
  onPage: (page: number) => void;
  onShowNew: () => void;
  onSearchAgain: () => void;
  /** All legs are chosen. */
  onChoose: (flight: FlightEntry) => void;
}
