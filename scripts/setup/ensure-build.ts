import path from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { runBuild } from './run-build.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the browser's side unless what is there was made from the very same sources. */
export async function ensureBuild(): Promise<void> {
  if (!isBuilt(root)) await runBuild();
}
