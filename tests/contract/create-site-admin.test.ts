import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteAdmin, type NewSiteAdmin } from '#server/features/users/create-site-admin.ts';
import { call } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { linkTokenIn, mailsTo } from './support/mails.ts';

const PASSWORD = 'four quiet mountain huts';
const ANNA = { email: 'anna@travel.example', firstName: 'Anna', lastName: 'Keller', company: 'Travel AG' };
const BEN = { email: 'ben@travel.example', firstName: 'Ben', lastName: 'Frei', company: 'travel ag' };

let opened: ContractApp;

beforeEach(async () => {
  opened = await openContractApp();
});
afterEach(() => opened.close());

const create = (admin: NewSiteAdmin, isAnother = false) =>
  createSiteAdmin(opened.deps, admin, { isAnother, origin: { requestId: 'test', ip: '127.0.0.1' } });
const post = (url: string, body: object) => call(opened.app, { method: 'POST', url, body });
const signIn = (email: string) => post('/api/auth/login', { email, password: PASSWORD });

test('the first site-admin of an empty database can sign in and read everything', async () => {
  await create({ ...ANNA, password: PASSWORD });
  const answer = await signIn(ANNA.email);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      company: { name: 'Travel AG' },
      companyUser: { role: 'site-admin', user: { firstName: 'Anna' } },
    },
  });
  const { token } = answer.body as { token: string };
  for (const url of ['/api/companies?searchString=travel', '/api/users?searchString=anna']) {
    expect(await call(opened.app, { url, token })).toMatchObject({ status: 200, body: { docs: [{}] } });
  }
});

test('a second one is refused unless another one is meant', async () => {
  await create({ ...ANNA, password: PASSWORD });
  await expect(create({ ...BEN, password: PASSWORD })).rejects.toMatchObject({ code: 'conflict' });
  await create({ ...BEN, password: PASSWORD }, true);
  expect(await signIn(BEN.email)).toMatchObject({ status: 200, body: { company: { name: 'Travel AG' } } });
  await expect(create({ ...BEN, password: PASSWORD }, true)).rejects.toThrow();
});

test('one without a password chooses it by the link of an invitation', async () => {
  await create(ANNA);
  const [mail] = await mailsTo(opened, ANNA.email);
  const chosen = { token: linkTokenIn(mail), newPassword: PASSWORD };
  expect((await post('/api/auth/password/reset', chosen)).status).toBe(204);
  expect((await signIn(ANNA.email)).status).toBe(200);
});

test('a password that is easy to guess is refused, and no one is created', async () => {
  const refused = create({ ...ANNA, password: 'passwordpassword' });
  await expect(refused).rejects.toMatchObject({ code: 'password_too_common' });
  expect(await opened.db.selectFrom('users').select('id').execute()).toEqual([]);
});
