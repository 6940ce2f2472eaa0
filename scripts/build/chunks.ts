import type { Manifest } from 'vite';

export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** The component chunk of a route, as the router's plugin names it. */
const pagePart = (route: string): string => `${route}?tsr-split=component`;

/** All files that the entry and these routes need, each once, in the order of their imports. */
export function filesOfPage(manifest: Manifest, entry: string, routes: readonly string[] = []): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();

  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no file for ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    scripts.add(`/${chunk.file}`);
  };

  visit(entry);
  for (const route of routes) visit(pagePart(route));
  return { scripts: [...scripts], styles: [...styles] };
}
