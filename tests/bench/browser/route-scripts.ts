import type { Manifest } from 'vite';
import { filesOfPage } from '#scripts/build/chunks.ts';
import { START_PAGE } from '#scripts/build/public-pages.ts';

const ENTRY = 'index.html';
const PAGE_PART = '.tsx?tsr-split=component';
const SIGNED_IN = 'src/routes/_authenticated/';

export interface RouteScripts {
  /** As the router's files call it. */
  route: string;
  /** Files that come with the page. */
  atOnce: string[];
  /** Files that parts of the page bring with them, once somebody sees them. */
  inParts: string[];
}

/** What each signed-in route loads that the first one has not loaded already. */
export function addedScripts(manifest: Manifest): RouteScripts[] {
  const files = (routes: readonly string[], parts: readonly string[]) =>
    filesOfPage(manifest, ENTRY, routes, parts).scripts;
  const known = new Set(files([], [...START_PAGE.signedIn, ...START_PAGE.last]));
  const names = signedInRoutes(manifest);
  return names.map((name) => {
    const routes = names.filter((other) => surrounds(other, name)).map((one) => `${SIGNED_IN}${one}.tsx`);
    const atOnce = files(routes, []).filter((file) => !known.has(file));
    const withParts = files(routes, lazyParts(manifest, new Set(atOnce))).filter((file) => !known.has(file));
    return { route: name, atOnce, inParts: withParts.filter((file) => !atOnce.includes(file)) };
  });
}

function signedInRoutes(manifest: Manifest): string[] {
  return Object.keys(manifest)
    .filter((key) => key.startsWith(SIGNED_IN) && key.endsWith(PAGE_PART))
    .map((key) => key.slice(SIGNED_IN.length, -PAGE_PART.length))
    .filter((name) => name !== 'index');
}

/** Whether a route is the other one, or the frame around it. */
function surrounds(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`);
}

/** What these files load when it is needed, and what that loads. */
function lazyParts(manifest: Manifest, files: ReadonlySet<string>): string[] {
  const parts = new Set(
    Object.values(manifest)
      .filter(({ file }) => files.has(`/${file}`))
      .flatMap(({ dynamicImports = [] }) => dynamicImports),
  );
  // A set goes on with what is added to it meanwhile.
  for (const part of parts) for (const next of manifest[part]?.dynamicImports ?? []) parts.add(next);
  return [...parts];
}
