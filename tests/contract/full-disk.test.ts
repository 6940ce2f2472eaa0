import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { createDurableData, type DurableData } from './support/kills/durable-data.ts';
import { KillableServer } from './support/kills/killable-server.ts';
import { send, sessionOf } from './support/kills/send.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

// The server starts twice, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const PASSWORD = 'four quiet mountain huts';
const DRAFT = '/api/booking/drafts/hotel';
/** One block of 512 bytes less than a segment of PostgreSQL's log: its end can't be written, and no next one. */
const NO_WHOLE_SEGMENT = ['sh', '-c', 'ulimit -f 32767; exec "$@"', 'sh'];

let data: DurableData;
let me: Member;
let server: KillableServer | undefined;

beforeAll(async () => {
  data = await createDurableData({ made: true });
  const passwordHash = await hashPassword(PASSWORD);
  me = await data.ask(async (db) => {
    const companyId = await insertCompany(db, { name: 'Home' });
    return await insertMember(db, { companyId, role: 'traveler', passwordHash });
  });
});
afterAll(async () => {
  await server?.kill();
  await data.remove();
});

async function start(launcher?: string[]) {
  const started = await KillableServer.spawn(data.settings, 'server/main.ts', launcher);
  server = started;
  await started.ready();
  const body = { email: me.email, password: PASSWORD };
  const { token } = sessionOf(await send(started.address, { method: 'POST', path: '/api/auth/login', body }));
  return { server: started, token };
}

/**
 * Saves drafts that can't be compressed until no answer comes; returns the last revision that was
 * acknowledged.
 */
async function saveUntilItEnds({ address }: KillableServer, token: string): Promise<number> {
  for (let revision = 0; ; revision += 1) {
    const body = { revision, chartVersion: 1, snapshot: { noise: randomBytes(40_000).toString('base64') } };
    const saved = await send(address, { method: 'PUT', path: DRAFT, token, body }).catch(() => undefined);
    if (saved?.status !== 200) return revision;
  }
}

test('a process that can no longer write its log ends with one line, and the next one works', async () => {
  const first = await start(NO_WHOLE_SEGMENT);
  const revision = await saveUntilItEnds(first.server, first.token);
  await first.server.ended;
  expect(first.server.exitCode).toBe(1);
  expect(first.server.lines).toContainEqual(
    expect.stringMatching(/^The embedded database has given up: could not write .*: File too large\. /),
  );

  const second = await start();
  const draft = await send(second.server.address, { path: DRAFT, token: second.token });
  // The last one may have been written without being acknowledged.
  expect([revision, revision + 1]).toContain((draft.body as { revision: number }).revision);
  const body = { revision: (draft.body as { revision: number }).revision, chartVersion: 1, snapshot: {} };
  const saved = await send(second.server.address, { method: 'PUT', path: DRAFT, token: second.token, body });
  expect(saved.status).toBe(200);
});
