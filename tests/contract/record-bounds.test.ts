import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, refusal } from './support/call.ts';
import { MembershipDesk } from './support/company-user-records.ts';
import { insertCompany, insertGroup, insertMembership } from './support/records.ts';
import { sharedApp } from './support/shared-app.ts';
import { UserDesk } from './support/user-records.ts';

const INVALID = { status: 422, code: 'validation_failed' };
const MOST_COMPANIES = 1000;
const MOST_MEMBERSHIPS = 100;

const opened = sharedApp();
let memberships: MembershipDesk;
let desk: UserDesk;

beforeAll(async () => {
  memberships = await MembershipDesk.open(opened);
  desk = new UserDesk(opened, memberships.admin, memberships.admin.userId);
});

async function insertCompanies(count: number, groupId: string | null = null) {
  const prefix = `${randomUUID()}-`;
  const { rows } = await sql<{ id: string }>`
    insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type,
      company_group_id)
    select gen_random_uuid(), ${prefix}::text || n, ${prefix}::text || n, ${prefix}::text || n, 'en', 'CHF', 'metric',
      'invoice', ${groupId}::uuid
    from generate_series(1, ${count}::integer) n returning id`.execute(opened.db);
  return rows.map(({ id }) => id);
}

function expectRefused(answer: Answer, path: string): void {
  expect(refusal(answer)).toEqual(INVALID);
  expect(answer.body).toMatchObject({ errors: [{ path }] });
}

describe('a group that has as many companies as it may', () => {
  let groupId: string;
  let members: string[];

  beforeEach(async () => {
    groupId = await insertGroup(opened.db, `Full ${randomUUID()}`);
    members = await insertCompanies(MOST_COMPANIES, groupId);
  });

  const read = (id = groupId) => desk.call({ url: `/api/groups/${id}` });
  const move = async (companyId: string, companyGroup: string | null) => {
    const url = `/api/companies/${companyId}`;
    const { version } = (await desk.call({ url })).body as { version: number }; // every record has one
    const headers = { 'if-match': `"${version}"` };
    return await desk.call({ method: 'PUT', url, headers, body: { companyGroup } });
  };

  test('takes no other one that exists until one of them leaves', async () => {
    const other = await insertCompany(opened.db, { name: `Other ${groupId}` });
    expectRefused(await move(other, groupId), '/body/companyGroup');
    expect(await read()).toMatchObject({ status: 200, body: { version: 1, companies: { length: 1000 } } });
    expect((await move(members[0] ?? '', null)).status).toBe(200);
    expect((await move(other, groupId)).status).toBe(200);
    expect((await read()).status).toBe(200);
  });

  test('takes no new one', async () => {
    const terms = { language: 'en', currency: 'CHF', measurementUnits: 'metric', paymentType: 'invoice' };
    const created = await desk.call({
      method: 'POST',
      url: '/api/companies',
      body: { ...terms, name: `New ${groupId}`, customerId: 'N-1', companyGroup: groupId },
    });
    expectRefused(created, '/body/companyGroup');
    expect((await read()).status).toBe(200);
  });
});

describe('a person with the maximum number of memberships', () => {
  test('gets no further one', async () => {
    const person = await memberships.person();
    const companies = await insertCompanies(MOST_MEMBERSHIPS - 2);
    for (const companyId of companies) {
      await insertMembership(opened.db, { userId: person.userId, companyId, role: 'traveler' });
    }
    const give = async () =>
      await desk.call({
        method: 'POST',
        url: `/api/companies/${(await MembershipDesk.open(opened)).companyId}/users`,
        body: { user: person.userId, role: 'traveler' },
      });
    expect((await give()).status).toBe(201);
    expectRefused(await give(), '/body/user');
    expect(await desk.call({ url: `/api/users/${person.userId}` })).toMatchObject({
      status: 200,
      body: { companyUsers: { length: MOST_MEMBERSHIPS } },
    });
  });
});
