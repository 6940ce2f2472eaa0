import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Written to a temporary name, then linked, so that it's never seen partially written. False when the file
 * exists.
 */
export async function createFileOnce(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await writeFile(draft, text, { flag: 'wx', mode: 0o600, flush: true });
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
