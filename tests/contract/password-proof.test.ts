import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

const PASSWORD = 'four quiet mountain huts';
const NEW = 'nine loud river mills';
const proving = vi.hoisted(() => ({ afterwards: async () => {} }));

/** The real proof, and then what happens before it is made use of. */
vi.mock('#server/features/auth/password-hash.ts', async (original) => {
  const real = await original<typeof import('#server/features/auth/password-hash.ts')>();
  const verifyPassword: typeof real.verifyPassword = async (...proof) => {
    const isRight = await real.verifyPassword(...proof);
    await proving.afterwards();
    return isRight;
  };
  return { ...real, verifyPassword };
});

let opened: ContractApp;
let companyId: string;
let passwordHash: string;
let member: Member;

beforeAll(async () => {
  opened = await openContractApp();
  companyId = await insertCompany(opened.db, { name: 'Home' });
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  await opened.db.deleteFrom('audit_events').execute();
  member = await insertMember(opened.db, { companyId, role: 'traveler', passwordHash });
});
afterAll(() => opened.close());

const changeMeanwhile = ({ userId }: Member) => {
  proving.afterwards = async () => {
    const changed = { password_hash: 'another one' };
    await opened.db.updateTable('users').set(changed).where('id', '=', userId).execute();
  };
};
const storedHash = async ({ userId }: Member) =>
  await opened.db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
const actions = async () =>
  (await opened.db.selectFrom('audit_events').select('action').execute()).map(({ action }) => action);
const changePassword = async (of: Member, by: Member) =>
  await call(opened.app, {
    method: 'PUT',
    url: `/api/users/${of.userId}/password`,
    token: (await openSession(opened.deps, by)).token,
    body: { currentPassword: PASSWORD, newPassword: NEW },
  });

test('opens no session with a password that is changed while it is being looked at', async () => {
  changeMeanwhile(member);
  const body = { email: member.email, password: PASSWORD };
  const answer = await call(opened.app, { method: 'POST', url: '/api/auth/login', body });
  expect(refusal(answer)).toEqual({ status: 401, code: 'invalid_credentials' });
  expect(await opened.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect(await actions()).toEqual(['session.refused']);
});

test('changes no password by one that is changed while it is being looked at', async () => {
  changeMeanwhile(member);
  expect(refusal(await changePassword(member, member))).toEqual({ status: 422, code: 'password_incorrect' });
  expect(await storedHash(member)).toEqual({ password_hash: 'another one' });
  expect(await actions()).toEqual(['password.refused']);
});

test("changes nobody else's either", async () => {
  const siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin', passwordHash });
  changeMeanwhile(siteAdmin);
  expect(refusal(await changePassword(member, siteAdmin))).toEqual({
    status: 422,
    code: 'password_incorrect',
  });
  expect(await storedHash(member)).toEqual({ password_hash: passwordHash });
});

test("sets somebody else's password although it is changed at the same moment", async () => {
  const siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin', passwordHash });
  changeMeanwhile(member);
  expect((await changePassword(member, siteAdmin)).status).toBe(204);
  expect(await storedHash(member)).not.toEqual({ password_hash: 'another one' });
});
