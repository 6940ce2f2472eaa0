import { beforeAll, describe, expect, test } from 'vitest';
import type {
  CompanyList,
  ProfileRequest,
  ProfileRequests,
  SessionAnswer,
  TravelerPolicy,
  User,
} from '#domain/contract.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/db/demo/accounts.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { DEMO_ASKER } from '#server/db/demo/insert-profile-request.ts';
import { clearDatabase, loadDemo } from '#server/db/demo/load-demo.ts';
import { readRatesOn } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { call } from './support/call.ts';
import { databaseState } from './support/database-state.ts';
import { insertCompany } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

beforeAll(async () => {
  // Two processes that start on one empty database.
  await Promise.all([loadDemo(opened.deps), loadDemo(opened.deps)]);
});

async function signIn(email: string): Promise<SessionAnswer> {
  const body = { email, password: DEMO_PASSWORD };
  const answer = await call(opened.app, { method: 'POST', url: '/api/auth/login', body });
  expect(answer.status).toBe(200);
  return answer.body as SessionAnswer;
}

async function profileOf(email: string): Promise<User> {
  const { token, companyUser } = await signIn(email);
  return (await call(opened.app, { url: `/api/users/${companyUser.user._id}`, token })).body as User;
}

describe('the demo company', () => {
  test.each(DEMO_ACCOUNTS.map(({ email }) => email))('lets %s sign in', async (email) => {
    const { companyUser } = await signIn(email);
    expect(companyUser.user.email).toBe(email);
    expect(companyUser.user.needsPasswordChange).toBe(email.startsWith('newcomer@'));
  });

  test('gives each account the role that its name says', async () => {
    const roleOf = async (email: string) => (await signIn(email)).companyUser.role;
    expect(await roleOf('traveler@alpenblick.example')).toBe('traveler');
    expect(await roleOf('arranger@alpenblick.example')).toBe('travel-arranger');
    expect(await roleOf('admin@alpenblick.example')).toBe('company-admin');
    expect(await roleOf('site@zugvogel.example')).toBe('site-admin');
  });

  test('holds the companies of the documentation', async () => {
    const { token } = await signIn('site@zugvogel.example');
    const { body } = await call(opened.app, { url: '/api/companies', token });
    expect((body as CompanyList).docs).toMatchObject([
      {
        name: 'Alpenblick Engineering AG',
        city: 'Zug',
        currency: 'CHF',
        companyGroup: { name: 'Alpenblick Group' },
      },
      { name: 'Alpenblick Logistik GmbH', city: 'Hamburg', currency: 'EUR' },
      { name: 'Northwind Consulting Ltd', city: 'London', currency: 'GBP' },
      { name: 'Zugvogel AG' },
    ]);
  });

  test('has a group that is found by its name', async () => {
    const { token } = await signIn('site@zugvogel.example');
    const { body } = await call(opened.app, { url: '/api/groups?searchString=alpen', token });
    expect(body).toMatchObject({ docs: [{ name: 'Alpenblick Group' }], totalDocs: 1 });
  });

  test('has a change of a profile that a site admin decides', async () => {
    const { token } = await signIn('site@zugvogel.example');
    const { body } = await call(opened.app, { url: '/api/users?searchString=laura%20nussbaum', token });
    const [asker] = (body as { docs: { _id: string; email: string }[] }).docs;
    expect(asker?.email).toBe(DEMO_ASKER);
    const requests = await call(opened.app, { url: `/api/users/${asker?._id}/changeRequests`, token });
    expect(requests.body).toMatchObject({
      requests: [
        {
          state: 'waiting',
          change: {
            hotel: {
              memberships: expect.arrayContaining([expect.objectContaining({ program: 'marriott_bonvoy' })]),
            },
          },
        },
      ],
    });
    const { _id } = (requests.body as ProfileRequests).requests[0] as ProfileRequest;
    const { version } = (await call(opened.app, { url: `/api/users/${asker?._id}`, token })).body as User;
    const accepted = await call(opened.app, {
      method: 'POST',
      url: `/api/users/${asker?._id}/changeRequests/${_id}/accept`,
      token,
      headers: { 'if-match': `"${version}"` },
    });
    expect(accepted.status).toBe(200);
  });

  test('shows the switcher to members of two companies', async () => {
    const { companyUser } = await signIn('multi@alpenblick.example');
    expect(companyUser.user.companyUsers.map(({ company }) => company.name)).toEqual([
      'Alpenblick Engineering AG',
      'Alpenblick Logistik GmbH',
    ]);
  });

  test('assigns the two approvers to everyone with the standard policy', async () => {
    const [first, second] = [
      (await signIn('approver1@alpenblick.example')).companyUser._id,
      (await signIn('approver2@alpenblick.example')).companyUser._id,
    ];
    const { companyUsers } = await profileOf('traveler@alpenblick.example');
    expect(companyUsers).toMatchObject([{ level1Approver: first, level2Approver: second }]);
  });

  test('has a policy for its traveler, and rates to compare prices at', async () => {
    const { token } = await signIn('traveler@alpenblick.example');
    const { body } = await call(opened.app, { url: '/api/booking/policy', token });
    const { policy, approvers } = body as TravelerPolicy;
    expect(policy).toMatchObject({ name: 'Standard', currency: 'CHF' });
    expect(policy?.rules[0]).toEqual({
      rule: 'flight.budget',
      limit: { amount: 120_000, currency: 'CHF' },
      action: 'approve',
    });
    expect(approvers.map(({ firstName }) => firstName)).toEqual(['Daniel', 'Eliane']);
    const rates = await readRatesOn(opened.db, opened.clock.now().toISOString().slice(0, 10));
    expect(rates).toEqual(DEMO_RATES);
  });

  test('has searches that its traveler and many colleagues repeat', async () => {
    const { token } = await signIn('traveler@alpenblick.example');
    const { body } = await call(opened.app, { url: '/api/booking/earlier-searches', token });
    expect(body).toMatchObject({
      docs: [
        { why: 'usual', kind: 'flight', destination: { city: 'London' } },
        { why: 'last', kind: 'hotel', place: { label: 'Berlin' } },
        { why: 'company', kind: 'car', pickUp: { code: 'GVA' } },
        { why: 'company', kind: 'flight', destination: { city: 'Paris' } },
      ],
    });
  });

  test('has a picture of the traveler in two sizes', async () => {
    const { image } = await profileOf('traveler@alpenblick.example');
    for (const path of ['/images', '/images/thumbnails']) {
      expect((await call(opened.app, { url: `${path}/${image}` })).body).toContain('<svg');
    }
  });

  test('has some sixty colleagues', async () => {
    const users = await opened.db.selectFrom('users').select('id').execute();
    expect(users.length).toBeGreaterThan(60);
  });

  test('is loaded into an empty database only', async () => {
    const before = await databaseState(opened.db);
    await loadDemo(opened.deps);
    expect(await databaseState(opened.db)).toEqual(before);
  });

  test('says how to load it again when its trips are old', async () => {
    const said = async (days: number) => {
      const lines: string[] = [];
      const now = new Date(opened.deps.clock.now().getTime() + days * 24 * 3_600_000);
      await loadDemo({ ...opened.deps, clock: { now: () => now } }, (line) => lines.push(line));
      return lines;
    };
    expect(await said(29)).toEqual([]);
    expect(await said(31)).toEqual([expect.stringContaining('`npm run demo:reset`')]);
  });

  test('reports which of its accounts exist, also when it was loaded before', async () => {
    expect(await loadDemo(opened.deps)).toEqual(DEMO_ACCOUNTS);
  });

  test('is the same after it was cleared and loaded again', async () => {
    const people = () =>
      opened.db.selectFrom('users').select(['id', 'email', 'image']).orderBy('id').execute();
    const before = await people();
    await clearDatabase(opened.db);
    expect(await people()).toEqual([]);
    expect(await opened.db.selectFrom('trips').select('id').execute()).toEqual([]);
    await loadDemo(opened.deps);
    expect(await people()).toEqual(before);
  });

  test('has no accounts where other companies are', async () => {
    await clearDatabase(opened.db);
    await insertCompany(opened.db, { name: 'Elsewhere' });
    expect(await loadDemo(opened.deps)).toEqual([]);
  });
});
