import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { type Call, call, refreshTokenOf, refusal } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession, type SessionTokens } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const PASSWORD = 'four quiet mountain huts';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MISSING = '01994b5e-0000-7000-8000-000000000000';
const NOT_FOUND = { status: 404, code: 'not_found' };
const HOUR = 60 * 60_000;

const opened = sharedApp();
let companyId: string;
let passwordHash: string;
let member: Member;
let here: SessionTokens;
let elsewhere: SessionTokens;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  member = await insertMember(opened.db, { companyId, role: 'traveler', passwordHash });
  here = await openSession(opened.deps, member);
  elsewhere = await openSession(opened.deps, member);
  await opened.db.deleteFrom('audit_events').execute();
});

const list = (token = here.token) => call(opened.app, { url: '/api/sessions', token });
const idsOf = async (token?: string) =>
  ((await list(token)).body as { sessions: { _id: string }[] }).sessions.map(({ _id }) => _id);
const end = (sessionId: string, more: Partial<Call> = {}) =>
  call(opened.app, { method: 'DELETE', url: `/api/sessions/${sessionId}`, token: here.token, ...more });
const endOthers = () => call(opened.app, { method: 'DELETE', url: '/api/sessions', token: here.token });
const refresh = ({ refreshToken }: SessionTokens) =>
  call(opened.app, { url: '/api/auth/refresh', refreshToken });
const recorded = () =>
  opened.db
    .selectFrom('audit_events')
    .select(['action', 'user_id', 'session_id', 'subject_user_id'])
    .orderBy('id')
    .execute();

describe('the list of own sessions', () => {
  test('has the current one first, and only one’s own', async () => {
    const other = await insertMember(opened.db, { companyId, role: 'traveler' });
    await openSession(opened.deps, other);
    const { status, body } = await list(elsewhere.token);
    expect(status).toBe(200);
    const now = opened.clock.now().toISOString();
    const common = { company: { _id: companyId, name: 'Home' }, openedAt: now, lastUsedAt: now };
    expect(body).toEqual({
      sessions: [
        { ...common, _id: elsewhere.sessionId, current: true },
        { ...common, _id: here.sessionId, current: false },
      ],
    });
  });

  test('says the browser and network of each session, and when it was renewed', async () => {
    const signedIn = await call(opened.app, {
      method: 'POST',
      url: '/api/auth/login',
      body: { email: member.email, password: PASSWORD },
      headers: { 'user-agent': FIREFOX },
    });
    const openedAt = opened.clock.now().toISOString();
    opened.clock.advance(HOUR);
    const refreshToken = refreshTokenOf(signedIn);
    const renewed = await call(opened.app, { url: '/api/auth/refresh', refreshToken });
    const { token } = renewed.body as { token: string };
    const { body } = await list(token);
    expect(body).toMatchObject({
      sessions: [
        {
          current: true,
          openedAt,
          lastUsedAt: opened.clock.now().toISOString(),
          origin: { browser: 'firefox', system: 'linux', network: '127.0.0.0/24' },
        },
        { current: false },
        { current: false },
      ],
    });
  });

  test('leaves out what has ended or expired', async () => {
    await call(opened.app, { url: '/api/auth/logout', refreshToken: elsewhere.refreshToken });
    expect(await idsOf()).toEqual([here.sessionId]);
    opened.clock.advance(8 * 24 * HOUR);
    const later = await openSession(opened.deps, member);
    expect(await idsOf(later.token)).toEqual([later.sessionId]);
  });
});

describe('ending a session', () => {
  test('holds at once, for its tokens of both kinds, and is recorded', async () => {
    expect((await end(elsewhere.sessionId)).status).toBe(204);
    expect(refusal(await list(elsewhere.token)).status).toBe(401);
    expect((await refresh(elsewhere)).status).toBe(401);
    expect(await idsOf()).toEqual([here.sessionId]);
    const ids = { user_id: member.userId, session_id: elsewhere.sessionId, subject_user_id: null };
    expect(await recorded()).toEqual([{ action: 'session.ended', ...ids }]);
  });

  test('finds neither one of another person, nor one that has ended, nor an unknown one', async () => {
    const other = await insertMember(opened.db, { companyId, role: 'traveler' });
    const foreign = await openSession(opened.deps, other);
    expect(refusal(await end(foreign.sessionId))).toEqual(NOT_FOUND);
    expect((await list(foreign.token)).status).toBe(200);
    expect(refusal(await end(MISSING))).toEqual(NOT_FOUND);
    await end(elsewhere.sessionId);
    expect(refusal(await end(elsewhere.sessionId))).toEqual(NOT_FOUND);
  });

  test.each(['x', '1', `${MISSING}0`, '%00', "'; drop table sessions --"])(
    'refuses the id %s',
    async (id) => {
      expect(refusal(await end(encodeURIComponent(id)))).toEqual({ status: 422, code: 'validation_failed' });
    },
  );

  test('takes no body', async () => {
    const answer = await end(elsewhere.sessionId, { body: { all: true } });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect((await list(elsewhere.token)).status).toBe(200);
  });
});

test('ending all others keeps the current one and those of other people, and is recorded', async () => {
  const other = await openSession(
    opened.deps,
    await insertMember(opened.db, { companyId, role: 'traveler' }),
  );
  expect((await endOthers()).status).toBe(204);
  expect(await idsOf()).toEqual([here.sessionId]);
  expect((await refresh(elsewhere)).status).toBe(401);
  expect((await list(other.token)).status).toBe(200);
  const ids = { user_id: member.userId, session_id: here.sessionId, subject_user_id: null };
  expect(await recorded()).toEqual([{ action: 'session.othersEnded', ...ids }]);
});

test('an admin of the company ends all sessions of a person, which is recorded', async () => {
  const admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  const { token, sessionId } = await openSession(opened.deps, admin);
  const url = `/api/users/${member.userId}/sessions`;
  expect((await call(opened.app, { method: 'DELETE', url, token })).status).toBe(204);
  expect(refusal(await list()).status).toBe(401);
  expect((await refresh(elsewhere)).status).toBe(401);
  expect((await list(token)).status).toBe(200);
  const ids = { user_id: admin.userId, session_id: sessionId, subject_user_id: member.userId };
  expect(await recorded()).toEqual([{ action: 'session.allEnded', ...ids }]);
});
