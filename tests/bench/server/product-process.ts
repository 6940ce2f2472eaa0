import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { UNLIMITED } from '#tests/support/unlimited.ts';
import type { Cleanup } from '../measure/cleanup.ts';
import { type ReadyProcess, startProcess } from './ready-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Product extends ReadyProcess {
  address: URL;
}

/** Starts the server as it is started in production, in a data directory of its own unless told of one. */
export async function startProduct(
  cleanup: Cleanup,
  settings: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort();
  const { PATH = '' } = process.env;
  const { DATA_DIR = await temporaryDirectory(cleanup) } = settings;
  const address = new URL(`http://127.0.0.1:${port}`);
  const started = await startProcess({
    cleanup,
    program: path.join(ROOT, 'server', 'main.ts'),
    readyAt: new URL('/readyz', address),
    env: {
      ...UNLIMITED,
      PATH,
      NODE_ENV: 'production',
      DEMO_IN_PRODUCTION: 'true',
      ALLOW_EMBEDDED_IN_PRODUCTION: 'true',
      HOST: address.hostname,
      PORT: String(port),
      SECRET_KEY: randomBytes(32).toString('base64url'),
      ...settings,
      DATA_DIR,
    },
  });
  return { ...started, address };
}

export async function temporaryDirectory(cleanup: Cleanup): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'zugvogel-bench-'));
  cleanup.add(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
