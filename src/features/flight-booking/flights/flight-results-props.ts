import type { SelectedFare } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { FlightEntry, FlightList } from '#domain/flight-booking/flight-list.ts';
import type { FlightListSettings } from '#domain/flight-booking/flight-list-settings.ts';
import type { ResultsProps } from '../../../components/results/ResultsScreen.tsx';
import type { FlightNames } from '../flight-names.ts';

export interface Alliance {
  id: string;
  name: string;
  airlines: readonly string[];
}

export interface FlightResultsScreenProps
  extends ResultsProps<FlightCriteria, FlightList, FlightListSettings> {
  gone: readonly SelectedFare[];
  names: FlightNames;
  alliances: readonly Alliance[];
  requestHref: string;
  onChoose: (flight: FlightEntry) => void;
}
