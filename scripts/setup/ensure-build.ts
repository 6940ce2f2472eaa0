import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs } from './build-inputs.ts';
import { runBuild } from './run-build.ts';

const root = path.resolve(import.meta.dirname, '../..');
const stamp = path.join(root, 'dist', 'inputs.sha256');
const pages = path.join(root, 'dist', 'pages.json');

/** Builds the browser's side unless what is there was made from the very same sources. */
export async function ensureBuild(): Promise<void> {
  const inputs = buildInputs(root);
  if (existsSync(pages) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  await runBuild();
  // Some of the sources are written by the build itself, such as the compiled texts.
  writeFileSync(stamp, buildInputs(root));
}
