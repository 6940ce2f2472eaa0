import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '#server/start/start-server.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { type Engine, openTestDatabase } from './database.ts';
import { MovableClock } from './movable-clock.ts';
import { UNLIMITED } from './unlimited.ts';

export interface TestServer extends Pick<RunningServer, 'url' | 'app' | 'deps'> {
  clock: MovableClock;
  close(): Promise<void>;
}

interface Options {
  /** With the demo company; otherwise the database is empty. */
  demo?: boolean;
  engine?: Engine;
  /** Additional environment variables, as described in docs/operations.md. */
  env?: Record<string, string>;
  /** Wraps the suppliers. */
  between?: (suppliers: Suppliers) => Suppliers;
}

/** The real server in this process, on a free port and with a database of its own. */
export async function startTestServer({
  demo = false,
  engine,
  env = {},
  ...given
}: Options = {}): Promise<TestServer> {
  const clock = new MovableClock();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zugvogel-server-'));
  const database = await openTestDatabase(engine);
  const { url, app, deps, stop } = await startServer(
    {
      ...UNLIMITED,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEMO: String(demo),
      ...env,
    },
    { clock, database, ...given },
  );
  const close = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, app, deps, clock, close };
}
