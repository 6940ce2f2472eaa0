import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { TYPE_PARSERS } from './column-types.ts';
import type { OpenDatabase } from './open-database.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Database } from './schema.ts';

const CONNECTIONS = 10;
const CONNECTION_LIMIT_MS = 10_000;
const STATEMENT_LIMIT_MS = 20_000;
/** A working server cancels a statement earlier; a hanging one does not. */
const ANSWER_LIMIT_MS = 22_000;

export async function openPostgres(
  connectionString: string,
  {
    statementLimitMs = STATEMENT_LIMIT_MS,
    answerLimitMs = ANSWER_LIMIT_MS,
    connectionLimitMs = CONNECTION_LIMIT_MS,
  } = {},
): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    statement_timeout: statementLimitMs,
    connectionTimeoutMillis: connectionLimitMs,
    stream: () => limitedSocket(answerLimitMs),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && TYPE_PARSERS[oid]) ||
        pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser, // its overloads can't be met by one function
    },
  });
  // The pool replaces a broken connection, and the statement on it fails by itself. Without a listener the
  // error would end the process: the pool emits it for idle connections, the connection itself while in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  return {
    db,
    engine: 'postgres',
    async executeSql(text, values) {
      // Several statements in one text return an array of results, which the driver's types don't declare.
      const results = [await pool.query(text, values)].flat() as { rows: object[] }[];
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    async withoutLimits(work) {
      const unlimited = await openPostgres(connectionString, { statementLimitMs: 0, answerLimitMs: 0 });
      try {
        await work(unlimited.db);
      } finally {
        await unlimited.close();
      }
    },
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * Breaks the connection when nothing has arrived for so long, so that a frozen server is treated like a
 * broken connection.
 */
function limitedSocket(limitMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(limitMs, () => {
    const fault = new Error('The database does not answer');
    socket.destroy(Object.assign(fault, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
