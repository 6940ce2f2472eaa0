import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BODY_OPERATIONS } from './support/body-operations.ts';
import { type Answer, type Call, call, refusal } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let opened: ContractApp;
let member: Member;
let token: string;

beforeAll(async () => {
  opened = await openContractApp();
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  member = await insertMember(opened.db, { companyId, role: 'site-admin' });
  token = (await openSession(opened.deps, member)).token;
});
expectUntouched(() => opened);
afterAll(() => opened.close());

function expectProblem({ status, headers, body }: Answer): void {
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({ status, requestId: headers['x-request-id'], type: expect.any(String) });
}

describe.each(Object.entries(BODY_OPERATIONS))('%s', (_, { method, url, valid, optional = [], bounds }) => {
  const send = (body: unknown, more: Partial<Call> = {}) =>
    call(opened.app, { method, url: url(member.userId), token, body, ...more });
  const INVALID = { status: 422, code: 'validation_failed' };
  const names = Object.keys(valid);

  test.each(names.filter((name) => !optional.includes(name)))('without %s', async (name) => {
    const { [name]: _, ...rest } = valid;
    const answer = await send(rest);
    expectProblem(answer);
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: `/body/${name}` }] });
  });

  const wrong = [1, true, null, [], {}, ['x']];
  test.each(names.flatMap((name) => wrong.map((value) => [name, value] as const)))(
    'with %s as %j',
    async (name, value) => {
      expect(refusal(await send({ ...valid, [name]: value }))).toEqual(INVALID);
    },
  );

  test.each(Object.entries(bounds))('with %s longer than %i characters', async (name, bound) => {
    const tooLong = name === 'email' ? `${'a'.repeat(bound)}@b.example` : 'ab'.repeat(bound);
    expect(refusal(await send({ ...valid, [name]: tooLong }))).toEqual(INVALID);
  });

  test('with an unknown field', async () => {
    const answer = await send({ ...valid, role: 'site-admin' });
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/role' }] });
  });

  test('with a field that would pollute prototypes', async () => {
    const answer = await send(`{"__proto__":{"role":"site-admin"},${JSON.stringify(valid).slice(1)}`, {
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 422]).toContain(answer.status);
  });

  test.each([['[]'], ['"x"'], ['1'], ['null']])('with the body %s', async (text) => {
    const answer = await send(text, { headers: { 'content-type': 'application/json' } });
    expect(refusal(answer)).toEqual(INVALID);
  });

  test.each([['{"email":'], ['{email: 1}'], ["{'a': 1}"], ['\u0000'], ['']])(
    'with the body %j, which is no JSON',
    async (text) => {
      const answer = await send(text, { headers: { 'content-type': 'application/json' } });
      expectProblem(answer);
      expect(refusal(answer)).toEqual({ status: 400, code: 'malformed_request' });
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
  ])('as %s', async (type) => {
    const answer = await send(JSON.stringify(valid), { headers: { 'content-type': type } });
    expectProblem(answer);
    expect(refusal(answer)).toEqual({ status: 415, code: 'unsupported_media_type' });
  });

  test('with more than a megabyte', async () => {
    const answer = await send({ ...valid, more: 'x'.repeat(1_000_000) });
    expectProblem(answer);
    expect(refusal(answer)).toEqual({ status: 413, code: 'payload_too_large' });
  });
});

describe('an address', () => {
  test.each(['not an address', 'a@', '@b.example', 'a@b@c.example', 'a b@c.example', 'a@b.example\n'])(
    'like %j is refused',
    async (email) => {
      const answer = await call(opened.app, {
        method: 'POST',
        url: '/api/auth/login',
        body: { email, password: 'four quiet mountain huts' },
      });
      expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    },
  );
});

describe('an id', () => {
  const ids = [
    '',
    'x',
    '0',
    '01994b5e-7c1a-7cc2-b7a1',
    'urn:uuid:01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10',
    '01994B5E-7C1A-7CC2-B7A1-3F0C5A8E9D10',
    "'%20or%201=1--",
    '%00',
    ...[400, 501, 5000].map((length) => 'x'.repeat(length)),
  ];
  const urls = [
    '/api/companies/ID',
    '/api/companies/ID/users',
    '/api/companies/ID/users/export',
    `/api/companies/01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10/users/ID`,
    '/api/users/ID',
    '/api/users/ID/history',
    '/api/trips/ID',
    '/api/trips/ID/calendar.ics',
    '/api/trips/ID/cancellation',
    '/api/auth/companies/ID',
    '/api/booking/policy?companyUser=ID',
  ];
  const title = (id: string) => (id.length > 99 ? `${id.length} characters` : id);
  test.each(urls.flatMap((url) => ids.map((id) => [url, title(id), id] as const)))(
    'in %s like %s is refused',
    async (url, _, id) => {
      const answer = await call(opened.app, { url: url.replace('ID', id), token });
      expectProblem(answer);
      expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    },
  );

  test.each([1, 501, 5000])('of %i characters is not validated without a token', async (length) => {
    const answer = await call(opened.app, { url: `/api/users/${'x'.repeat(length)}` });
    expectProblem(answer);
    expect(refusal(answer)).toEqual({ status: 401, code: 'unauthenticated' });
  });
});

describe.each(['companies', 'trips', 'users'])('the query of the list of %s', (list) => {
  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=',
    'page=100001',
    'page=1&page=2',
    'page=1e99',
    `searchString=${'x'.repeat(101)}`,
    'searchString=a&searchString=b',
    'limit=1000000',
    '__proto__=x',
  ])('with %s is refused', async (query) => {
    const answer = await call(opened.app, { url: `/api/${list}?${query}`, token });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
  });

  test('with a character that texts can not contain finds nothing or is refused', async () => {
    const { status } = await call(opened.app, { url: `/api/${list}?searchString=a%00b`, token });
    expect([200, 422]).toContain(status);
  });
});

describe('the query of the search for airports', () => {
  test.each([
    '',
    'searchString=',
    `searchString=${'x'.repeat(101)}`,
    'searchString=a&searchString=b',
    'searchString[a]=b',
    'searchString=zrh&limit=1000000',
    'page=1',
  ])('with %j is refused', async (query) => {
    const answer = await call(opened.app, { url: `/api/booking/flight/airports?${query}` });
    expectProblem(answer);
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
  });

  test.each(['%20', '%00', '%25', "'--", '(', '\\', '%F0%9F%9B%AB', '.*'])(
    'with no letter, like %s, finds nothing',
    async (text) => {
      const answer = await call(opened.app, { url: `/api/booking/flight/airports?searchString=${text}` });
      expect(answer).toMatchObject({ status: 200, body: { docs: [] } });
    },
  );
});

describe('an access token', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const parts = () => token.split('.') as [string, string, string]; // header, claims, signature
  const breaks: [string, () => string][] = [
    ['that is none', () => 'x'],
    ['that is empty', () => ''],
    ['that is cut', () => token.slice(0, -3)],
    ['without a signature', () => `${parts()[0]}.${parts()[1]}.`],
    ['that says it needs no signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${parts()[1]}.`],
    ['with other claims', () => `${parts()[0]}.${encode({ sub: member.userId, exp: 9e9 })}.${parts()[2]}`],
    ['of ten thousand characters', () => 'x'.repeat(10_000)],
  ];
  test.each(breaks)('%s is refused', async (_, broken) => {
    const answer = await call(opened.app, { url: '/api/companies', token: broken() });
    expectProblem(answer);
    expect(refusal(answer)).toEqual({ status: 401, code: 'unauthenticated' });
  });

  test('is only read from its header', async () => {
    for (const request of [
      { url: '/api/companies', headers: { cookie: `token=${token}` } },
      { url: '/api/companies', headers: { authorization: `Basic ${token}` } },
    ]) {
      expect((await call(opened.app, request)).status).toBe(401);
    }
  });
});

describe('a path', () => {
  test.each(['/api/nothing', '/api', '/images', '/api/../server/main.ts'])(
    '%s that does not exist is not found',
    async (url) => {
      const answer = await call(opened.app, { url, token });
      expectProblem(answer);
      expect(refusal(answer)).toEqual({ status: 404, code: 'not_found' });
    },
  );

  test('with another method lists the allowed ones', async () => {
    const answer = await call(opened.app, { method: 'PUT', url: '/api/companies', token, body: {} });
    expectProblem(answer);
    expect(answer.status).toBe(405);
    expect(answer.headers).toHaveProperty('allow', expect.stringContaining('GET'));
  });
});
