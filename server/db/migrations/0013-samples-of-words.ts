import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const TABLES = [
  { name: 'company_words', id: 'company_id' },
  { name: 'company_group_words', id: 'company_group_id' },
  { name: 'user_words', id: 'user_id' },
];

/** The words of one record in 64, by which it is estimated how many have a word. */
export const samplesOfWordsMigration: Migration = {
  up: (db: Kysely<unknown>) =>
    runStatements(
      db,
      TABLES.map(
        ({ name, id }) =>
          `create index ${name}_sample on ${name} (word) where get_byte(sha256(uuid_send(${id})), 0) < 4`,
      ),
    ),
};
