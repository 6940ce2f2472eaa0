import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, refusal } from './support/call.ts';
import { expectUntouched } from './support/expect-untouched.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let member: Member;
let token: string;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  member = await insertMember(opened.db, { companyId, role: 'site-admin' });
  token = (await openSession(opened.deps, member)).token;
});
expectUntouched(() => opened);

function expectProblem({ status, headers, body }: Answer): void {
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({ status, requestId: headers['x-request-id'], type: expect.any(String) });
}

describe('an id', () => {
  const ids = ['', "'%20or%201=1--", '%00', ...[400, 501, 5000].map((length) => 'x'.repeat(length))];
  const urls = ['/api/companies/ID', '/api/companies/ID/users', '/api/booking/policy?companyUser=ID'];
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
  test.each(['page=', 'page=1e99', '__proto__=x'])('with %s is refused', async (query) => {
    const answer = await call(opened.app, { url: `/api/${list}?${query}`, token });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
  });

  test('with a character that texts can not contain finds nothing or is refused', async () => {
    const { status } = await call(opened.app, { url: `/api/${list}?searchString=a%00b`, token });
    expect([200, 422]).toContain(status);
  });
});

describe('the query of the list of trips', () => {
  test('with as many words as fit finds nothing', async () => {
    const words = Array.from({ length: 50 }, (_, index) => (index % 10).toString()).join('%20');
    const answer = await call(opened.app, { url: `/api/trips?searchString=${words}`, token });
    expect(answer).toMatchObject({ status: 200, body: { docs: [] } });
  });

  test('for the last page is answered', async () => {
    const answer = await call(opened.app, { url: '/api/trips?page=100000', token });
    expect(answer).toMatchObject({ status: 200, body: { docs: [] } });
  });
});

describe('the query of the search for airports', () => {
  test('with a character that no text has is refused', async () => {
    const answer = await call(opened.app, { url: '/api/booking/flight/airports?searchString=%00' });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: '/query/searchString' }] } });
  });

  test.each(['%20', '%25', "'--", '(', '\\', '%F0%9F%9B%AB', '.*'])(
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
