import { findCars } from '../features/cars/find-cars.ts';
import { findFlightDates } from '../features/flights/find-flight-dates.ts';
import { findFlights } from '../features/flights/find-flights.ts';
import { findHotels } from '../features/hotels/find-hotels.ts';
import type { LineWriter, ResponseLine } from '../http/line-writer.ts';
import type { Searching, SearchTools } from '../offers/search-tools.ts';
import type { SearchTask } from './searches.ts';

export async function* runSearch(
  task: SearchTask,
  tools: SearchTools & { writerOf(operationId: string): LineWriter },
  searching: Searching,
): AsyncGenerator<ResponseLine> {
  const write = tools.writerOf(task.operation);
  for await (const line of find(task, tools, searching)) yield write(line);
}

function find(task: SearchTask, tools: SearchTools, searching: Searching): AsyncIterable<{ type: string }> {
  switch (task.operation) {
    case 'searchFlights':
      return findFlights(task.search, tools, searching);
    case 'searchFlightDates':
      return findFlightDates(task.search, tools, searching);
    case 'searchHotels':
      return findHotels(task.search, tools, searching);
    case 'searchCars':
      return findCars(task.search, tools, searching);
  }
}
