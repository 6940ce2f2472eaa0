import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { call, refusal } from './support/call.ts';
import { linkTokenIn, mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const OLD = 'four quiet mountain huts';
const NEW = 'nine loud river mills';
const MINUTE = 60_000;
const INVALID = { status: 422, code: 'reset_link_invalid' };

const opened = sharedApp({ env: { PUBLIC_URL: 'https://travel.example' } });
let companyId: string;
let passwordHash: string;
let member: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  passwordHash = await hashPassword(OLD);
});
beforeEach(async () => {
  // Attempts of the test before don't count in this one.
  opened.clock.advance(16 * MINUTE);
  member = await insertMember(opened.db, { companyId, role: 'traveler', passwordHash });
});

const post = (url: string, body: object) => call(opened.app, { method: 'POST', url, body });
const forgot = async (email: string) => {
  const answer = await post('/api/auth/password/forgot', { email });
  await opened.workOff();
  return answer;
};
const reset = (token: string, newPassword = NEW) => post('/api/auth/password/reset', { token, newPassword });
const signIn = (password: string) => post('/api/auth/login', { email: member.email, password });
const askForLink = async () => {
  await forgot(member.email);
  return linkTokenIn((await mailsTo(opened, member.email)).at(-1));
};

test('a known and an unknown address are answered alike, and only the known one gets a mail', async () => {
  const [known, unknown] = [await forgot(member.email), await forgot('nobody@people.example')];
  expect({ ...known, headers: {} }).toEqual({ ...unknown, headers: {} });
  expect(known.status).toBe(204);
  expect(await mailsTo(opened, 'nobody@people.example')).toEqual([]);
  const [mail] = await mailsTo(opened, member.email);
  expect(mail).toMatchObject({ subject: 'Reset your Zugvogel password' });
  expect(mail?.text).toMatch(/https:\/\/travel\.example\/password\/reset#token=[\w-]{43}\n/);
  expect(mail?.html).toContain(linkTokenIn(mail));
});

test('the link sets a new password and ends all sessions', async () => {
  const { token, refreshToken } = await openSession(opened.deps, member);
  expect((await reset(await askForLink())).status).toBe(204);
  expect((await signIn(OLD)).status).toBe(401);
  expect((await signIn(NEW)).status).toBe(200);
  expect((await call(opened.app, { url: `/api/users/${member.userId}`, token })).status).toBe(401);
  expect((await call(opened.app, { url: '/api/auth/refresh', refreshToken })).status).toBe(401);
  expect((await mailsTo(opened, member.email)).at(-1)).toMatchObject({
    subject: 'Your Zugvogel password was changed',
  });
});

test('the link lets in a user who had to change the password', async () => {
  await setColumns(opened.db, 'users', member.userId, { needs_password_change: true });
  await reset(await askForLink());
  expect((await signIn(NEW)).body).toMatchObject({ companyUser: { user: { needsPasswordChange: false } } });
});

test('the history records that the person has set a password with a link', async () => {
  await setColumns(opened.db, 'users', member.userId, { password_hash: null, needs_password_change: true });
  await reset(await askForLink());
  const reader = await insertMember(opened.db, { companyId, role: 'company-admin' });
  expect(await new UserDesk(opened, reader, member.userId).history()).toMatchObject([
    {
      by: { _id: member.userId },
      subject: 'user',
      section: 'password',
      changes: [
        { field: 'password', after: '•••' },
        { field: 'needsPasswordChange', before: 'true', after: 'false' },
      ],
    },
  ]);
});

test('the link works once', async () => {
  const token = await askForLink();
  await reset(token);
  const again = await reset(token, OLD);
  expect(refusal(again)).toEqual(INVALID);
  expect(again.body).toMatchObject({
    detail: 'The link has been used or has expired. Please request a new one.',
  });
  expect((await signIn(NEW)).status).toBe(200);
});

test('the link works for 30 minutes', async () => {
  const token = await askForLink();
  opened.clock.advance(30 * MINUTE);
  expect(refusal(await reset(token))).toEqual(INVALID);
});

test('a new link ends the one before', async () => {
  const first = await askForLink();
  opened.clock.advance(1000);
  const second = await askForLink();
  expect(refusal(await reset(first))).toEqual(INVALID);
  expect((await reset(second)).status).toBe(204);
});

test('a password that is too common is refused, and the link stays', async () => {
  const token = await askForLink();
  expect(refusal(await reset(token, 'Password1234'))).toEqual({ status: 422, code: 'password_too_common' });
  expect(refusal(await reset(token, member.email))).toEqual({ status: 422, code: 'password_too_common' });
  expect((await reset(token)).status).toBe(204);
});

test('a token that was never issued is refused', async () => {
  expect(refusal(await reset('never-given'))).toEqual(INVALID);
});

test('a user who is not active gets no mail', async () => {
  await setColumns(opened.db, 'users', member.userId, { active: false });
  await forgot(member.email);
  expect(await mailsTo(opened, member.email)).toEqual([]);
});

test('a user who was disabled in the meantime can not use the link', async () => {
  const token = await askForLink();
  await setColumns(opened.db, 'users', member.userId, { active: false });
  expect(refusal(await reset(token))).toEqual(INVALID);
});

test('the database holds neither the token nor the text of the mail', async () => {
  const token = await askForLink();
  const links = await opened.db.selectFrom('password_links').selectAll().execute();
  const mails = await opened.db.selectFrom('mails').selectAll().execute();
  const stored = [...links, ...mails].flatMap((row) =>
    Object.values(row).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    ),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(stored.filter((value) => String(value).includes(token))).toEqual([]);
});
