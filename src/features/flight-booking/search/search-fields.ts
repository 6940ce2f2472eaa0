import type { Airport } from '#domain/contract.ts';
import type { FlightCriteria, SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import type { SearchField } from './search-values.ts';

export type FindAirports = (typed: string, signal: AbortSignal) => Promise<readonly Airport[]>;

export type LegEnd = 'origin' | 'destination';

export interface Typing {
  text: string;
  isOpen: boolean;
}

export interface FieldsProps {
  values: FlightCriteria;
  /** Changing these fields clears their errors. */
  change: (
    fields: readonly SearchField[],
    changes: (values: FlightCriteria) => Partial<FlightCriteria>,
  ) => void;
  messages: Partial<Record<SearchField, string>>;
}

export interface AirportsOfForm {
  find: FindAirports;
  known: readonly SelectedAirport[];
  home: SelectedAirport | null;
  onTyping: (field: SearchField, typing: Typing) => void;
  onType: (field: SearchField) => void;
  /** Whether the first suggestions are selected, because the form is waiting to be submitted. */
  isSubmitted: boolean;
}
