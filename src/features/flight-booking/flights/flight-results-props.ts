import type { SelectedFare } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { FlightEntry, FlightList } from '#domain/flight-booking/flight-list.ts';
import type { FlightListSettings } from '#domain/flight-booking/flight-list-settings.ts';
import type { ResultsProps } from '../../../components/results/ResultsScreen.tsx';
import type { FlightNames } from '../flight-names.ts';

export interface Alliance {
  id: string;
  name: string;
  /** Codes of its airlines. */
  airlines: readonly string[];
}

export interface FlightResultsScreenProps
  extends ResultsProps<FlightCriteria, FlightList, FlightListSettings> {
  /** Fares that were sold out or withdrawn when they were chosen. */
  gone: readonly SelectedFare[];
  names: FlightNames;
  alliances: readonly Alliance[];
  /** The link for requesting the same from the agency. */
  requestHref: string;
  /** All legs are chosen. */
  onChoose: (flight: FlightEntry) => void;
}
