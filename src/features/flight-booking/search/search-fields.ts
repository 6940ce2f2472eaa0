import type { Airport } from '#domain/contract.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { SearchField } from './search-values.ts';

export type FindAirports = (typed: string, signal: AbortSignal) => Promise<readonly Airport[]>;

/** What is typed where no airport is chosen, and whether the first proposal is still to be taken. */
export interface Typing {
  text: string;
  isOpen: boolean;
}

/** What each group of fields gets. */
export interface FieldsProps {
  values: FlightCriteria;
  /** The message at the field goes as soon as it is changed. */
  change: (field: SearchField | null, changes: Partial<FlightCriteria>) => void;
  /** In words; absent when there is nothing to correct. */
  messages: Partial<Record<SearchField, string>>;
}

/** What the fields of airports get beside that. */
export interface AirportsOfForm {
  find: FindAirports;
  onTyping: (field: SearchField, typing: Typing) => void;
  /** Whether the first proposals are taken, because the form is waiting to be sent. */
  isSubmitted: boolean;
}
