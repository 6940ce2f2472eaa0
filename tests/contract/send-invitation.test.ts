import { beforeAll, beforeEach, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { linkTokenIn, mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const DAY = 24 * 60 * 60_000;
const newPassword = 'nine loud river mills';

const opened = sharedApp();
let siteAdmin: Member;
let invited: Member;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin' });
});
beforeEach(async () => {
  invited = await insertMember(opened.db, { companyId: siteAdmin.companyId, role: 'traveler' });
});

const invite = async () => {
  const { token } = await openSession(opened.deps, siteAdmin);
  return await call(opened.app, { method: 'PUT', url: `/api/users/${invited.userId}/sendInvitation`, token });
};
const choosePassword = async (token: string) =>
  await call(opened.app, { method: 'POST', url: '/api/auth/password/reset', body: { token, newPassword } });

test('a user who never had a password can choose one within seven days', async () => {
  expect((await invite()).status).toBe(204);
  const [mail] = await mailsTo(opened, invited.email);
  expect(mail).toMatchObject({ subject: 'Welcome to Zugvogel' });
  opened.clock.advance(7 * DAY - 1000);
  expect((await choosePassword(linkTokenIn(mail))).status).toBe(204);
  const body = { email: invited.email, password: newPassword };
  expect((await call(opened.app, { method: 'POST', url: '/api/auth/login', body })).status).toBe(200);
});

test('the invitation ends after seven days', async () => {
  await invite();
  const [mail] = await mailsTo(opened, invited.email);
  opened.clock.advance(7 * DAY);
  expect(refusal(await choosePassword(linkTokenIn(mail)))).toEqual({
    status: 422,
    code: 'reset_link_invalid',
  });
});

test('a user who is not active is refused, because the link would be', async () => {
  await setColumns(opened.db, 'users', invited.userId, { active: false });
  expect(refusal(await invite())).toEqual({ status: 422, code: 'user_inactive' });
  expect(await mailsTo(opened, invited.email)).toEqual([]);
});

test('a new membership does not invite a user who is not active', async () => {
  await setColumns(opened.db, 'users', invited.userId, { active: false });
  const companyId = await insertCompany(opened.db, { name: 'Elsewhere' });
  const { token } = await openSession(opened.deps, siteAdmin);
  const url = `/api/companies/${companyId}/users`;
  const body = { user: invited.userId, role: 'traveler', sendInvitation: true };
  const answer = await call(opened.app, { method: 'POST', url, token, body });
  expect(refusal(answer)).toEqual({ status: 422, code: 'user_inactive' });
  expect((await call(opened.app, { url, token })).body).toMatchObject({ docs: [] });
});

test('the newest invitation counts, and a link for a forgotten password does not end it', async () => {
  await invite();
  await invite();
  await call(opened.app, {
    method: 'POST',
    url: '/api/auth/password/forgot',
    body: { email: invited.email },
  });
  await opened.workOff();
  const [older, newer] = await mailsTo(opened, invited.email);
  const reset = (mail: typeof older) => {
    const body = { token: linkTokenIn(mail), newPassword: 'nine loud river mills' };
    return call(opened.app, { method: 'POST', url: '/api/auth/password/reset', body });
  };
  expect(refusal(await reset(older))).toEqual({ status: 422, code: 'reset_link_invalid' });
  expect((await reset(newer)).status).toBe(204);
});

test('the number of invitations per person is limited', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await invite()).status).toBe(204);
  expect(refusal(await invite())).toEqual({ status: 429, code: 'too_many_requests' });
  expect(await mailsTo(opened, invited.email)).toHaveLength(5);
});
