import type { Airport } from '#domain/contract.ts';
import type { FlightCriteria, SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import type { SearchField } from './search-values.ts';

export type FindAirports = (typed: string, signal: AbortSignal) => Promise<readonly Airport[]>;

/** One end of a leg. */
export type LegEnd = 'origin' | 'destination';

/** The typed text where no airport is chosen, and whether the first suggestion is still pending. */
export interface Typing {
  text: string;
  isOpen: boolean;
}

/** The props of each group of fields. */
export interface FieldsProps {
  values: FlightCriteria;
  /** Changing these fields clears their errors. */
  change: (
    fields: readonly SearchField[],
    changes: (values: FlightCriteria) => Partial<FlightCriteria>,
  ) => void;
  /** In words; absent without an error. */
  messages: Partial<Record<SearchField, string>>;
}

/** The additional props of the airport fields. */
export interface AirportsOfForm {
  find: FindAirports;
  /** Suggestions before anything is typed, the likeliest first. */
  known: readonly SelectedAirport[];
  /** Where the traveller's flights begin, as far as it is known. */
  home: SelectedAirport | null;
  /** The typed text has changed, by the user or by a result. */
  onTyping: (field: SearchField, typing: Typing) => void;
  /** The user continues typing. */
  onType: (field: SearchField) => void;
  /** Whether the first suggestions are selected, because the form is waiting to be submitted. */
  isSubmitted: boolean;
}
