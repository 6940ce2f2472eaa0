import type { FastifyBaseLogger } from 'fastify';
import type { CarSearch } from '../features/cars/car-search.ts';
import type { FlightDatesSearch, FlightSearch } from '../features/flights/flight-search.ts';
import type { HotelSearch } from '../features/hotels/hotel-search.ts';
import type { ResponseLine } from '../http/line-writer.ts';

export type SearchTask = { companyId: string } & (
  | { operation: 'searchFlights'; search: FlightSearch }
  | { operation: 'searchFlightDates'; search: FlightDatesSearch }
  | { operation: 'searchHotels'; search: HotelSearch }
  | { operation: 'searchCars'; search: CarSearch }
);

export interface SearchCaller {
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Searches {
  search(task: SearchTask, seeker: SearchCaller): AsyncIterable<ResponseLine>;
}
