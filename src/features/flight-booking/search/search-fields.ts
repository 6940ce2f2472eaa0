import type { Airport } from '#domain/contract.ts';
import type { FlightCriteria, PickedAirport } from '#domain/flight-booking/flight-criteria.ts';
import type { SearchField } from './search-values.ts';

export type FindAirports = (typed: string, signal: AbortSignal) => Promise<readonly Airport[]>;

/** Which place of a leg. */
export type LegEnd = 'origin' | 'destination';

/** What is typed where no airport is chosen, and whether the first proposal is still to be taken. */
export interface Typing {
  text: string;
  isOpen: boolean;
}

/** What each group of fields gets. */
export interface FieldsProps {
  values: FlightCriteria;
  /** The messages at these fields go as soon as they are changed. */
  change: (
    fields: readonly SearchField[],
    changes: (values: FlightCriteria) => Partial<FlightCriteria>,
  ) => void;
  /** In words; absent when there is nothing to correct. */
  messages: Partial<Record<SearchField, string>>;
}

/** What the fields of airports get beside that. */
export interface AirportsOfForm {
  find: FindAirports;
  /** Those that are proposed before anything is typed, the likeliest first. */
  known: readonly PickedAirport[];
  /** What is typed has changed, by the person or by what was found. */
  onTyping: (field: SearchField, typing: Typing) => void;
  /** The person goes on typing. */
  onType: (field: SearchField) => void;
  /** Whether the first proposals are taken, because the form is waiting to be sent. */
  isSubmitted: boolean;
}
