import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Creates a file that is never seen partially written: written to a temporary name, then linked. Returns
 * false when it already exists, and leaves it unchanged.
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
