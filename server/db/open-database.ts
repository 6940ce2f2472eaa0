import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  engine: 'pglite' | 'postgres';
  /**
   * Plain SQL, for packages that bring their own. Without values the text may hold several statements,
   * and the rows of all of them are answered. It never gets into the middle of a transaction of `db`.
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
  withoutLimits(work: (db: Kysely<Database>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
