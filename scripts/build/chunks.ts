import type { Manifest } from 'vite';

export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** The part of a route that is loaded with its page, as the router's plugin names it. */
const pagePart = (route: string): string => `${route}?tsr-split=component`;

/**
 * All files that the entry, what it goes on with, these routes and these lazy parts of theirs need, each once, in the
 * order of their imports. A part that shares its file with others is called as that file is.
 */
export function filesOfPage(
  manifest: Manifest,
  entry: string,
  routes: readonly string[] = [],
  parts: readonly string[] = [],
): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();

  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no file for ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    scripts.add(`/${chunk.file}`);
  };

  visit(entry);
  for (const next of manifest[entry]?.dynamicImports ?? []) visit(next);
  for (const route of routes) visit(pagePart(route));
  for (const part of parts) visit(part);
  return { scripts: [...scripts], styles: [...styles] };
}
