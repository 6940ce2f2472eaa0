import type { FastifyBaseLogger } from 'fastify';
import type { SearchSuppliers } from '../offers/search-tools.ts';
import type { ServerConfig } from '../start/config.ts';
import { createDuffelClient, DUFFEL_SOURCE } from './duffel/duffel-client.ts';
import { searchOffers } from './duffel/search-offers.ts';
import { createEmbeddedSearch } from './embedded/create-embedded-search.ts';
import type { SearchReaders } from './embedded/desk/search-desk.ts';

/** The same suppliers as `chooseSuppliers`, as far as a search needs them. */
export function chooseSearchSuppliers(
  { duffel }: Pick<ServerConfig, 'duffel'>,
  readers: SearchReaders,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SearchSuppliers {
  const embedded = createEmbeddedSearch(readers);
  if (!duffel) return embedded;
  const deps = { client: createDuffelClient(duffel, log), log };
  const flights: SearchSuppliers['flights'] = {
    sources: [DUFFEL_SOURCE],
    search: (query, call) => searchOffers(deps, query, call),
  };
  return { ...embedded, flights };
}
