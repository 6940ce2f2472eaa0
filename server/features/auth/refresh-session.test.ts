import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Deps } from '../../deps.ts';
import { deriveKeys } from '../../security/keys.ts';
import { refreshSession } from './refresh-session.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { deleteExpiredSessions, endSessionsOf, newSession } from './session-repository.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const ENDED = 'The session has ended. Please sign in again.';
const origin = { requestId: 'request', ip: '192.0.2.1' };
const keys = deriveKeys('a secret that only these tests know of');
const [co, sub, cu] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];

let database: TestDatabase;
let deps: Pick<Deps, 'db' | 'keys' | 'clock'>;
let now: number;
let sid: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertMember();
  deps = { db: database.db, keys, clock: { now: () => new Date(now) } };
});
beforeEach(async () => {
  now = Date.parse('2026-10-01T08:00:00Z');
  sid = await openSession();
});
afterAll(() => database.close());

const refresh = (generation: number) =>
  refreshSession(deps, writeRefreshToken(keys.refreshToken, { sessionId: sid, generation }), origin);

describe('a token that was replaced', () => {
  beforeEach(async () => {
    await refresh(1);
  });

  test('is forgiven for ten seconds', async () => {
    now += 10 * SECOND;
    await expect(refresh(1)).resolves.toMatchObject({
      refreshToken: writeRefreshToken(keys.refreshToken, { sessionId: sid, generation: 2 }),
    });
    expect(await thefts()).toBe(0);
  });

  test('ends the session after that', async () => {
    now += 10 * SECOND + 1;
    await expect(refresh(1)).rejects.toThrow(ENDED);
    await expect(refresh(2)).rejects.toThrow(ENDED);
    expect(await thefts()).toBe(1);
  });

  test('ends the session once, even if it is reused several times at once', async () => {
    now += 11 * SECOND;
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => refresh(1)));
    for (const answer of answers) expect(answer).toMatchObject({ reason: { code: 'unauthenticated' } });
    expect(await thefts()).toBe(1);
  });
});

describe('refused tokens that are no theft', () => {
  test('is the right token of a session that was not used for a week', async () => {
    now += 7 * DAY;
    await expect(refresh(1)).rejects.toThrow(ENDED);
    expect(await thefts()).toBe(0);
  });

  test('is a token that was not issued yet', async () => {
    await expect(refresh(2)).rejects.toThrow(ENDED);
    expect(await thefts()).toBe(0);
    await expect(refresh(1)).resolves.toBeDefined();
  });
});

test('a session is remembered for a week after it expired, so that a theft is still seen', async () => {
  const countSessions = async () => {
    await deleteExpiredSessions(database.db, new Date(now));
    return (await database.db.selectFrom('sessions').select('id').where('id', '=', sid).execute()).length;
  };
  now += 14 * DAY;
  expect(await countSessions()).toBe(1);
  now += 1;
  expect(await countSessions()).toBe(0);
});

test('all sessions of a person end, or all but one', async () => {
  const staying = sid;
  const other = await openSession();
  await endSessionsOf(database.db, sub, 'password_changed', new Date(now), staying);
  await expect(refresh(1)).resolves.toBeDefined();
  sid = other;
  await expect(refresh(1)).rejects.toThrow(ENDED);
  sid = staying;
  await endSessionsOf(database.db, sub, 'password_reset', new Date(now));
  await expect(refresh(2)).rejects.toThrow(ENDED);
});

async function openSession(): Promise<string> {
  const id = randomUUIDv7();
  await newSession(database.db, { sid: id, sub, cu, co }, new Date(now)).execute();
  return id;
}

async function thefts(): Promise<number> {
  const events = await database.db
    .selectFrom('audit_events')
    .select('id')
    .where('session_id', '=', sid)
    .where('action', '=', 'session.reuseDetected')
    .execute();
  return events.length;
}

async function insertMember(): Promise<void> {
  const company = { id: co, name: 'Home', name_key: 'home', customer_id: 'T-1', city: 'Zug', country: 'CH' };
  const habits = {
    language: 'en',
    currency: 'CHF',
    measurement_units: 'metric',
    payment_type: 'invoice',
  } as const;
  const email = 'member@people.example';
  const user = { id: sub, email, email_key: email, first_name: 'Mem', last_name: 'Ber' };
  const membership = { id: cu, user_id: sub, company_id: co, role: 'traveler' } as const;
  await database.db
    .insertInto('companies')
    .values({ ...company, ...habits })
    .execute();
  await database.db.insertInto('users').values(user).execute();
  await database.db.insertInto('company_users').values(membership).execute();
}
