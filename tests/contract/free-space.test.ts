import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { type RunningServer, startServer } from '#server/start/start-server.ts';
import { writeEmbeddedDatabase } from '#tests/support/embedded-database.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';

// Opening a database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const MEGABYTE = 1024 * 1024;
const DRAFT = '/api/booking/drafts/hotel';

const announced: string[] = [];
let dataDir: string;
let freeBytes = 64 * MEGABYTE;
let server: RunningServer;
let authorization: string;

const open = () =>
  openDatabase(
    { databaseUrl: undefined, dataDir },
    (line) => void announced.push(line),
    async () => freeBytes,
  );

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'zugvogel-space-'));
  await writeEmbeddedDatabase(dataDir);
  // Every call is counted in the database.
  const env = { CALLS_PER_MINUTE: '10', DATA_DIR: dataDir, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' };
  server = await startServer(env, { database: await open() });
  await server.settled;
  const companyId = await insertCompany(server.deps.db, { name: 'Home' });
  const member = await insertMember(server.deps.db, { companyId, role: 'traveler' });
  const { token } = await openSession(server.deps, member);
  authorization = `Bearer ${token}`;
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const signIn = () =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@people.example', password: 'four quiet mountain huts' }),
  });

const readDraft = () => fetch(`${server.url}${DRAFT}`, { headers: { authorization } });
const saveDraft = (revision: number) =>
  fetch(`${server.url}${DRAFT}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ revision, chartVersion: 1, snapshot: { revision } }),
  });

async function expectReadiness(status: number, text: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${server.url}/readyz`);
      expect([answer.status, await answer.json()]).toEqual([status, { status: text }]);
    },
    { timeout: 20_000, interval: 50 },
  );
}

test('a database on a full disk is read, but not changed, until there is space again', async () => {
  expect((await saveDraft(0)).status).toBe(200);
  expect((await signIn()).status).toBe(401);
  freeBytes -= 1;
  await expectReadiness(503, 'read-only');
  const refused = await saveDraft(1);
  expect([refused.status, await refused.json()]).toMatchObject([503, { status: 503, code: 'unavailable' }]);
  expect((await signIn()).status).toBe(503);
  expect(await (await readDraft()).json()).toMatchObject({ revision: 1 });

  freeBytes += 1;
  await expectReadiness(200, 'ok');
  expect((await saveDraft(1)).status).toBe(200);
  expect(announced).toEqual([
    `The disk of the data directory ${dataDir} is full: nothing is saved until 64 MB are free; there are 63.`,
    `The disk of the data directory ${dataDir} has space again: saving goes on.`,
  ]);
});

test('a server does not start on a full disk, and says so', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'zugvogel-space-'));
  const opening = openDatabase({ databaseUrl: undefined, dataDir: other }, undefined, async () => MEGABYTE);
  await expect(opening).rejects.toThrow(
    `The disk of the data directory ${other} is full: 1 MB are free, and the embedded database needs 64 MB.`,
  );
  await rm(other, { recursive: true });
});
