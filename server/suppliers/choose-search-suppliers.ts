import type { FastifyBaseLogger } from 'fastify';
import type { SearchSuppliers } from '../offers/search-tools.ts';
import type { ServerConfig } from '../start/config.ts';
import { createDuffelClient, DUFFEL_SOURCE } from './duffel/duffel-client.ts';
import { searchOffers } from './duffel/search-offers.ts';
import { createEmbeddedSearch } from './embedded/create-embedded-search.ts';
import { createHotelbedsClient, HOTELBEDS_SOURCE } from './hotelbeds/hotelbeds-client.ts';
import { searchHotels } from './hotelbeds/search-hotels.ts';
import type { SearchReaders } from './search-readers.ts';
import { sellOnly } from './sell-only.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** The same suppliers as `chooseSuppliers`, as far as a search needs them. */
export function chooseSearchSuppliers(
  { duffel, hotelbeds, sale }: Pick<ServerConfig, 'duffel' | 'hotelbeds' | 'sale'>,
  readers: SearchReaders,
  log: Log,
): SearchSuppliers {
  const embedded = createEmbeddedSearch(readers);
  return sellOnly(sale, {
    ...embedded,
    ...(duffel && { flights: searchDuffel(duffel, log) }),
    ...(hotelbeds && { hotels: searchHotelbeds(hotelbeds, readers, log) }),
  });
}

function searchDuffel(access: NonNullable<ServerConfig['duffel']>, log: Log): SearchSuppliers['flights'] {
  const deps = { client: createDuffelClient(access, log), log };
  return { sources: [DUFFEL_SOURCE], search: (query, call) => searchOffers(deps, query, call) };
}

function searchHotelbeds(
  access: NonNullable<ServerConfig['hotelbeds']>,
  { houses }: SearchReaders,
  log: Log,
): SearchSuppliers['hotels'] {
  const deps = { client: createHotelbedsClient(access, log), houses, log };
  return { sources: [HOTELBEDS_SOURCE], search: (query, call) => searchHotels(deps, query, call) };
}
