import { beforeAll, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let member: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  member = await insertMember(opened.db, { companyId, role: 'traveler' });
});

const signOut = (refreshToken?: string) => call(opened.app, { url: '/api/auth/logout', refreshToken });

test('ends the session, removes the cookie and does not affect other sessions', async () => {
  const [here, elsewhere] = [await openSession(opened.deps, member), await openSession(opened.deps, member)];
  const { status, headers } = await signOut(here.refreshToken);
  expect(status).toBe(204);
  expect(headers['set-cookie']).toMatch(/^zugvogel_refresh=; Max-Age=0; Path=\/api\/auth;/);

  const url = `/api/users/${member.userId}`;
  expect(refusal(await call(opened.app, { url, token: here.token })).status).toBe(401);
  expect((await call(opened.app, { url, token: elsewhere.token })).status).toBe(200);
});

test.each([
  ['without a session', undefined],
  ['with a token that is not ours', 'x.1.y'],
])('is answered %s too', async (_, refreshToken) => {
  expect((await signOut(refreshToken)).status).toBe(204);
});

test('succeeds twice', async () => {
  const { refreshToken } = await openSession(opened.deps, member);
  await signOut(refreshToken);
  expect((await signOut(refreshToken)).status).toBe(204);
});
