import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDirectory } from './make-directory.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'zugvogel-directory-'));
});
afterEach(() => rm(base, { recursive: true }));

test('creates a directory with its parents, also concurrently', async () => {
  const path = join(base, 'a', 'b', 'c');
  await Promise.all([makeDirectory(path), makeDirectory(path), makeDirectory(path)]);
  expect((await stat(path)).isDirectory()).toBe(true);
});

test('fails where a file is in the way', async () => {
  await writeFile(join(base, 'file'), '');
  await expect(makeDirectory(join(base, 'file', 'a'))).rejects.toThrow();
});

test('fails, and ends, where nothing can be created', async () => {
  const nowhere = process.platform === 'linux' ? '/proc/nope' : join(base, '\0');
  await expect(makeDirectory(nowhere)).rejects.toThrow();
});
