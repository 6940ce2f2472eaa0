import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ServerConfig } from '../start/config.ts';
import { createDuffelFlights } from './duffel/create-duffel-flights.ts';
import { createDuffelClient } from './duffel/duffel-client.ts';
import { createEmbeddedSuppliers } from './embedded/create-embedded-suppliers.ts';
import { createPracticeReader } from './embedded/practice-repository.ts';
import { NO_SWITCHES, type PracticeReader } from './embedded/practice-switches.ts';
import { createHotelbedsDirectory } from './hotelbeds/create-hotelbeds-directory.ts';
import { createHotelbedsHotels } from './hotelbeds/create-hotelbeds-hotels.ts';
import { createHotelbedsClient } from './hotelbeds/hotelbeds-client.ts';
import { sellOnly } from './sell-only.ts';
import type { Suppliers } from './suppliers.ts';

export function chooseSuppliers(
  {
    practiceMode,
    duffel,
    hotelbeds,
    sale,
  }: Pick<ServerConfig, 'practiceMode' | 'duffel' | 'hotelbeds' | 'sale'>,
  db: Kysely<Database>,
  log: FastifyBaseLogger,
): { suppliers: Suppliers; practice: PracticeReader } {
  const practice = practiceMode ? createPracticeReader(db) : { switchesOf: async () => NO_SWITCHES };
  const suppliers = createEmbeddedSuppliers({ db, practice });
  if (duffel) {
    suppliers.flights = createDuffelFlights({ client: createDuffelClient(duffel, log), db, log });
  }
  if (hotelbeds) {
    const client = createHotelbedsClient(hotelbeds, log);
    suppliers.hotels = createHotelbedsHotels({ client, db, log });
    suppliers.hotelDirectory = createHotelbedsDirectory(db);
  }
  return { suppliers: sellOnly(sale, suppliers), practice };
}
