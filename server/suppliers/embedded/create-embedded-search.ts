import type { SearchSuppliers } from '../../offers/search-tools.ts';
import type { Supplier } from '../supplier.ts';
import { CAR_SOURCES } from './cars/car-sources.ts';
import { createSearchDesk, type SearchReaders } from './desk/search-desk.ts';
import { SOURCES as FLIGHT_SOURCES } from './flights/sale-rules.ts';
import { SOURCES as HOTEL_SOURCES } from './hotels/sources.ts';
import { once } from './once.ts';

export function createEmbeddedSearch(readers: SearchReaders): SearchSuppliers {
  const flights = once(async () => createSearchDesk((await import('./flight-kind.ts')).flightKind, readers));
  const hotels = once(async () => createSearchDesk((await import('./hotel-kind.ts')).hotelKind, readers));
  const cars = once(async () => createSearchDesk((await import('./car-kind.ts')).carKind, readers));
  return {
    flights: lazySearch(FLIGHT_SOURCES, flights),
    hotels: lazySearch(
      HOTEL_SOURCES.map(({ code }) => code),
      hotels,
    ),
    cars: lazySearch(CAR_SOURCES, cars),
  };
}

type SearchSupplier<Query, Found> = Pick<Supplier<Query, Found, unknown>, 'sources' | 'search'>;

function lazySearch<Query, Found>(
  sources: readonly string[],
  load: () => Promise<SearchSupplier<Query, Found>>,
): SearchSupplier<Query, Found> {
  return {
    sources,
    async *search(query, call) {
      yield* (await load()).search(query, call);
    },
  };
}
