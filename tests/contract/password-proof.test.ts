import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';

const PASSWORD = 'four quiet mountain huts';
const NEW = 'nine loud river mills';
const proving = vi.hoisted(() => ({ afterwards: async () => {} }));
const work = vi.hoisted(() => ({ derivations: [] as object[], statements: 0 }));

/** The real function, recording the cost of each derivation. */
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  const argon2: typeof real.argon2 = (algorithm, parameters, done) => {
    const { memory, passes, parallelism, tagLength } = parameters;
    work.derivations.push({ memory, passes, parallelism, tagLength });
    real.argon2(algorithm, parameters, done);
  };
  return { ...real, argon2 };
});

/** The real proof, with a hook that runs before its result is used. */
vi.mock('#server/features/auth/password-hash.ts', async (original) => {
  const real = await original<typeof import('#server/features/auth/password-hash.ts')>();
  const verifyPassword: typeof real.verifyPassword = async (...proof) => {
    const isRight = await real.verifyPassword(...proof);
    await proving.afterwards();
    return isRight;
  };
  return { ...real, verifyPassword };
});

/** Counts the statements sent to the database. */
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    work.statements += 1;
    return result;
  },
};

let database: TestDatabase;
let opened: ContractApp;
let companyId: string;
let passwordHash: string;
let member: Member;

beforeAll(async () => {
  database = await openTestDatabase();
  opened = await openContractApp({ database: { ...database, db: database.db.withPlugin(counting) } });
  companyId = await insertCompany(opened.db, { name: 'Home' });
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  proving.afterwards = async () => {};
  await opened.db.deleteFrom('audit_events').execute();
  member = await insertMember(opened.db, { companyId, role: 'traveler', passwordHash });
});
afterAll(async () => {
  await opened.close();
  await database.close();
});

const changeConcurrently = ({ userId }: Member) => {
  proving.afterwards = async () => {
    const changed = { password_hash: 'another one' };
    await setColumns(opened.db, 'users', userId, changed);
  };
};
const storedHash = async ({ userId }: Member) =>
  await opened.db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
const actions = async () =>
  (await opened.db.selectFrom('audit_events').select('action').execute()).map(({ action }) => action);
const signIn = (email: string, password = PASSWORD) =>
  call(opened.app, { method: 'POST', url: '/api/auth/login', body: { email, password } });
const changePassword = async (of: Member, by: Member) =>
  await call(opened.app, {
    method: 'PUT',
    url: `/api/users/${of.userId}/password`,
    token: (await openSession(opened.deps, by)).token,
    body: { currentPassword: PASSWORD, newPassword: NEW },
  });

test('opens no session with a password that is changed while it is being verified', async () => {
  changeConcurrently(member);
  const answer = await signIn(member.email);
  expect(refusal(answer)).toEqual({ status: 401, code: 'invalid_credentials' });
  expect(await opened.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect(await actions()).toEqual(['session.refused']);
});

test('changes no password by one that is changed while it is being verified', async () => {
  changeConcurrently(member);
  expect(refusal(await changePassword(member, member))).toEqual({ status: 422, code: 'password_incorrect' });
  expect(await storedHash(member)).toEqual({ password_hash: 'another one' });
  expect(await actions()).toEqual(['password.refused']);
});

test("does not change another user's either", async () => {
  const siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin', passwordHash });
  changeConcurrently(siteAdmin);
  expect(refusal(await changePassword(member, siteAdmin))).toEqual({
    status: 422,
    code: 'password_incorrect',
  });
  expect(await storedHash(member)).toEqual({ password_hash: passwordHash });
});

test("sets another user's password although it is changed at the same moment", async () => {
  const siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin', passwordHash });
  changeConcurrently(member);
  expect((await changePassword(member, siteAdmin)).status).toBe(204);
  expect(await storedHash(member)).not.toEqual({ password_hash: 'another one' });
});

describe('a sign-in is refused after the same work as with a wrong password', () => {
  const refused: [string, () => Promise<{ email: string; password?: string }>][] = [
    ['an unknown address', async () => ({ email: 'nobody@people.example' })],
    [
      'a person without a password',
      async () => await insertMember(opened.db, { companyId, role: 'traveler' }),
    ],
    [
      'an inactive person',
      async () => {
        await setColumns(opened.db, 'users', member.userId, { active: false });
        return member;
      },
    ],
    [
      'a person whose membership is inactive',
      async () => {
        const { companyUserId } = member;
        const inactive = opened.db.updateTable('company_users').set({ active: false });
        await inactive.where('id', '=', companyUserId).execute();
        return member;
      },
    ],
  ];
  test.each(refused)('of %s', async (_, prepare) => {
    const wrong = await workOf(() => signIn(member.email, 'another password'));
    const { email } = await prepare();
    expect(await workOf(() => signIn(email))).toEqual(wrong);
    expect(wrong.derivations).toHaveLength(1);
    expect(wrong.statements).toBeGreaterThan(0);
  });
});

async function workOf(ask: () => Promise<Answer>): Promise<typeof work & { answer: unknown }> {
  Object.assign(work, { derivations: [], statements: 0 });
  const answer = await ask();
  return { answer: refusal(answer), ...work };
}
