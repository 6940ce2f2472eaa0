import { afterEach, describe, expect, it } from 'vitest';
import { company, lines, list, start, stop, USER } from '#tests/support/app-fixture.ts';
import { listOperations, readContract } from './http/contract.ts';

afterEach(stop);

describe('access', () => {
  it.each([
    ['no token', undefined],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['a token that is none', 'Bearer abc'],
    ['an unsigned token', `Bearer ${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{"sub":"1"}')}.`],
  ])('is refused with %s, before the body is looked at', async (_what, authorization) => {
    const { app } = await start();
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/users/${USER}/password`,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      payload: '{',
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('unauthenticated');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('is limited to a password change for users who have to change it first', async () => {
    const { app, authorization } = await start({
      needsPasswordChange: true,
      handlers: { changePassword: async () => ({ status: 204 }) },
    });
    const refused = await app.inject({ url: '/api/companies', headers: { authorization } });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('password_change_required');
    const changed = await app.inject({
      method: 'PUT',
      url: `/api/users/${USER}/password`,
      headers: { authorization },
      payload: { currentPassword: 'old', newPassword: 'four quiet mountain huts' },
    });
    expect(changed.statusCode).toBe(204);
  });

  it('hands the refresh cookie to the handler', async () => {
    let received: string | undefined;
    const { app } = await start({
      handlers: {
        logout: async (_request, { refreshToken }) => {
          received = refreshToken;
          return { status: 204 };
        },
      },
    });
    await app.inject({ url: '/api/auth/logout', headers: { cookie: 'lng=en; zugvogel_refresh=a.1.b=' } });
    expect(received).toBe('a.1.b=');
  });
});

describe('the address of a caller', () => {
  const claimed = '198.51.100.1, 203.0.113.5, 192.0.2.1';
  it.each([
    ['no proxy', '', '127.0.0.1'],
    ['the proxy next to the server', 'true', '192.0.2.1'],
    ['proxies of this machine', 'loopback', '192.0.2.1'],
    ['proxies of this machine and of a network', 'loopback, 192.0.2.0/24', '203.0.113.5'],
    ['a proxy that this is not', '192.0.2.7', '127.0.0.1'],
  ])('is not theirs to choose when %s is trusted', async (_, TRUST_PROXY, address) => {
    let received: string | undefined;
    const { app } = await start({
      env: { TRUST_PROXY },
      handlers: {
        getHealth: async (_request, { ip }) => {
          received = ip;
          return { status: 200, body: { status: 'ok' } };
        },
      },
    });
    await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': claimed } });
    expect(received).toBe(address);
  });
});

describe('addresses', () => {
  it('that do not exist are answered with a problem', async () => {
    const { app } = await start();
    const answer = await app.inject('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('with other methods name them', async () => {
    const { app } = await start();
    const answer = await app.inject({ method: 'DELETE', url: `/api/companies/${USER}` });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, PUT, HEAD, OPTIONS');
    expect(answer.json()).toMatchObject({ code: 'malformed_request', status: 405 });
    const options = await app.inject({ method: 'OPTIONS', url: '/api/auth/login' });
    expect(options.statusCode).toBe(204);
    expect(options.headers.allow).toBe('POST, OPTIONS');
  });

  it('that can not be decoded are a problem too', async () => {
    const { app } = await start();
    const answer = await app.inject('/api/%zz');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed_request' });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('answer HEAD as GET, without a body', async () => {
    const { app } = await start({
      handlers: { getHealth: async () => ({ status: 200, body: { status: 'ok' } }) },
    });
    const answer = await app.inject({ method: 'HEAD', url: '/healthz' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

describe('headers', () => {
  it('keep every answer from being framed, sniffed, cached or run', async () => {
    const { app } = await start({ env: { PUBLIC_URL: 'https://travel.example' } });
    const { headers } = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'mine' } });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
  });

  it('contain no headers that only apply to pages', async () => {
    const { app } = await start();
    const { headers } = await app.inject('/api/nothing');
    for (const name of ['permissions-policy', 'cross-origin-opener-policy']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('require TLS only where it is used', async () => {
    const { app } = await start();
    expect((await app.inject('/api/nothing')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('keep a picture from running anything', async () => {
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { app } = await start({
      handlers: { getImage: async () => ({ status: 200, bytes: { type: 'image/svg+xml', data } }) },
    });
    const answer = await app.inject('/images/4f6Zt0mWQ1yYJb2r0s3u5g.svg');
    expect(answer.rawPayload).toEqual(data);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('allow no other origin, unless it is configured', async () => {
    const preflight = {
      method: 'OPTIONS',
      url: '/api/companies',
      headers: {
        origin: 'https://frontend.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    } as const;
    const closed = await start();
    expect((await closed.app.inject(preflight)).headers).not.toHaveProperty('access-control-allow-origin');
    await closed.app.close();

    const open = await start({ env: { CORS_ORIGINS: 'https://frontend.example' } });
    expect((await open.app.inject(preflight)).headers).toMatchObject({
      'access-control-allow-origin': 'https://frontend.example',
      'access-control-allow-credentials': 'true',
    });
    const stranger = { ...preflight, headers: { ...preflight.headers, origin: 'https://evil.example' } };
    expect((await open.app.inject(stranger)).headers).not.toHaveProperty('access-control-allow-origin');
    const injected = { url: '/api/companies', headers: { origin: 'https://frontend.example' } };
    expect((await open.app.inject(injected)).headers['access-control-expose-headers']).toContain(
      'x-company-time',
    );
  });

  it('of the contract are allowed from the configured origin', async () => {
    const operations = listOperations(readContract());
    const named = new Set(operations.flatMap(({ headers }) => Object.keys(headers?.properties ?? {})));
    expect([...named].toSorted()).toEqual(['idempotency-key', 'if-match']);
    const { app } = await start({ env: { CORS_ORIGINS: 'https://frontend.example' } });
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: '/api/trips',
      headers: {
        origin: 'https://frontend.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': [...named].join(),
      },
    });
    const allowed = String(headers['access-control-allow-headers']).split(/,\s*/);
    for (const header of [...named, 'authorization', 'content-type']) {
      expect(allowed.map((name) => name.toLowerCase())).toContain(header);
    }
  });
});

describe('the log', () => {
  it('has one line for each request, without the content of the address', async () => {
    const { app, authorization } = await start({ handlers: list([company]) });
    const url = '/api/companies?searchString=Anna';
    const answer = await app.inject({ url, headers: { authorization } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      requestId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/companies',
      status: 200,
      ms: expect.any(Number),
      userId: USER,
    });
    expect(JSON.stringify(lines)).not.toContain('Anna');
  });

  it('does not contain an id that is far too long', async () => {
    const { app, authorization } = await start();
    const id = 'x'.repeat(501);
    await app.inject({ url: `/api/users/${id}`, headers: { authorization } });
    expect(lines).toMatchObject([{ route: '/api/users/:userId', status: 422 }]);
    expect(JSON.stringify(lines)).not.toContain(id);
  });
});
