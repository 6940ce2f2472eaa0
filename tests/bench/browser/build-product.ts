import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The production build, as `npm run build` makes it. */
export async function buildProduct(): Promise<void> {
  const build = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The production build failed with exit code ${code}`);
}
