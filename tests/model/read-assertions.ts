import { readdir } from 'node:fs/promises';
import type { Assertions } from './assertion.ts';

/** All assertions of a folder, by their names: each file exports one. */
export async function readAssertions<State, Facts, Place = unknown>(
  folder: URL,
): Promise<Assertions<State, Facts, Place>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted();
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return Object.assign({}, ...modules);
}
