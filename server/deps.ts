import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import type { TripSubscriber } from './features/trips/trip-news.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Searches } from './search-threads/searches.ts';
import type { Keys } from './security/keys.ts';
import type { ServerConfig } from './start/config.ts';
import type { PracticeReader } from './suppliers/embedded/practice-switches.ts';
import type { Suppliers } from './suppliers/suppliers.ts';

export interface Deps {
  config: ServerConfig;
  db: Kysely<Database>;
  clock: Clock;
  keys: Keys;
  jobs: Jobs;
  suppliers: Suppliers;
  practice: PracticeReader;
  searches: Searches;
  tripSubscribers: readonly TripSubscriber[];
  log: FastifyBaseLogger;
  /** Aborted when the process is to end; it serves on while load balancers find that out. */
  ending: AbortSignal;
}
