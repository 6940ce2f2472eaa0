import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ServerConfig } from '../start/config.ts';
import { createEmbeddedSuppliers } from './embedded/create-embedded-suppliers.ts';
import { createPracticeReader } from './embedded/practice-repository.ts';
import { NO_SWITCHES, type PracticeReader } from './embedded/practice-switches.ts';
import type { Suppliers } from './suppliers.ts';

export function chooseSuppliers(
  config: Pick<ServerConfig, 'practiceMode'>,
  db: Kysely<Database>,
): { suppliers: Suppliers; practice: PracticeReader } {
  const practice = config.practiceMode ? createPracticeReader(db) : { switchesOf: async () => NO_SWITCHES };
  return { suppliers: createEmbeddedSuppliers({ db, practice }), practice };
}
