import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { call, refreshTokenOf, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

const PASSWORD = 'four quiet mountain huts';
const PAGES = 'https://frontend.travel.example';

let opened: ContractApp;
let member: Member;
let refreshToken: string;

beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://backend.travel.example', CORS_ORIGINS: PAGES };
  opened = await openContractApp({ env });
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const passwordHash = await hashPassword(PASSWORD);
  member = await insertMember(opened.db, { companyId, role: 'traveler', passwordHash });
});
beforeEach(async () => {
  ({ refreshToken } = await openSession(opened.deps, member));
});
afterAll(() => opened.close());

const ask = (operation: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  opened.app.inject({
    method,
    url: `/api/auth/${operation}`,
    headers,
    cookies: { '__Secure-zugvogel_refresh': refreshToken },
  });

describe.each(['refresh', 'logout'])('%s', (operation) => {
  test.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a listed page of another site', { 'sec-fetch-site': 'cross-site', origin: PAGES }],
    ['a picture of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a page of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.travel.example' }],
    ['a page of another origin in an old browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is refused to %s, and nothing happens', async (_, headers) => {
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await ask(operation, headers, method)).statusCode).toBe(403);
    }
    expect(refusal(await call(opened.app, { url: `/api/auth/${operation}`, headers }))).toEqual({
      status: 403,
      code: 'forbidden',
    });
    expect((await ask('refresh', {})).statusCode).toBe(200);
  });

  test.each([
    ['a page of the application', { 'sec-fetch-site': 'same-origin' }],
    ['a person who types the address', { 'sec-fetch-site': 'none' }],
    ['a listed page of the same site', { 'sec-fetch-site': 'same-site', origin: PAGES }],
    ['a listed page in an old browser', { origin: PAGES }],
    ['a page of the application in an old browser', { origin: 'https://backend.travel.example' }],
    ['a caller that is no browser', {}],
  ])('is answered to %s', async (_, headers) => {
    expect((await ask(operation, headers)).statusCode).toBeLessThan(300);
  });
});

test('cookies over TLS have a name that only TLS can set, and no other name is accepted', async () => {
  const body = { email: member.email, password: PASSWORD };
  const answer = await opened.app.inject({ method: 'POST', url: '/api/auth/login', payload: body });
  expect(answer.cookies.map(({ name }) => name)).toEqual([
    '__Secure-zugvogel_refresh',
    '__Secure-zugvogel_device',
  ]);
  const plain = { url: '/api/auth/refresh', cookies: { zugvogel_refresh: refreshToken } };
  expect((await opened.app.inject(plain)).statusCode).toBe(204);
});

test('a new sign-in ends the previous session of the cookie, a refused one does not', async () => {
  const signIn = (password: string) => {
    const body = { email: member.email, password };
    return call(opened.app, { method: 'POST', url: '/api/auth/login', body, refreshToken });
  };
  const refresh = (token: string) => call(opened.app, { url: '/api/auth/refresh', refreshToken: token });
  expect((await signIn('wrong')).status).toBe(401);
  const next = refreshTokenOf(await refresh(refreshToken));
  const again = refreshTokenOf(await signIn(PASSWORD));
  expect(refusal(await refresh(next))).toEqual({ status: 401, code: 'unauthenticated' });
  expect((await refresh(again)).status).toBe(200);
});
