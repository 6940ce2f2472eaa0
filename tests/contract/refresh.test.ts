import { beforeAll, beforeEach, expect, test } from 'vitest';
import { call, refreshTokenOf, refusal } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession, type SessionTokens } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let member: Member;
let session: SessionTokens;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
});
beforeEach(async () => {
  session = await openSession(opened.deps, member);
});

const refresh = (refreshToken?: string) => call(opened.app, { url: '/api/auth/refresh', refreshToken });
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const UNAUTHENTICATED = { status: 401, code: 'unauthenticated' };

test('answers a new access token and a new refresh token', async () => {
  const answer = await refresh(session.refreshToken);
  expect(answer).toMatchObject({ status: 200, body: { companyUser: { _id: member.companyUserId } } });
  const { token } = answer.body as { token: string };
  expect((await call(opened.app, { url: `/api/users/${member.userId}`, token })).status).toBe(200);
  expect(refreshTokenOf(answer)).not.toBe(session.refreshToken);
  expect((await refresh(refreshTokenOf(answer))).status).toBe(200);
});

test('forgives a second tab that refreshes at the same moment', async () => {
  const first = await refresh(session.refreshToken);
  opened.clock.advance(9 * SECOND);
  const second = await refresh(session.refreshToken);
  expect(second.status).toBe(200);
  expect(refreshTokenOf(second)).toBe(refreshTokenOf(first));
});

test('ends the whole session when a token is reused later', async () => {
  const current = refreshTokenOf(await refresh(session.refreshToken));
  opened.clock.advance(11 * SECOND);
  expect(refusal(await refresh(session.refreshToken))).toEqual(UNAUTHENTICATED);
  expect(refusal(await refresh(current))).toEqual(UNAUTHENTICATED);
  expect(await reuseEvents()).toBe(1);
});

test('ends the whole session when a token of two rotations ago is reused at once', async () => {
  const second = refreshTokenOf(await refresh(session.refreshToken));
  const third = refreshTokenOf(await refresh(second));
  expect(refusal(await refresh(session.refreshToken))).toEqual(UNAUTHENTICATED);
  expect(refusal(await refresh(third))).toEqual(UNAUTHENTICATED);
});

test('a refresh that was refused in a disabled company does no harm once it is enabled again', async () => {
  await setActive(false);
  expect(refusal(await refresh(session.refreshToken))).toEqual(UNAUTHENTICATED);
  await setActive(true);
  opened.clock.advance(11 * SECOND);
  expect((await refresh(session.refreshToken)).status).toBe(200);
  expect(await reuseEvents()).toBe(0);
});

test('a session ends after a week without use', async () => {
  const second = refreshTokenOf(await refresh(session.refreshToken));
  opened.clock.advance(7 * DAY - SECOND);
  const third = refreshTokenOf(await refresh(second));
  expect(third).not.toBe('');
  opened.clock.advance(7 * DAY + SECOND);
  expect(refusal(await refresh(third))).toEqual(UNAUTHENTICATED);
});

test('a session ends after thirty days, however much it is used', async () => {
  let refreshToken = session.refreshToken;
  for (let day = 0; day < 30; day += 6) {
    const answer = await refresh(refreshToken);
    expect(answer.status).toBe(200);
    refreshToken = refreshTokenOf(answer);
    opened.clock.advance(6 * DAY);
  }
  opened.clock.advance(SECOND);
  expect(refusal(await refresh(refreshToken))).toEqual(UNAUTHENTICATED);
});

test.each<[string, (token: string) => string | undefined]>([
  ['with an empty token', () => ''],
  ['with a token of another session', (token) => token.replace(/^[^.]+/, member.userId)],
  ['with a token of another generation', (token) => token.replace('.1.', '.2.')],
  ['with a token whose signature was changed', (token) => `${token.slice(0, -2)}xx`],
  ['with a text that is no token', () => "' or 1=1 --"],
])('is refused %s, and the session continues', async (_, change) => {
  expect(refusal(await refresh(change(session.refreshToken)))).toEqual(UNAUTHENTICATED);
  expect((await refresh(session.refreshToken)).status).toBe(200);
});

test('is refused without a token', async () => {
  const { status, body } = await refresh();
  expect(status).toBe(204);
  expect(body).toBe('');
});

test('an access token ends after fifteen minutes', async () => {
  const url = `/api/users/${member.userId}`;
  opened.clock.advance(15 * 60 * SECOND - SECOND);
  expect((await call(opened.app, { url, token: session.token })).status).toBe(200);
  opened.clock.advance(2 * SECOND);
  expect(refusal(await call(opened.app, { url, token: session.token }))).toEqual(UNAUTHENTICATED);
});

function setActive(active: boolean) {
  return setColumns(opened.db, 'companies', member.companyId, { active });
}

async function reuseEvents(): Promise<number> {
  const events = await opened.db
    .selectFrom('audit_events')
    .select('action')
    .where('session_id', '=', session.sessionId)
    .execute();
  return events.filter(({ action }) => action === 'session.reuseDetected').length;
}
