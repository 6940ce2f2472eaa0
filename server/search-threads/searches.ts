import type { FastifyBaseLogger } from 'fastify';
import type { CarSearch } from '../features/cars/car-search.ts';
import type { FlightDatesSearch, FlightSearch } from '../features/flights/flight-search.ts';
import type { HotelSearch } from '../features/hotels/hotel-search.ts';
import type { CheckedLine } from '../http/line-writer.ts';

/** What is searched, and all that a thread has to know for it; can be sent from one to the other. */
export type SearchTask = { companyId: string } & (
  | { operation: 'searchFlights'; search: FlightSearch }
  | { operation: 'searchFlightDates'; search: FlightDatesSearch }
  | { operation: 'searchHotels'; search: HotelSearch }
  | { operation: 'searchCars'; search: CarSearch }
);

/** The request that waits for a search. */
export interface SearchCaller {
  /** Nothing is done any more when it is aborted. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Searches {
  /** The lines of the answer, as they come. */
  search(task: SearchTask, seeker: SearchCaller): AsyncIterable<CheckedLine>;
}
