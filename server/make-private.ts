import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;

/**
 * Takes what lies in a directory away from everybody but its owner. The directory itself comes last: one that is
 * private has nothing left to be done in it.
 */
export async function makePrivate(directory: string): Promise<void> {
  if (!(await isOpenToOthers(directory))) return;
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  await chmod(directory, 0o700);
}

async function isOpenToOthers(path: string): Promise<boolean> {
  return ((await lstat(path)).mode & OTHERS) !== 0;
}
