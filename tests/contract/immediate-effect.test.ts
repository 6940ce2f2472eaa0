import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession, type SessionTokens } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let member: Member;
let session: SessionTokens;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: `Home ${crypto.randomUUID()}` });
  member = await insertMember(opened.db, { companyId, role: 'company-admin' });
  session = await openSession(opened.deps, member);
});

const getCompany = () =>
  call(opened.app, { url: `/api/companies/${member.companyId}`, token: session.token });
const refresh = () => call(opened.app, { url: '/api/auth/refresh', refreshToken: session.refreshToken });
const UNAUTHENTICATED = { status: 401, code: 'unauthenticated' };

describe('the next request and the next refresh are refused', () => {
  const endings: [string, () => Promise<unknown>][] = [
    ['a sign-out', () => call(opened.app, { url: '/api/auth/logout', refreshToken: session.refreshToken })],
    ['the person was disabled', () => deactivate('users', member.userId)],
    ['the membership was disabled', () => deactivate('company_users', member.companyUserId)],
    ['the company was disabled', () => deactivate('companies', member.companyId)],
    ['the person was removed', () => opened.db.deleteFrom('users').where('id', '=', member.userId).execute()],
  ];
  test.each(endings)('after %s', async (_, end) => {
    expect((await getCompany()).status).toBe(200);
    await end();
    expect(refusal(await getCompany())).toEqual(UNAUTHENTICATED);
    expect(refusal(await refresh())).toEqual(UNAUTHENTICATED);
  });
});

test('the next request knows of a changed role', async () => {
  expect((await getCompany()).status).toBe(200);
  await setRole('traveler');
  expect(refusal(await getCompany())).toEqual({ status: 403, code: 'forbidden' });
  await setRole('company-admin');
  expect((await getCompany()).status).toBe(200);
});

test('the next request is refused until the password is changed, once it has to be', async () => {
  await setColumns(opened.db, 'users', member.userId, { needs_password_change: true });
  expect(refusal(await getCompany())).toEqual({ status: 403, code: 'password_change_required' });
  expect(await refresh()).toMatchObject({
    status: 200,
    body: { companyUser: { user: { needsPasswordChange: true } } },
  });
});

test('a token for the former company is refused once the session has moved', async () => {
  const siteAdmin = await insertMember(opened.db, { companyId: member.companyId, role: 'site-admin' });
  const { token } = await openSession(opened.deps, siteAdmin);
  const otherId = await insertCompany(opened.db, { name: `Other ${crypto.randomUUID()}` });
  const moved = await call(opened.app, { url: `/api/auth/companies/${otherId}`, token });
  const url = '/api/companies';
  expect(refusal(await call(opened.app, { url, token }))).toEqual(UNAUTHENTICATED);
  const { token: newToken } = moved.body as { token: string };
  expect((await call(opened.app, { url, token: newToken })).status).toBe(200);
});

test('a site-admin who lost the role may not continue in another company', async () => {
  const siteAdmin = await insertMember(opened.db, { companyId: member.companyId, role: 'site-admin' });
  const { token, refreshToken } = await openSession(opened.deps, siteAdmin);
  const otherId = await insertCompany(opened.db, { name: `Other ${crypto.randomUUID()}` });
  const moved = await call(opened.app, { url: `/api/auth/companies/${otherId}`, token });
  await setColumns(opened.db, 'company_users', siteAdmin.companyUserId, { role: 'company-admin' });
  const { token: newToken } = moved.body as { token: string };
  expect(refusal(await call(opened.app, { url: '/api/companies', token: newToken }))).toEqual(
    UNAUTHENTICATED,
  );
  expect(refusal(await call(opened.app, { url: '/api/auth/refresh', refreshToken }))).toEqual(
    UNAUTHENTICATED,
  );
});

function setRole(role: Role) {
  return setColumns(opened.db, 'company_users', member.companyUserId, { role });
}

function deactivate(table: 'users' | 'company_users' | 'companies', id: string) {
  return opened.db.updateTable(table).set({ active: false }).where('id', '=', id).execute();
}
