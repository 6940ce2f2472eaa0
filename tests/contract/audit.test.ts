import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { call } from './support/call.ts';
import { linkTokenIn, mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const PASSWORD = 'four quiet mountain huts';
const NEW = 'nine loud river mills';

const opened = sharedApp();
let companyId: string;
let passwordHash: string;
let member: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  await opened.db.deleteFrom('audit_events').execute();
  member = await insertMember(opened.db, { companyId, role: 'traveler', passwordHash });
});

const post = (url: string, body: object) => call(opened.app, { method: 'POST', url, body });
const signIn = (email: string) => post('/api/auth/login', { email, password: 'wrong' });
const recorded = () =>
  opened.db
    .selectFrom('audit_events')
    .select(['action', 'user_id', 'session_id', 'company_id', 'subject_user_id'])
    .orderBy('id')
    .execute();
const unset = { user_id: null, session_id: null, company_id: null, subject_user_id: null };

test('a refused sign-in is recorded with the account that it was meant for, if there is one', async () => {
  await signIn(member.email);
  await signIn('nobody@people.example');
  expect(await recorded()).toEqual([
    { ...unset, action: 'session.refused', subject_user_id: member.userId },
    { ...unset, action: 'session.refused' },
  ]);
});

test('a change of company is recorded with the company', async () => {
  const { userId } = member;
  const other = await insertCompany(opened.db, { name: `Other of ${userId}` });
  await insertMembership(opened.db, { userId, companyId: other, role: 'traveler' });
  const { sessionId, token } = await openSession(opened.deps, member);
  await call(opened.app, { url: `/api/auth/companies/${other}`, token });
  const ids = { user_id: userId, session_id: sessionId, company_id: other };
  expect(await recorded()).toEqual([{ ...unset, ...ids, action: 'session.companyChanged' }]);
});

test('a wrong current password and a changed password are recorded with the session', async () => {
  const { userId } = member;
  const { sessionId, token } = await openSession(opened.deps, member);
  const change = (currentPassword: string) =>
    call(opened.app, {
      method: 'PUT',
      url: `/api/users/${userId}/password`,
      token,
      body: { currentPassword, newPassword: NEW },
    });
  await change('wrong');
  await change(PASSWORD);
  const ids = { user_id: userId, session_id: sessionId };
  expect(await recorded()).toEqual([
    { ...unset, ...ids, action: 'password.refused' },
    { ...unset, ...ids, action: 'password.changed', subject_user_id: userId },
  ]);
});

test('a password that was reset is recorded with the account', async () => {
  await post('/api/auth/password/forgot', { email: member.email });
  await opened.workOff();
  const token = linkTokenIn((await mailsTo(opened, member.email)).at(-1));
  await post('/api/auth/password/reset', { token, newPassword: NEW });
  expect((await recorded()).at(-1)).toEqual({
    ...unset,
    action: 'password.reset',
    subject_user_id: member.userId,
  });
});
