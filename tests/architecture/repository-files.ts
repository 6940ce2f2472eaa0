import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export interface SourceFile {
  name: string;
  text: string;
}

const generated = ['openapi/generated/', 'src/routeTree.gen.ts'];

/** The files written by people, in all folders and at the top. */
export function sourceFiles(pattern = '**/*.{ts,tsx,mjs,cjs}'): SourceFile[] {
  const exclude = ['node_modules', 'dist', 'coverage', 'storybook-static', '.data', '.stryker-tmp', '.git'];
  // `**` does not match folders whose names begin with a dot.
  const hidden = pattern.startsWith('**/') ? [`.storybook/${path.basename(pattern)}`] : [];
  const names = globSync([pattern, ...hidden], { cwd: root, exclude });
  return [...new Set(names)]
    .filter((name) => !generated.some((place) => name.startsWith(place)))
    .sort()
    .map((name) => ({ name, text: read(name) }));
}

export function read(name: string): string {
  return readFileSync(path.join(root, name), 'utf8');
}
