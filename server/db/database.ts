import { chmod, lstat, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../reason-of.ts';
import { type Announce, announceNothing } from '../start/announce.ts';
import type { ServerConfig } from '../start/config.ts';
import { makeDirectory } from '../start/make-directory.ts';
import { StartFault } from '../start/start-fault.ts';
import { lockDirectory } from './directory-lock.ts';
import { assertFreeSpace, createSpaceCheck, type ReadFreeBytes, readFreeBytes } from './free-space.ts';
import type { OpenDatabase } from './open-database.ts';

/** The oldest version that supports the SQL of the migrations. */
const OLDEST = 15;
const VERSION_QUERY = `
  select current_setting('server_version_num')::integer as number, current_setting('server_version') as name`;

export async function openDatabase(
  config: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>,
  announce = announceNothing,
  readFree = readFreeBytes,
): Promise<OpenDatabase> {
  return config.databaseUrl === undefined
    ? await openEmbedded(config.dataDir, announce, readFree)
    : await openServer(config.databaseUrl);
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const { openPostgres } = await import('./postgres.ts');
  const database = await openPostgres(databaseUrl);
  try {
    assertNewEnough(await readVersion(database));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function readVersion({ executeSql }: OpenDatabase): Promise<PostgresVersion> {
  try {
    const { rows } = await executeSql(VERSION_QUERY);
    return rows[0] as PostgresVersion; // what the query asks for
  } catch (error) {
    throw new StartFault(`The database that DATABASE_URL names can't be reached: ${reasonOf(error)}`);
  }
}

async function openEmbedded(
  dataDir: string,
  announce: Announce,
  readFree: ReadFreeBytes,
): Promise<OpenDatabase> {
  try {
    await makeDirectory(dataDir);
  } catch (error) {
    throw new StartFault(`The data directory ${dataDir} can't be written: ${reasonOf(error)}`);
  }
  const dataDirectory = { directory: dataDir, readFreeBytes: readFree };
  await assertFreeSpace(dataDirectory);
  const unlock = await lockDirectory(dataDir);
  try {
    const { openPGlite } = await import('./pglite.ts');
    const directory = join(dataDir, 'pg');
    await chmod(dataDir, 0o700);
    if (!(await exists(directory))) {
      announce('Making the database.');
      await createEmbedded(directory);
    }
    // The embedded database makes its files readable for all users, regardless of the umask of the process.
    await makePrivate(directory);
    const database = await openPGlite({ dataDir: directory });
    const checkSpace = createSpaceCheck({ ...dataDirectory, database, announce });
    const endChecks = everySecond(async () => {
      await checkSpace();
      await trimLog(directory, database);
    });
    return {
      ...database,
      close: async () => {
        await endChecks();
        await database.close();
        await makePrivate(directory);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw new StartFault(`The embedded database in ${dataDir} can't be opened: ${reasonOf(error)}`);
  }
}

/** Creates the database under a temporary name first, so that an interrupted start leaves no partial one. */
async function createEmbedded(directory: string): Promise<void> {
  const { openPGlite } = await import('./pglite.ts');
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const database = await openPGlite({ dataDir: unfinished });
  await database.close();
  await rename(unfinished, directory);
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}

const SECOND_MS = 1000;

/** Returns a function that stops it after the current run. A failed run is repeated a second later. */
function everySecond(work: () => Promise<void>): () => Promise<void> {
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(work).catch(() => undefined);
  }, SECOND_MS).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

const OTHERS = 0o077;

async function makePrivate(directory: string): Promise<void> {
  await chmod(directory, 0o700);
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink() || !(await isOpenToOthers(path))) continue;
    await chmod(path, entry.isDirectory() ? 0o700 : 0o600);
  }
}

async function isOpenToOthers(path: string): Promise<boolean> {
  return ((await lstat(path)).mode & OTHERS) !== 0;
}

/** A segment of PostgreSQL's log has 16 MB, and a name of 24 hexadecimal digits. */
const SEGMENT = /^[\dA-F]{24}$/;
const MOST_SEGMENTS = 8;

/**
 * A checkpoint writes to the tables what only the log holds, so that old parts of it can go. PostgreSQL leaves that to
 * a process in the background, which the embedded database lacks.
 */
async function trimLog(directory: string, { executeSql }: Pick<OpenDatabase, 'executeSql'>) {
  const names = await readdir(join(directory, 'pg_wal'));
  if (names.filter((name) => SEGMENT.test(name)).length > MOST_SEGMENTS) await executeSql('checkpoint');
}

/** In the server's format: `140009` and `14.9 (Debian 14.9-1)`. */
interface PostgresVersion {
  number: number;
  name: string;
}

export function assertNewEnough({ number, name }: PostgresVersion): void {
  if (number >= OLDEST * 10_000) return;
  throw new StartFault(
    `The database that DATABASE_URL names is on PostgreSQL ${name.split(' ')[0]}; version ${OLDEST} or later is needed.`,
  );
}
