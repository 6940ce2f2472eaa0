import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { filesOfPage } from '#scripts/build/chunks.ts';
import { CLIENT, DIST } from '#scripts/build/paths.ts';
import { START_PAGE } from '#scripts/build/public-pages.ts';
import type { Figure } from '../goal.ts';

const ENTRY = 'index.html';
const PAGE_PART = '.tsx?tsr-split=component';
const SIGNED_IN = 'src/routes/_authenticated/';

/** U6: what each later route loads beyond the home page. What loads after the first screen, as calendars do, is left out. */
export async function measureRouteScripts(): Promise<Figure[]> {
  const manifest = await readManifest();
  const known = new Set(filesOfPage(manifest, ENTRY, START_PAGE.routes).scripts);
  const names = signedInRoutes(manifest);
  const routes = await Promise.all(
    names.map(async (name) => {
      const surrounding = names.filter((other) => other === name || name.startsWith(`${other}.`));
      const { scripts } = filesOfPage(
        manifest,
        ENTRY,
        surrounding.map((one) => `${SIGNED_IN}${one}.tsx`),
      );
      const sizes = await Promise.all(scripts.filter((file) => !known.has(file)).map(gzipSize));
      return { name, size: sizes.reduce((sum, size) => sum + size, 0) };
    }),
  );
  const [largest, second] = routes.toSorted((a, b) => b.size - a.size);
  if (!largest) throw new Error('The build has no routes');
  return [
    {
      what: `Scripts added by a later route, gzip: largest of ${routes.length}`,
      measured: largest.size / 1000,
      unit: 'kB',
      budget: { atMost: 60 },
      floor: `${largest.name}; next: ${second?.name}`,
    },
  ];
}

async function gzipSize(file: string): Promise<number> {
  return gzipSync(await readFile(path.join(CLIENT, file)), { level: 9 }).length;
}

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
