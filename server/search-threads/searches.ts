import type { FlightSearch } from '../features/flights/flight-search.ts';
import type { CheckedLine } from '../http/line-writer.ts';

/** What is searched, and all that a thread has to know for it; can be sent from one to the other. */
export type SearchTask = { companyId: string } & { operation: 'searchFlights'; search: FlightSearch };

export interface Searches {
  /** The lines of the answer, as they come; nothing is done any more when the signal is aborted. */
  search(task: SearchTask, signal: AbortSignal): AsyncIterable<CheckedLine>;
}
