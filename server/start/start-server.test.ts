import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEmbeddedDatabase } from '#tests/support/embedded-database.ts';
import { openPGlite, wrapPGlite } from '../db/pglite.ts';
import { startServer } from './start-server.ts';

// Creating a database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zugvogel-start-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('serves, is ready, finishes running requests and ends', async () => {
  const database = await openPGlite();
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' };
  const server = await startServer(env, { database });
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);

  // Sent before the job queue runs: the write waits for it, and is answered all the same.
  const response = fetch(`${server.url}/api/log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ref: '1', message: 'An error of a browser' }),
  });
  expect((await response).status).toBe(204);
  await server.settled;

  await server.stop();
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  expect(database.pglite.closed).toBe(true);
});

it('serves on when it is to end, as not ready, and over no connection twice', async () => {
  const database = await openEmbeddedDatabase();
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent', DRAIN_SECONDS: '1' };
  const server = await startServer(env, { database });
  await server.settled;
  const stopped = server.stop();
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  const health = await fetch(`${server.url}/healthz`);
  expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

it('names the command for the first site-admin when production starts empty', async () => {
  const env = {
    NODE_ENV: 'production',
    SECRET_KEY: 'a secret of thirty-two characters',
    LOG_LEVEL: 'silent',
    ALLOW_EMBEDDED_IN_PRODUCTION: 'true',
    DATA_DIR: dataDir,
    PORT: '0',
    DRAIN_SECONDS: '0',
  };
  const announced: string[] = [];
  const database = await openEmbeddedDatabase();
  const server = await startServer(env, { database, announce: (line) => announced.push(line) });
  await server.settled;
  await server.stop();
  const hint = 'There is no site-admin yet. `npm run admin:create` creates the first one.';
  expect(announced).toEqual([hint]);
});

it('refuses another secret than that of the stored data, and says so', async () => {
  const { pglite } = await openEmbeddedDatabase();
  const start = async (SECRET_KEY: string) => {
    const env = { DATA_DIR: dataDir, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent', SECRET_KEY };
    const server = await startServer(env, { database: wrapPGlite(pglite, async () => undefined) });
    await server.settled;
    await server.stop();
  };
  await start('a secret of thirty-two characters');
  await expect(start('another one of thirty-two characters')).rejects.toThrow(
    'The personal data in this database is encrypted with another SECRET_KEY.',
  );
  await start('a secret of thirty-two characters');
  await pglite.close();
});

it('is not ready while the database is gone, but alive', async () => {
  const database = await openEmbeddedDatabase();
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' };
  const server = await startServer(env, { database });
  await server.settled;
  await database.pglite.close();
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable' }]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.stop().catch(() => undefined);
});

it('reports why it can not start, even when closing the database fails', async () => {
  const database = await openEmbeddedDatabase();
  const close = async () => {
    await database.close();
    throw new Error('It can not be closed');
  };
  const between = () => {
    throw new Error('No suppliers');
  };
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' };
  await expect(startServer(env, { database: { ...database, close }, between })).rejects.toThrow(
    'No suppliers',
  );
});

it('closes the database even when an earlier step of the stop fails, and reports that', async () => {
  const database = await openEmbeddedDatabase();
  let isClosed = false;
  const closeDatabase = async () => {
    await database.close();
    isClosed = true;
  };
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' };
  const server = await startServer(env, { database: { ...database, close: closeDatabase } });
  await server.settled;
  const close: () => PromiseLike<unknown> = server.app.close.bind(server.app);
  Object.assign(server.app, {
    close: async () => {
      await close();
      throw new Error('It can not be closed');
    },
  });
  await expect(server.stop()).rejects.toThrow('It can not be closed');
  expect(isClosed).toBe(true);
});

it('creates nothing when its port is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startServer({ DATA_DIR: join(dataDir, 'new'), PORT: String(port) })).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  );
  expect(await readdir(dataDir)).toEqual([]);
  other.close();
});
