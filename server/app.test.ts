import { afterEach, describe, expect, it } from 'vitest';
import { company, lines, list, start, stop, USER } from '#tests/support/app-fixture.ts';
import { DomainError } from './errors.ts';

afterEach(stop);

describe('requests', () => {
  it('reach the handler, with numbers and defaults of the query as the contract says', async () => {
    const { app, authorization } = await start({ handlers: list([company]) });
    const first = await app.inject({ url: '/api/companies', headers: { authorization } });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ docs: [company], totalDocs: 1, limit: 20, page: 1, totalPages: 1 });
    const second = await app.inject({ url: '/api/companies?page=2', headers: { authorization } });
    expect(second.json().page).toBe(2);
  });

  it.each([
    ['/api/companies?page=0', '/query/page', 'too_small'],
    ['/api/companies?page=two', '/query/page', 'wrong_type'],
    ['/api/companies?page=1&page=2', '/query/page', 'wrong_type'],
    ['/api/companies?colour=red', '/query/colour', 'not_expected'],
    ['/api/companies/nobody', '/path/companyId', 'invalid_format'],
  ])('are refused when %s breaks the contract', async (url, path, code) => {
    const { app, authorization } = await start();
    const answer = await app.inject({ url, headers: { authorization } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ path, code }] });
  });

  it.each([
    [{ email: 'a@b.example' }, '/body/password', 'required'],
    [{ email: 'a@b.example', password: 7 }, '/body/password', 'wrong_type'],
    [{ email: 'a@b.example', password: 'x', role: 'site-admin' }, '/body/role', 'not_expected'],
    [{ email: `${'a'.repeat(300)}@b.example`, password: 'x' }, '/body/email', 'too_long'],
    [[], '/body', 'wrong_type'],
    [{ email: 'anna', password: 'x' }, '/body/email', 'invalid_email'],
    [{ email: 'a@b.example', password: '' }, '/body/password', 'required'],
  ])('are refused when the body is %j', async (payload, path, code) => {
    const { app } = await start();
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ path, code }] });
  });

  const json = { 'content-type': 'application/json' };
  it.each([
    ['broken JSON', { headers: json, payload: '{"email":' }, 400, 'malformed_request'],
    ['an empty body', { headers: json, payload: '' }, 400, 'malformed_request'],
    ['a poisoned body', { headers: json, payload: '{"__proto__":{"a":1}}' }, 400, 'malformed_request'],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
      415,
      'unsupported_media_type',
    ],
    ['text', { headers: { 'content-type': 'text/plain' }, payload: 'hello' }, 415, 'unsupported_media_type'],
    [
      'too much',
      { headers: json, payload: `{"email":"${'a'.repeat(1_000_000)}"}` },
      413,
      'payload_too_large',
    ],
    ['no body', {}, 422, 'validation_failed'],
  ])('with %s are refused', async (_what, request, status, code) => {
    const { app } = await start();
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ code, status, requestId: answer.headers['x-request-id'] });
  });

  it('with a body where the contract has none are refused', async () => {
    const { app, authorization } = await start();
    const url = `/api/users/${USER}/sendInvitation`;
    const answer = await app.inject({ method: 'PUT', url, headers: { authorization }, payload: { a: 1 } });
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ path: '/body', code: 'not_expected' }],
    });
  });
});

describe('answers', () => {
  it('leave without what the contract does not know', async () => {
    const { app, authorization } = await start({ handlers: list([{ ...company, vaultToken: 'secret' }]) });
    const answer = await app.inject({ url: '/api/companies', headers: { authorization } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('secret');
  });

  it.each([
    ['a missing field', { ...company, name: undefined }],
    ['a wrong type', { ...company, active: 'yes' }],
    ['a value out of bounds', { ...company, currency: 'francs' }],
  ])('with %s become a fault of ours that is logged', async (_what, wrong) => {
    const { app, authorization } = await start({ handlers: list([wrong]) });
    const answer = await app.inject({ url: '/api/companies', headers: { authorization } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal', requestId: answer.headers['x-request-id'] });
    expect(JSON.stringify(lines)).toContain('listCompanies 200: /docs/0');
  });

  it('do not reveal internal errors', async () => {
    const { app } = await start();
    const answer = await app.inject('/healthz');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret detail');
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId: answer.headers['x-request-id'], level: 50 }),
    );
  });

  it('to refused requests carry the code, the status and when to retry', async () => {
    const { app } = await start({
      handlers: {
        getHealth: async () => {
          throw new DomainError('too_many_requests', 'Wait a little.', { retryAfterSeconds: 59.2 });
        },
      },
    });
    const answer = await app.inject('/healthz');
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json()).toMatchObject({
      type: '/api/docs#too_many_requests',
      title: 'Too many attempts',
      status: 429,
      detail: 'Wait a little.',
      code: 'too_many_requests',
    });
  });

  it('that are the same for all callers are compressed, and revalidated by clients', async () => {
    const data = { roles: Array.from({ length: 60 }, (_, n) => ({ id: `role-${n}`, label: `Role ${n}` })) };
    const headers = { etag: '"v1"', 'cache-control': 'public, max-age=300' };
    const { app } = await start({
      handlers: { listEnums: async () => ({ status: 200, headers, body: { data } }) },
    });
    const plain = await app.inject('/api/enums/en');
    expect(plain.json()).toEqual({ data });
    const packed = await app.inject({ url: '/api/enums/en', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    const known = await app.inject({ url: '/api/enums/en', headers: { 'if-none-match': 'W/"v1"' } });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
  });
});

describe('the handlers', () => {
  it('are exactly those of the contract', async () => {
    const odd: object = { getWeather: async () => ({ status: 204 }) };
    await expect(start({ handlers: odd })).rejects.toThrow(
      'The handlers and the contract differ: getWeather',
    );
  });
});
