import path from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { runBuild } from './run-build.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the client unless the existing build was made from the same sources. */
export async function ensureBuild(): Promise<void> {
  if (!isBuilt(root)) await runBuild();
}
