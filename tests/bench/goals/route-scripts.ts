import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOfPage } from '#scripts/build/chunks.ts';
import { CLIENT } from '#scripts/build/paths.ts';
import { START_PAGE } from '#scripts/build/public-pages.ts';
import type { Figure } from '../goal.ts';
import { readManifest, SIGNED_IN, signedInRoutes } from '../signed-in-routes.ts';

const ENTRY = 'index.html';

/** U6: what each later route loads beyond the home page. Parts that load when they are seen, as the map, are left out. */
export async function measureRouteScripts(): Promise<Figure[]> {
  const manifest = await readManifest();
  const known = new Set(
    filesOfPage(manifest, ENTRY, [], [...START_PAGE.signedIn, ...START_PAGE.last]).scripts,
  );
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
