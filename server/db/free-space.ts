import { statfs } from 'node:fs/promises';
import type { Announce } from '../start/announce.ts';
import { StartFault } from '../start/start-fault.ts';
import type { OpenDatabase } from './open-database.ts';

const MEGABYTE = 1024 * 1024;
/**
 * Four segments of PostgreSQL's log, which are allocated in full in advance: enough for the writes between
 * two checks, and for the log that reading produces.
 */
const LEAST_FREE_MB = 64;

export type ReadFreeBytes = (directory: string) => Promise<number>;

export const readFreeBytes: ReadFreeBytes = async (directory) => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

const toMegabytes = (bytes: number) => Math.floor(bytes / MEGABYTE);

interface DataDirectory {
  directory: string;
  readFreeBytes: ReadFreeBytes;
}

/** A full database can't even recover from its log. */
export async function assertFreeSpace({ directory, readFreeBytes: readFree }: DataDirectory): Promise<void> {
  const free = toMegabytes(await readFree(directory));
  if (free >= LEAST_FREE_MB) return;
  throw new StartFault(
    `The disk of the data directory ${directory} is full: ${free} MB are free, and the embedded database needs ${LEAST_FREE_MB} MB.`,
  );
}

interface SpaceWatch extends DataDirectory {
  database: Pick<OpenDatabase, 'executeSql'>;
  announce: Announce;
}

/**
 * Returns a check that makes the database read-only when too little space is free, and writable again when
 * there is enough.
 */
export function createSpaceCheck({
  directory,
  readFreeBytes: readFree,
  database,
  announce,
}: SpaceWatch): () => Promise<void> {
  let isFull = false;

  return async () => {
    const free = toMegabytes(await readFree(directory));
    if (free < LEAST_FREE_MB === isFull) return;
    await database.executeSql(`set default_transaction_read_only = ${!isFull}`);
    isFull = !isFull;
    announce(
      isFull
        ? `The disk of the data directory ${directory} is full: nothing is saved until ${LEAST_FREE_MB} MB are free; there are ${free}.`
        : `The disk of the data directory ${directory} has space again: saving goes on.`,
    );
  };
}
