import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { refundOfAttempt, reserveAttempt, toNetwork } from '#server/features/auth/throttle.ts';
import { call, deviceTokenOf, refusal } from './support/call.ts';
import { openContractApp } from './support/contract-app.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

type TestApp = Awaited<ReturnType<typeof openContractApp>>;

const PASSWORD = 'four quiet mountain huts';
const WINDOW = 15 * 60_000;
const THROTTLED = { status: 429, code: 'too_many_requests' };

/** Two processes on one database. */
let first: TestApp;
let second: TestApp;
let companyId: string;
let passwordHash: string;
let member: Member;

beforeAll(async () => {
  first = await openContractApp();
  second = await openContractApp({ database: first.database, clock: first.clock });
  companyId = await insertCompany(first.db, { name: 'Home' });
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  first.clock.advance(WINDOW);
  member = await insertMember(first.db, { companyId, role: 'traveler', passwordHash });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const signIn = ({ app }: TestApp, email: string, password: string, ip = '192.0.2.1') =>
  call(app, { method: 'POST', url: '/api/auth/login', body: { email, password }, ip });

describe('sign-in', () => {
  test('is refused after ten failures from one address, by every process and for the right password too', async () => {
    for (let failure = 0; failure < 10; failure += 1) {
      const process = failure % 2 === 0 ? first : second;
      expect((await signIn(process, member.email, 'wrong')).status).toBe(401);
    }
    for (const process of [first, second]) {
      const answer = await signIn(process, member.email.toUpperCase(), PASSWORD);
      expect(refusal(answer)).toEqual(THROTTLED);
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(14 * 60);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    }
    first.clock.advance(WINDOW);
    expect((await signIn(first, member.email, PASSWORD)).status).toBe(200);
  });

  const failFrom = async (networks: number) => {
    for (let network = 1; network <= networks; network += 1) {
      for (let failure = 0; failure < 10; failure += 1) {
        await signIn(first, member.email, 'wrong', `198.51.100.${network}`);
      }
    }
  };

  test('from elsewhere still works while one address fails', async () => {
    await failFrom(1);
    expect((await signIn(first, member.email, PASSWORD)).status).toBe(200);
  });

  test('on a device that has signed in before still works, regardless of failures elsewhere', async () => {
    const deviceToken = deviceTokenOf(await signIn(first, member.email, PASSWORD));
    await failFrom(5);
    expect(refusal(await signIn(first, member.email, PASSWORD))).toEqual(THROTTLED);
    const body = { email: member.email, password: PASSWORD };
    const url = '/api/auth/login';
    const atHome = { method: 'POST', url, deviceToken, ip: '198.51.100.1' } as const;
    expect((await call(first.app, { ...atHome, body })).status).toBe(200);
    const other = await insertMember(first.db, { companyId, role: 'traveler', passwordHash });
    for (let failure = 0; failure < 10; failure += 1) {
      await signIn(first, other.email, 'wrong', '198.51.100.9');
    }
    const elsewhere = { ...atHome, ip: '198.51.100.9', body: { ...body, email: other.email } };
    expect(refusal(await call(first.app, elsewhere))).toEqual(THROTTLED);
    for (let failure = 0; failure < 10; failure += 1) {
      await call(first.app, { ...atHome, body: { ...body, password: 'wrong' } });
    }
    expect(refusal(await call(first.app, { ...atHome, body }))).toEqual(THROTTLED);
  });

  test('is refused alike for unknown and known addresses', async () => {
    for (let failure = 0; failure < 10; failure += 1) await signIn(first, 'nobody@people.example', 'wrong');
    expect(refusal(await signIn(first, 'nobody@people.example', 'wrong'))).toEqual(THROTTLED);
  });

  test('that succeeds clears the failures of the account', async () => {
    for (let failure = 0; failure < 9; failure += 1) await signIn(first, member.email, 'wrong');
    expect((await signIn(first, member.email, PASSWORD)).status).toBe(200);
    for (let failure = 0; failure < 9; failure += 1) await signIn(first, member.email, 'wrong');
    expect((await signIn(first, member.email, PASSWORD)).status).toBe(200);
  });

  test('lets ten of sixty-four simultaneous attempts pass', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => signIn(index % 2 ? first : second, member.email, 'wrong')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(54);
  });
});

describe('a forgotten password', () => {
  const forgot = (ip: string, deviceToken?: string) => {
    const body = { email: member.email };
    return call(first.app, { method: 'POST', url: '/api/auth/password/forgot', body, ip, deviceToken });
  };

  test('can be reported although strangers have reported it', async () => {
    for (let count = 0; count < 3; count += 1) expect((await forgot('198.51.100.1')).status).toBe(204);
    expect(refusal(await forgot('198.51.100.1'))).toEqual(THROTTLED);
    expect((await forgot('192.0.2.1')).status).toBe(204);
  });

  test('can be reported on a known device, regardless of reports by strangers', async () => {
    const deviceToken = deviceTokenOf(await signIn(first, member.email, PASSWORD));
    for (let count = 0; count < 30; count += 1) await forgot(`198.51.100.${count % 10}`);
    expect(refusal(await forgot('192.0.2.1'))).toEqual(THROTTLED);
    expect((await forgot('192.0.2.1', deviceToken)).status).toBe(204);
  });
});

describe('a throttle', () => {
  const rule = { name: 'of this test', limit: 3, windowSeconds: 60 };
  const attempt = (subject: string) => reserveAttempt(first.deps, rule, subject);

  test('lets the limit pass in any window, not more', async () => {
    await attempt('window');
    first.clock.advance(40_000);
    await attempt('window');
    await attempt('window');
    await expect(attempt('window')).rejects.toMatchObject({ code: 'too_many_requests' });
    first.clock.advance(21_000);
    await attempt('window');
    await expect(attempt('window')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('counts each subject separately', async () => {
    for (let count = 0; count < 3; count += 1) await attempt('one');
    await expect(attempt('one')).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(attempt('another')).resolves.toBeDefined();
  });

  test('returns the time until the next attempt', async () => {
    for (let count = 0; count < 3; count += 1) await attempt('waiting');
    first.clock.advance(20_000);
    await expect(attempt('waiting')).rejects.toMatchObject({ retryAfterSeconds: expect.closeTo(40, -1) });
  });

  test('refunds one attempt, and not those that were made at the same instant', async () => {
    const now = first.clock.now();
    const deps = { ...first.deps, clock: { now: () => now } };
    const [reservation] = await Promise.all([1, 2, 3].map(() => reserveAttempt(deps, rule, 'refund')));
    if (reservation) await refundOfAttempt(first.db, reservation).execute();
    await reserveAttempt(deps, rule, 'refund');
    await expect(reserveAttempt(deps, rule, 'refund')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('stores no subject in plain text', async () => {
    await attempt('somebody@people.example');
    const rows = await first.db.selectFrom('throttles').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain('somebody');
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s counts for the network %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});
