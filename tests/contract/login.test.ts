import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { call, refreshTokenOf, refusal } from './support/call.ts';
import { openContractApp } from './support/contract-app.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const PASSWORD = 'four quiet mountain huts';
const opened = sharedApp();
let passwordHash: string;
let companyId: string;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  companyId = await insertCompany(opened.db, { name: 'Home' });
});

const newMember = () => insertMember(opened.db, { companyId, role: 'traveler', passwordHash });
const signIn = (email: string, password = PASSWORD) =>
  call(opened.app, { method: 'POST', url: '/api/auth/login', body: { email, password } });
const auditOf = (userId: string) =>
  opened.db.selectFrom('audit_events').select('action').where('user_id', '=', userId).execute();

test('opens a session in the company of the person', async () => {
  const member = await newMember();
  const answer = await signIn(member.email);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      token: expect.any(String),
      company: { _id: companyId, name: 'Home', currency: 'CHF', measurementUnits: 'metric' },
      companyUser: {
        _id: member.companyUserId,
        company: companyId,
        role: 'traveler',
        user: { _id: member.userId, email: member.email, needsPasswordChange: false },
      },
    },
  });
  const { token } = answer.body as { token: string };
  expect((await call(opened.app, { url: `/api/users/${member.userId}`, token })).status).toBe(200);
  expect(await auditOf(member.userId)).toEqual([{ action: 'session.opened' }]);
});

test('says what an hour counts as in the company, where it has settled that', async () => {
  const { email } = await newMember();
  expect((await signIn(email)).body).not.toHaveProperty('company.hourRate');
  const hour = { amount: 8500, currency: 'CHF' };
  await setColumns(opened.db, 'companies', companyId, {
    hour_rate_amount: hour.amount,
    hour_rate_currency: hour.currency,
  });
  expect((await signIn(email)).body).toMatchObject({ company: { hourRate: hour } });
  await setColumns(opened.db, 'companies', companyId, { hour_rate_amount: null, hour_rate_currency: null });
});

test('keeps the refresh token where no script can read it', async () => {
  const { email } = await newMember();
  const { headers, body } = await signIn(email);
  const [value, ...attributes] = (headers['set-cookie'] ?? '').split('; ');
  expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']));
  expect(attributes).not.toContain('Secure');
  expect(JSON.stringify(body)).not.toContain(value?.split('=')[1]);
});

test('sends the cookie over TLS only when the application is reached by TLS', async () => {
  const { email } = await newMember();
  const { database } = opened as Awaited<ReturnType<typeof openContractApp>>;
  const overTls = await openContractApp({ database, env: { PUBLIC_URL: 'https://travel.example' } });
  const body = { email, password: PASSWORD };
  const { headers } = await call(overTls.app, { method: 'POST', url: '/api/auth/login', body });
  await overTls.close();
  expect(headers['set-cookie']?.split('; ')).toContain('Secure');
});

test('takes the address in any case', async () => {
  const { email } = await newMember();
  expect((await signIn(email.toUpperCase())).status).toBe(200);
});

test('starts in the company that was used last', async () => {
  const member = await newMember();
  const otherId = await insertCompany(opened.db, { name: `Other of ${member.userId}` });
  await insertMembership(opened.db, { userId: member.userId, companyId: otherId, role: 'traveler' });
  expect((await signIn(member.email)).body).toMatchObject({ company: { _id: companyId } });

  const { token } = (await signIn(member.email)).body as { token: string };
  opened.clock.advance(1000);
  await call(opened.app, { url: `/api/auth/companies/${otherId}`, token });
  expect((await signIn(member.email)).body).toMatchObject({ company: { _id: otherId } });
});

const REFUSED = { status: 401, code: 'invalid_credentials' };

test('an unknown address and a wrong password are answered alike', async () => {
  const { email } = await newMember();
  const [wrong, unknown] = [await signIn(email, 'wrong'), await signIn('nobody@people.example', 'wrong')];
  expect(refusal(wrong)).toEqual(REFUSED);
  const withoutId = ({ body }: typeof wrong) => ({ ...(body as object), requestId: '' });
  expect(withoutId(unknown)).toEqual(withoutId(wrong));
  expect(wrong.body).toMatchObject({
    title: 'Invalid email or password.',
    detail: 'Invalid email or password.',
  });
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
});

test('a user without a password can not sign in', async () => {
  const { email } = await insertMember(opened.db, { companyId, role: 'traveler' });
  expect(refusal(await signIn(email))).toEqual(REFUSED);
});

test.each<[string, (member: Member) => Promise<unknown>]>([
  ['whose account', ({ userId }) => deactivate('users', userId)],
  ['whose membership', ({ companyUserId }) => deactivate('company_users', companyUserId)],
])('a user %s is not active is refused like a wrong password', async (_, disable) => {
  const member = await newMember();
  await disable(member);
  expect(refusal(await signIn(member.email))).toEqual(REFUSED);
});

test('a user whose company is not active is refused like a wrong password', async () => {
  const closed = await insertCompany(opened.db, { name: 'Closed' });
  const { email } = await insertMember(opened.db, { companyId: closed, role: 'traveler', passwordHash });
  await deactivate('companies', closed);
  expect(refusal(await signIn(email))).toEqual(REFUSED);
});

test('a session elsewhere continues', async () => {
  const { email } = await newMember();
  const first = refreshTokenOf(await signIn(email));
  await signIn(email);
  expect((await call(opened.app, { url: '/api/auth/refresh', refreshToken: first })).status).toBe(200);
});

function deactivate(table: 'users' | 'company_users' | 'companies', id: string) {
  return opened.db.updateTable(table).set({ active: false }).where('id', '=', id).execute();
}

describe('a sign-out', () => {
  const signOut = (refreshToken?: string) => call(opened.app, { url: '/api/auth/logout', refreshToken });

  test('ends the session, removes the cookie and does not affect other sessions', async () => {
    const member = await newMember();
    const [here, elsewhere] = [
      await openSession(opened.deps, member),
      await openSession(opened.deps, member),
    ];
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
    const { refreshToken } = await openSession(opened.deps, await newMember());
    await signOut(refreshToken);
    expect((await signOut(refreshToken)).status).toBe(204);
  });
});
