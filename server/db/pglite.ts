import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { reasonOf } from '../reason-of.ts';
import { TYPE_PARSERS } from './column-types.ts';
import type { OpenDatabase } from './open-database.ts';
import { preparedPGlite } from './prepared-pglite.ts';
import type { Database } from './schema.ts';

export function wrapPGlite(pglite: PGlite, close = () => pglite.close()): OpenDatabase & { pglite: PGlite } {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: preparedPGlite(pglite, close) }) });
  return {
    pglite,
    db,
    engine: 'pglite',
    async executeSql(text, values) {
      if (values?.length) return await pglite.query<object>(text, values);
      return { rows: (await pglite.exec(text)).flatMap(({ rows }) => rows) };
    },
    withoutLimits: (work) => work(db),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await close();
    },
  };
}

/**
 * The size of the buffer cache. It is written to in full when the database is opened: PostgreSQL's default of
 * 128 MB takes as long as the rest of opening. What does not fit is read from the file system again.
 */
const SHARED_BUFFERS = '16MB';
/** How much of its log PostgreSQL keeps for reuse after a checkpoint. */
const LOG_SIZE = '64MB';

export async function openPGlite({
  dataDir,
  ...options
}: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<OpenDatabase & { pglite: PGlite }> {
  const { PGlite } = await import('@electric-sql/pglite');
  const startParams = [
    ...PGlite.defaultStartParams,
    ...['-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...['-c', `max_wal_size=${LOG_SIZE}`, '-c', `min_wal_size=${LOG_SIZE}`],
  ];
  const settings = { ...options, startParams, parsers: TYPE_PARSERS };
  if (dataDir === undefined) return wrapPGlite(await PGlite.create(settings));
  const { EmbeddedFiles } = await import('./embedded-files.ts');
  const fs = new EmbeddedFiles(dataDir);
  try {
    return wrapPGlite(await PGlite.create({ ...settings, fs }));
  } catch (error) {
    throw new Error(fs.lastWords ?? reasonOf(error), { cause: error });
  }
}
