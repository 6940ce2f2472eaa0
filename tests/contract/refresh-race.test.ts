import { beforeAll, describe, expect, test } from 'vitest';
import { call, refreshTokenOf } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

/** ROUNDS=1000 for the long run. */
const { ROUNDS: wanted = '4' } = process.env;
const ROUNDS = Number(wanted);
const CALLERS = 64;

const opened = sharedApp();
let member: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
});

describe('when 64 present the same refresh token at once', { timeout: ROUNDS * 10_000 }, () => {
  test('one rotates it, and the others get the same new token', async () => {
    const session = await openSession(opened.deps, member);
    let refreshToken = session.refreshToken;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await race(refreshToken);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(refreshTokenOf)).size).toBe(1);
      expect(await generationOf(session.sessionId)).toBe(round + 1);
      [refreshToken = ''] = answers.map(refreshTokenOf);
    }
  });

  test('and it is outdated, all are refused and the session ends once', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const session = await openSession(opened.deps, member);
      await call(opened.app, { url: '/api/auth/refresh', refreshToken: session.refreshToken });
      opened.clock.advance(11_000);
      const answers = await race(session.refreshToken);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
      expect(await reuseEventsOf(session.sessionId)).toBe(1);
    }
  });
});

function race(refreshToken: string) {
  return Promise.all(
    Array.from({ length: CALLERS }, () => call(opened.app, { url: '/api/auth/refresh', refreshToken })),
  );
}

async function generationOf(sessionId: string): Promise<number> {
  const { generation } = await opened.db
    .selectFrom('sessions')
    .select('generation')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return generation;
}

async function reuseEventsOf(sessionId: string): Promise<number> {
  const events = await opened.db
    .selectFrom('audit_events')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('action', '=', 'session.reuseDetected')
    .execute();
  return events.length;
}
