import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { TYPE_PARSERS } from './column-types.ts';
import type { OpenDatabase } from './open-database.ts';
import { preparedPGlite } from './prepared-pglite.ts';
import type { Database } from './schema.ts';

/** Kysely over an embedded database that is open already; closing it closes that database, if nothing else is said. */
export function wrapPGlite(pglite: PGlite, close = () => pglite.close()): OpenDatabase & { pglite: PGlite } {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: preparedPGlite(pglite, close) }) });
  return {
    pglite,
    db,
    engine: 'pglite',
    async executeSql(text, values) {
      if (values?.length) return await pglite.query<object>(text, values);
      return { rows: (await pglite.exec(text)).at(-1)?.rows ?? [] };
    },
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await close();
    },
  };
}

/**
 * Pages of the database that are kept at hand. All of them are touched when it is opened, and 128 MB, as PostgreSQL has
 * them, take as long as all the rest of that; beyond these the file system has them at hand.
 */
const SHARED_BUFFERS = '16MB';

/** Opens an embedded database; in memory without `dataDir`. */
export async function openPGlite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {},
): Promise<OpenDatabase & { pglite: PGlite }> {
  const { PGlite } = await import('@electric-sql/pglite');
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`];
  return wrapPGlite(await PGlite.create({ ...options, startParams, parsers: TYPE_PARSERS }));
}
