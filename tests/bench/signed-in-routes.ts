import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { DIST } from '#scripts/build/paths.ts';

const PAGE_PART = '.tsx?tsr-split=component';
export const SIGNED_IN = 'src/routes/_authenticated/';

/** What the production build wrote about its files. */
export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(DIST, 'manifest.json'), 'utf8'));
}

/** The names of the routes' files, without the home page. */
export function signedInRoutes(manifest: Manifest): string[] {
  return Object.keys(manifest)
    .filter((key) => key.startsWith(SIGNED_IN) && key.endsWith(PAGE_PART))
    .map((key) => key.slice(SIGNED_IN.length, -PAGE_PART.length))
    .filter((name) => name !== 'index');
}
