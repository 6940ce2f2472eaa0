import { Kysely, PostgresDialect } from 'kysely';
import { TYPE_PARSERS } from './column-types.ts';
import type { OpenDatabase } from './open-database.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Database } from './schema.ts';

const CONNECTIONS = 10;

/** Opens a pool of connections to a PostgreSQL server; the first query connects. */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && TYPE_PARSERS[oid]) ||
        pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser, // its overloads can't be met by one function
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  return {
    db,
    engine: 'postgres',
    async executeSql(text, values) {
      const result: unknown = await pool.query(text, values);
      // Several statements in one text answer an array of results.
      const last: unknown = Array.isArray(result) ? result.at(-1) : result;
      return { rows: (last as { rows: object[] }).rows }; // pg's own result, whose type doesn't know of several
    },
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}
