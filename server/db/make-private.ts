import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Makes a directory and its content accessible to its owner alone. */
export async function makePrivate(directory: string): Promise<void> {
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
