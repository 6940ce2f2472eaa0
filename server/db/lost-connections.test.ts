import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { type RunningServer, startServer } from '../start/start-server.ts';
import { DEMO_PASSWORD } from './demo/accounts.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';

// Filling a database with the demo company takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ROUNDS = 10;
const CALLERS = 12;

let postgres: Postgres;
let server: RunningServer;
let admin: OpenDatabase;
let authorization: string;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer({
    DATABASE_URL: postgres.socketUrl(),
    PORT: '0',
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a secret that only these tests know of',
  });
  await server.settled;
  admin = await openPostgres(postgres.socketUrl('template1'));
  const { token } = (await (await signIn()).json()) as { token: string };
  authorization = `Bearer ${token}`;
});
afterAll(async () => {
  await server.stop();
  await admin.close();
  await postgres.stop();
});

const signIn = () =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: server.demoAccounts.find(({ role }) => /site-admin/i.test(role))?.email,
      password: DEMO_PASSWORD,
    }),
  });
const read = () => fetch(`${server.url}/api/companies`, { headers: { authorization } });

const endConnections = async () => {
  await admin.executeSql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'`);
};

/** PostgreSQL treats a killed backend as a crash: it ends all connections, recovers and restarts. */
const restart = async () => {
  const { rows } = await admin.executeSql('select pg_backend_pid() as pid');
  const [backend] = rows as { pid: number }[];
  process.kill(backend?.pid ?? Number.NaN, 'SIGKILL');
};

test.each([
  ['its connections are ended', endConnections],
  ['PostgreSQL restarts', restart],
])('calls are answered or refused with 503, and the next ones served, when %s', async (_, disturb) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const calls = Array.from({ length: CALLERS }, (_unused, caller) =>
      caller % 3 === 0 ? signIn() : read(),
    );
    const [answers] = await Promise.all([Promise.all(calls), disturb()]);
    for (const answer of answers) {
      const body: unknown = await answer.json();
      if (answer.status !== 200) expect(body).toMatchObject({ status: 503, code: 'unavailable' });
    }
    // Not at once: one successful answer proves nothing about the other connections of the pool.
    await vi.waitFor(
      async () => {
        expect((await read()).status).toBe(200);
        expect((await signIn()).status).toBe(200);
      },
      { timeout: 20_000, interval: 20 },
    );
  }
});
