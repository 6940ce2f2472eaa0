import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { call, refusal } from './support/call.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession, type SessionTokens } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const OLD = 'four quiet mountain huts';
const NEW = 'nine loud river mills';

const opened = sharedApp();
let companyId: string;
let passwordHash: string;
let member: Member;
let session: SessionTokens;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  passwordHash = await hashPassword(OLD);
});
beforeEach(async () => {
  member = await insertMember(opened.db, { companyId, role: 'traveler', passwordHash });
  session = await openSession(opened.deps, member);
});

interface Change {
  of?: Member;
  by?: SessionTokens;
  currentPassword?: string;
  newPassword?: string;
}

const change = ({ of = member, by = session, currentPassword = OLD, newPassword = NEW }: Change = {}) =>
  call(opened.app, {
    method: 'PUT',
    url: `/api/users/${of.userId}/password`,
    token: by.token,
    body: { currentPassword, newPassword },
  });
const signIn = (password: string, { email } = member) =>
  call(opened.app, { method: 'POST', url: '/api/auth/login', body: { email, password } });
const historyFor = (reader: Member) => new UserDesk(opened, reader, member.userId).history();
const isAlive = async ({ token, refreshToken }: SessionTokens, { userId } = member) => {
  const { status } = await call(opened.app, { url: `/api/users/${userId}`, token });
  return (
    status === 200 && (await call(opened.app, { url: '/api/auth/refresh', refreshToken })).status === 200
  );
};

test('ends all sessions but the one that made the change, and notifies the person', async () => {
  const elsewhere = await openSession(opened.deps, member);
  expect((await change()).status).toBe(204);
  expect(await isAlive(session)).toBe(true);
  expect(await isAlive(elsewhere)).toBe(false);
  expect((await signIn(OLD)).status).toBe(401);
  expect((await signIn(NEW)).status).toBe(200);
  expect(await mailsTo(opened, member.email)).toMatchObject([
    { subject: 'Your Zugvogel password was changed' },
  ]);
});

test('succeeds for one of two sessions that send the same password at once', async () => {
  const sessions = [session, await openSession(opened.deps, member)];
  const passwords = [NEW, 'six pale valley trains'];
  const answers = await Promise.all(
    sessions.map((by, index) => change({ by, newPassword: passwords[index] ?? '' })),
  );
  const [won, lost] = answers.map(({ status }) => status).toSorted();
  expect(won).toBe(204);
  // Its password was outdated by then, or its session had ended with the change.
  expect([401, 422]).toContain(lost);
  const isWinner = answers.map(({ status }) => status === 204);
  expect(await Promise.all(sessions.map((one) => isAlive(one)))).toEqual(isWinner);
  const signedIn = await Promise.all(passwords.map((password) => signIn(password)));
  expect(signedIn.map(({ status }) => status === 200)).toEqual(isWinner);
});

test('opens the application to a user who had to change the password', async () => {
  await setColumns(opened.db, 'users', member.userId, { needs_password_change: true });
  const url = `/api/users/${member.userId}`;
  expect(refusal(await call(opened.app, { url, token: session.token }))).toEqual({
    status: 403,
    code: 'password_change_required',
  });
  expect((await change()).status).toBe(204);
  expect((await call(opened.app, { url, token: session.token })).status).toBe(200);
});

test.each([
  ['a wrong current password', { currentPassword: 'wrong' }, 'password_incorrect'],
  ['a password that is too common', { newPassword: 'Password1234' }, 'password_too_common'],
  ['the current password as the new one', { newPassword: OLD }, 'password_unchanged'],
  ['a password of eleven characters', { newPassword: 'quiet mount' }, 'validation_failed'],
])('refuses %s and changes nothing', async (_, wish, code) => {
  const elsewhere = await openSession(opened.deps, member);
  expect(refusal(await change(wish))).toEqual({ status: 422, code });
  expect(await isAlive(elsewhere)).toBe(true);
  expect((await signIn(OLD)).status).toBe(200);
});

test.each([
  [{ currentPassword: 'wrong' }, 'The current password is not correct.'],
  [{ newPassword: OLD }, 'The new password must differ from the current one.'],
])('of %j it is said: %s', async (wish, detail) => {
  expect((await change(wish)).body).toMatchObject({ detail });
});

test('is refused after ten wrong passwords, even with the right one', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await change({ currentPassword: 'wrong' })).status).toBe(422);
  }
  const answer = await change();
  expect(refusal(answer)).toEqual({ status: 429, code: 'too_many_requests' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('a site-admin proves their own password, and the user has to change the new one', async () => {
  const siteAdmin = await insertMember(opened.db, {
    companyId,
    role: 'site-admin',
    passwordHash: await hashPassword('the password of the admin'),
  });
  const by = await openSession(opened.deps, siteAdmin);
  expect(refusal(await change({ by, currentPassword: OLD }))).toEqual({
    status: 422,
    code: 'password_incorrect',
  });
  expect((await change({ by, currentPassword: 'the password of the admin' })).status).toBe(204);
  expect(await isAlive(session)).toBe(false);
  expect(await isAlive(by, siteAdmin)).toBe(true);
  expect((await signIn(NEW)).body).toMatchObject({ companyUser: { user: { needsPasswordChange: true } } });
  expect(await historyFor(siteAdmin)).toMatchObject([
    {
      by: { _id: siteAdmin.userId },
      subject: 'user',
      section: 'password',
      about: expect.stringMatching(/^traveler-\w+ Tester$/),
      changes: [
        { field: 'password', before: '•••', after: '•••' },
        { field: 'needsPasswordChange', before: 'false', after: 'true' },
      ],
    },
  ]);
});

test('two site-admins who set the passwords of each other at once do not deadlock', async () => {
  const admins = await Promise.all(
    [1, 2].map(() => insertMember(opened.db, { companyId, role: 'site-admin', passwordHash })),
  );
  const [one, other] = admins as [Member, Member];
  const answers = await Promise.all([
    change({ of: one, by: await openSession(opened.deps, other) }),
    change({ of: other, by: await openSession(opened.deps, one) }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
});

test('is in the history, without the password, including that it need not be changed any more', async () => {
  const companyAdmin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  await setColumns(opened.db, 'users', member.userId, { needs_password_change: true });
  await change();
  await change({ currentPassword: NEW, newPassword: OLD });
  await change({ currentPassword: 'wrong' });
  const password = { field: 'password', before: '•••', after: '•••' };
  expect(await historyFor(companyAdmin)).toMatchObject([
    { by: { _id: member.userId }, changes: [password] },
    {
      by: { _id: member.userId },
      changes: [password, { field: 'needsPasswordChange', before: 'true', after: 'false' }],
    },
  ]);
});
