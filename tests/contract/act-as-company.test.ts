import { beforeAll, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { insertMembership } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { createWorld, type World } from './support/world.ts';

const opened = sharedApp();
let world: World;

beforeAll(async () => {
  world = await createWorld(opened.db);
});

const actAs = (companyId: string, token: string) =>
  call(opened.app, { url: `/api/auth/companies/${companyId}`, token });

test('a member of two companies continues in the other one with the role that they have there', async () => {
  const { userId } = world.members.traveler;
  const companyId = world.sister;
  const _id = await insertMembership(opened.db, { userId, companyId, role: 'company-admin' });
  const { token } = await openSession(opened.deps, world.members.traveler);
  const answer = await actAs(companyId, token);
  expect(answer).toMatchObject({
    status: 200,
    body: { company: { _id: companyId, name: 'Sister' }, companyUser: { _id, role: 'company-admin' } },
  });
  const { token: newToken } = answer.body as { token: string };
  expect((await call(opened.app, { url: `/api/companies/${companyId}`, token: newToken })).status).toBe(200);
});

test('the choices of the switcher come with the session', async () => {
  const { token } = await openSession(opened.deps, world.colleague);
  expect((await actAs(world.home, token)).body).toMatchObject({
    companyUser: {
      user: {
        companyUsers: [
          { company: { name: 'Foreign' }, active: true },
          { company: { name: 'Home' }, active: true },
        ],
      },
    },
  });
});

test('a site-admin continues in any company and stays site-admin', async () => {
  const { companyUserId } = world.members['site-admin'];
  const { token, refreshToken } = await openSession(opened.deps, world.members['site-admin']);
  const acting = {
    company: { _id: world.foreign },
    companyUser: { _id: companyUserId, company: world.home, role: 'site-admin' },
  };
  expect(await actAs(world.foreign, token)).toMatchObject({ status: 200, body: acting });
  const refreshed = await call(opened.app, { url: '/api/auth/refresh', refreshToken });
  expect(refreshed).toMatchObject({ status: 200, body: acting });
});

test('no one continues in a company that is not active', async () => {
  await setColumns(opened.db, 'companies', world.foreign, { active: false });
  for (const member of [world.members['site-admin'], world.colleague]) {
    const { token } = await openSession(opened.deps, member);
    const answer = await actAs(world.foreign, token);
    expect(refusal(answer)).toEqual({ status: 404, code: 'not_found' });
    expect(answer.body).toMatchObject({ detail: "The company was not found, or you can't act in it." });
  }
});

test('no one continues with a membership that is not active', async () => {
  const member = world.members['travel-arranger'];
  const { userId } = member;
  const id = await insertMembership(opened.db, { userId, companyId: world.sister, role: 'traveler' });
  await setColumns(opened.db, 'company_users', id, { active: false });
  const { token } = await openSession(opened.deps, member);
  expect(refusal(await actAs(world.sister, token))).toEqual({ status: 404, code: 'not_found' });
});
