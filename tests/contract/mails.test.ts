import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SCHEMES } from '#domain/brand/schemes.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Call, call } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { type FakeSmtp, startFakeSmtp } from './support/fake-smtp.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';

let shared: TestDatabase;

beforeAll(async () => {
  shared = await openTestDatabase();
});
afterAll(() => shared.close());

async function withMember(opened: ContractApp): Promise<Member> {
  const companyId = await insertCompany(opened.db, { name: `Home ${crypto.randomUUID()}` });
  return await insertMember(opened.db, { companyId, role: 'site-admin' });
}

async function invite(opened: ContractApp, member: Member): Promise<void> {
  const { token } = await openSession(opened.deps, member);
  await call(opened.app, { method: 'PUT', url: `/api/users/${member.userId}/sendInvitation`, token });
}

describe.each(['false', 'true'])('without a mail server, and TRUST_PROXY=%s', (TRUST_PROXY) => {
  let opened: ContractApp;
  beforeAll(async () => {
    const env = { TRUST_PROXY, APP_NAME: 'Fly & <Stay>' };
    opened = await openContractApp({ database: shared, env });
  });
  afterAll(() => opened.close());

  test('the outbox shows what was written, and its links can be followed', async () => {
    const member = await withMember(opened);
    await invite(opened, member);
    const { status, headers, body } = await call(opened.app, { url: '/outbox' });
    expect(status).toBe(200);
    expect(body).toContain(`To ${member.email}`);
    expect(body).toMatch(/<a href="http:\/\/localhost:8080\/password\/reset#token=[\w-]{43}">/);
    expect(body).toContain('Fly &amp; &lt;Stay&gt;');
    expect(body).not.toContain('<Stay>');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('the outbox frames the mail as it looks, without scripts and beside its text', async () => {
    const member = await withMember(opened);
    await invite(opened, member);
    const { body } = await call(opened.app, { url: '/outbox' });
    const article = String(body)
      .split('<article>')
      .find((text) => text.includes(`To ${member.email}`));
    const [, src = '', sandbox] = /<iframe src="([^"]+)" .*sandbox="([^"]+)"/.exec(article ?? '') ?? [];
    expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox');
    const mail = await call(opened.app, { url: src });
    expect(mail.status).toBe(200);
    expect(mail.body).toContain(SCHEMES.light.brand);
    expect(mail.body).toContain('<base target="_blank">');
    const policy = mail.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`sandbox ${sandbox}`);
    expect(policy).not.toContain('script');
    expect((await call(opened.app, { url: src, ip: '192.0.2.1' })).status).toBe(404);
    expect((await call(opened.app, { url: src.replace(/[^/]+(?=\/mail)/, 'none') })).status).toBe(404);
  });

  test.each(['localhost', 'LOCALHOST:8080', '127.0.0.1:8080', '[::1]', '[::1]:8080'])(
    'the outbox is shown at %s',
    async (host) => {
      expect((await call(opened.app, { url: '/outbox', headers: { host } })).status).toBe(200);
    },
  );

  test('its style sheet comes from the same place', async () => {
    const { status, headers, body } = await call(opened.app, { url: '/outbox/outbox.css' });
    expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(body).toContain(`--page: light-dark(${SCHEMES.light.page}, ${SCHEMES.dark.page});`);
  });

  const throughProxy: Record<string, string>[] = [
    { 'x-forwarded-for': '192.0.2.1' },
    { 'x-forwarded-for': '127.0.0.1, 192.0.2.1' },
    { 'x-forwarded-for': '192.0.2.1, 127.0.0.1' },
    { 'x-forwarded-host': 'travel.example' },
    { 'x-real-ip': '192.0.2.1' },
    { forwarded: 'for=192.0.2.1' },
    { via: '1.1 proxy.example' },
  ];
  const elsewhere = ['evil.example', 'evil.example:8080', 'localhost.evil.example', '192.0.2.1'];
  const strangers: [string, Partial<Call>][] = [
    ['another machine', { ip: '192.0.2.1' }],
    [
      'another machine that says it is this one',
      { ip: '192.0.2.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ...throughProxy.map((headers): [string, Partial<Call>] => [
      `a caller behind a proxy: ${JSON.stringify(headers)}`,
      { headers },
    ]),
    ...elsewhere.map((host): [string, Partial<Call>] => [
      `a page of another name that leads to this machine: '${host}'`,
      { headers: { host } },
    ]),
  ];
  test.each(strangers)('the outbox does not exist for %s', async (_, caller) => {
    for (const url of ['/outbox', '/outbox/outbox.css']) {
      expect((await call(opened.app, { url, ...caller })).status).toBe(404);
    }
  });
});

describe('with a mail server', () => {
  let smtp: FakeSmtp;
  let opened: ContractApp;
  let member: Member;
  beforeAll(async () => {
    smtp = await startFakeSmtp();
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Trips <trips@travel.example>' };
    opened = await openContractApp({ database: shared, env });
  });
  beforeEach(async () => {
    smtp.accepting = true;
    smtp.received.length = 0;
    member = await withMember(opened);
  });
  afterAll(async () => {
    await opened.close();
    await smtp.close();
  });

  test('a mail is sent as text and HTML, and its content is deleted', async () => {
    await invite(opened, member);
    expect(smtp.received).toEqual([]);
    await opened.workOff();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('From: Trips <trips@travel.example>');
    expect(smtp.received[0]).toContain(`To: ${member.email}`);
    expect(smtp.received[0]).toContain('Content-Type: text/plain');
    expect(smtp.received[0]).toContain('Content-Type: text/html');
    expect(await contentsOf(member)).toEqual([null]);
  });

  test('a mail that could not be sent waits for the next attempt', async () => {
    smtp.accepting = false;
    await invite(opened, member);
    await expect(opened.workOff()).rejects.toThrow();
    expect(await mailsTo(opened, member.email)).toHaveLength(1);
  });

  test('there is no outbox', async () => {
    expect((await call(opened.app, { url: '/outbox' })).status).toBe(404);
  });

  async function contentsOf({ email }: Member) {
    const rows = await opened.db.selectFrom('mails').selectAll().where('to_address', '=', email).execute();
    return rows.map(({ sealed_content }) => sealed_content);
  }
});
