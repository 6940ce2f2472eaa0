import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { TYPE_PARSERS } from './column-types.ts';
import type { OpenDatabase } from './open-database.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Database } from './schema.ts';

const CONNECTIONS = 10;
/** How long a call waits for one of them. */
const CONNECTION_LIMIT_MS = 10_000;
const STATEMENT_LIMIT_MS = 20_000;
/** A server that answers ends a statement before; one that hangs doesn't. */
const ANSWER_LIMIT_MS = 22_000;

/** Opens a pool of connections to a PostgreSQL server; the first query connects. */
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
  // A connection that breaks is replaced by the pool, and what was asked on it fails by itself. Without a listener it
  // would end the process: of the pool while it is idle, of its own while it is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  return {
    db,
    engine: 'postgres',
    async executeSql(text, values) {
      // Several statements in one text answer an array of results, which the driver's types don't know.
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

/** Breaks off when nothing has come for so long, so that a frozen server is noticed like a broken connection. */
function limitedSocket(limitMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(limitMs, () => {
    const fault = new Error('The database does not answer');
    socket.destroy(Object.assign(fault, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
