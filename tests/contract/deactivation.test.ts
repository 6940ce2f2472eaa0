import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { call, refreshTokenOf, refusal } from './support/call.ts';
import { MembershipDesk } from './support/company-user-records.ts';
import { linkTokenIn, mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const PASSWORD = 'four quiet mountain huts';
const UNAUTHENTICATED = { status: 401, code: 'unauthenticated' };

const opened = sharedApp();
let passwordHash: string;
let desk: MembershipDesk;
let person: Member;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  desk = await MembershipDesk.open(opened);
});
beforeEach(async () => {
  person = await insertMember(opened.db, { companyId: desk.companyId, role: 'traveler', passwordHash });
});

const setPersonActive = async (active: boolean) => {
  const answer = await new UserDesk(opened, desk.admin, person.userId).save({ body: { active } });
  expect(answer.status).toBe(200);
};
const setMembershipActive = async (active: boolean) => {
  expect((await desk.save(person, { active })).status).toBe(200);
};
const refresh = (refreshToken: string) => call(opened.app, { url: '/api/auth/refresh', refreshToken });

describe.each([
  ['a person', setPersonActive],
  ['a membership', setMembershipActive],
])('setting %s inactive', (_, setActive) => {
  test('ends the sessions permanently', async () => {
    const { token, refreshToken } = await openSession(opened.deps, person);
    await setActive(false);
    await setActive(true);
    const url = `/api/users/${person.userId}`;
    expect(refusal(await call(opened.app, { url, token }))).toEqual(UNAUTHENTICATED);
    expect(refusal(await refresh(refreshToken))).toEqual(UNAUTHENTICATED);
  });

  test('refuses a sign-in whose password was proved before', async () => {
    const body = { email: person.email, password: PASSWORD };
    const [answer] = await Promise.all([
      call(opened.app, { method: 'POST', url: '/api/auth/login', body }),
      setActive(false),
    ]);
    await setActive(true);
    const refreshToken = refreshTokenOf(answer);
    expect((await refresh(refreshToken)).status).not.toBe(200);
  });
});

test('sessions in other companies continue without the membership', async () => {
  const companyId = await insertCompany(opened.db, { name: `Other of ${person.userId}` });
  const companyUserId = await insertMembership(opened.db, {
    userId: person.userId,
    companyId,
    role: 'traveler',
  });
  const elsewhere = await openSession(opened.deps, { ...person, companyId, companyUserId });
  await setMembershipActive(false);
  expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
});

test('a link becomes invalid when the person is set inactive', async () => {
  const { email } = person;
  await call(opened.app, { method: 'POST', url: '/api/auth/password/forgot', body: { email } });
  await opened.workOff();
  const [mail] = await mailsTo(opened, email);
  await setPersonActive(false);
  await setPersonActive(true);
  const body = { token: linkTokenIn(mail), newPassword: 'five quiet mountain huts' };
  const answer = await call(opened.app, { method: 'POST', url: '/api/auth/password/reset', body });
  expect(refusal(answer)).toEqual({ status: 422, code: 'reset_link_invalid' });
});
