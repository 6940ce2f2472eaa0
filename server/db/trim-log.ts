import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from './open-database.ts';

/** A segment of PostgreSQL's log has 16 MB, and a name of 24 hexadecimal digits. */
const SEGMENT = /^[\dA-F]{24}$/;
const MOST_SEGMENTS = 8;

/**
 * A checkpoint writes to the tables what only the log holds, so that old parts of it can go. PostgreSQL leaves that to
 * a process in the background, which the embedded database lacks.
 */
export async function trimLog(directory: string, { executeSql }: Pick<OpenDatabase, 'executeSql'>) {
  const names = await readdir(join(directory, 'pg_wal'));
  if (names.filter((name) => SEGMENT.test(name)).length > MOST_SEGMENTS) await executeSql('checkpoint');
}
