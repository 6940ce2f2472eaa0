import type { FastifyBaseLogger } from 'fastify';
import type { CarSearch } from '../features/cars/car-search.ts';
import type { FlightDatesSearch, FlightSearch } from '../features/flights/flight-search.ts';
import type { HotelSearch } from '../features/hotels/hotel-search.ts';
import type { ResponseLine } from '../http/line-writer.ts';

/** A search with all data that a thread needs; can be passed between threads. */
export type SearchTask = { companyId: string } & (
  | { operation: 'searchFlights'; search: FlightSearch }
  | { operation: 'searchFlightDates'; search: FlightDatesSearch }
  | { operation: 'searchHotels'; search: HotelSearch }
  | { operation: 'searchCars'; search: CarSearch }
);

/** The request that waits for a search. */
export interface SearchCaller {
  /** Stops all work when aborted. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Searches {
  /** The lines of the answer, as they arrive. */
  search(task: SearchTask, seeker: SearchCaller): AsyncIterable<ResponseLine>;
}
