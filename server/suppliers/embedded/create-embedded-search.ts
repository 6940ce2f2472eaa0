import type { SearchSuppliers } from '../../offers/search-tools.ts';
import { once } from '../../once.ts';
import { createSearchDesk, type SearchReaders } from './desk/search-desk.ts';
import { SOURCES as FLIGHT_SOURCES } from './flights/sale-rules.ts';

/** The embedded inventories as they are searched where there is no database, each loaded at its first use. */
export function createEmbeddedSearch(readers: SearchReaders): SearchSuppliers {
  const flights = once(async () => {
    const { flightKind } = await import('./flight-kind.ts');
    return createSearchDesk(flightKind, readers);
  });
  return {
    flights: {
      sources: FLIGHT_SOURCES,
      async *search(query, call) {
        yield* (await flights()).search(query, call);
      },
    },
  };
}
