import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs } from './build-inputs.ts';

const STAMP = 'dist/inputs.sha256';
const PAGES = 'dist/pages.json';

/** Whether what is built was made from the very same sources. */
export function isBuilt(root: string): boolean {
  const stamp = path.join(root, STAMP);
  const isWhole = existsSync(path.join(root, PAGES)) && existsSync(stamp);
  return isWhole && readFileSync(stamp, 'utf8') === buildInputs(root);
}

/** Says after a build what it was made from. Some of the sources are written by the build itself. */
export function stampBuild(root: string): void {
  writeFileSync(path.join(root, STAMP), buildInputs(root));
}
