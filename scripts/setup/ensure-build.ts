import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs } from './build-inputs.ts';

const root = path.resolve(import.meta.dirname, '../..');
const stamp = path.join(root, 'dist', 'inputs.sha256');
const pages = path.join(root, 'dist', 'pages.json');

/** Builds the browser's side unless what is there was made from the very same sources. */
export function ensureBuild(): void {
  const inputs = buildInputs(root);
  if (existsSync(pages) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  console.error('Building the pages.');
  const began = Date.now();
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The pages could not be built; the reason stands above.');
  // Some of the sources are written by the build itself, such as the compiled texts.
  writeFileSync(stamp, buildInputs(root));
  console.error(`  built in ${Math.round((Date.now() - began) / 1000)} s`);
}
