import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/contract.ts';
import { listOperations, readContract } from '#server/http/contract.ts';
import type { OperationId } from '#server/http/handler.ts';
import { type Call, call } from './support/call.ts';
import { operationOf } from './support/documented-status.ts';
import { CALLERS, type Caller, FOREIGN_AND_MISSING, type Relations } from './support/permissions/cells.ts';
import { OF_BOOKING } from './support/permissions/of-booking.ts';
import { OF_CANCELLATIONS } from './support/permissions/of-cancellations.ts';
import { OF_CARS } from './support/permissions/of-cars.ts';
import { OF_CHANGES } from './support/permissions/of-changes.ts';
import { OF_COMPANIES } from './support/permissions/of-companies.ts';
import { OF_COMPANY_SECTIONS } from './support/permissions/of-company-sections.ts';
import { OF_DELEGATIONS } from './support/permissions/of-delegations.ts';
import { OF_EVERYBODY } from './support/permissions/of-everybody.ts';
import { OF_FLIGHTS } from './support/permissions/of-flights.ts';
import { OF_GROUPS } from './support/permissions/of-groups.ts';
import { OF_HOTELS } from './support/permissions/of-hotels.ts';
import { OF_MEMBERSHIPS } from './support/permissions/of-memberships.ts';
import { OF_ORDERS } from './support/permissions/of-orders.ts';
import { OF_POLICIES } from './support/permissions/of-policies.ts';
import { OF_PRACTICE } from './support/permissions/of-practice.ts';
import { OF_PROFILE_REQUESTS } from './support/permissions/of-profile-requests.ts';
import { OF_REQUESTS } from './support/permissions/of-requests.ts';
import { OF_TRIPS } from './support/permissions/of-trips.ts';
import { OF_USER_RECORDS } from './support/permissions/of-user-records.ts';
import { OF_USERS } from './support/permissions/of-users.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';
import { createWorld, type World } from './support/world.ts';

/** Must contain every operation of the contract, or it does not compile. */
const TABLE: Record<OperationId, Relations> = {
  ...OF_COMPANIES,
  ...OF_COMPANY_SECTIONS,
  ...OF_GROUPS,
  ...OF_USERS,
  ...OF_USER_RECORDS,
  ...OF_PROFILE_REQUESTS,
  ...OF_MEMBERSHIPS,
  ...OF_DELEGATIONS,
  ...OF_POLICIES,
  ...OF_FLIGHTS,
  ...OF_HOTELS,
  ...OF_CARS,
  ...OF_ORDERS,
  ...OF_TRIPS,
  ...OF_REQUESTS,
  ...OF_BOOKING,
  ...OF_CANCELLATIONS,
  ...OF_CHANGES,

  ...OF_PRACTICE,
  ...OF_EVERYBODY,
};

const opened = sharedApp();
let world: World;

beforeAll(async () => {
  world = await createWorld(opened.db);
});

/** Continues until a call has changed something, possibly the session. */
const tokens = new Map<Role, string>();

async function callAs(caller: Caller, request: Call) {
  if (caller === 'anonymous') return await call(opened.app, request);
  const token = tokens.get(caller) ?? (await openSession(opened.deps, world.members[caller])).token;
  const answer = await call(opened.app, { ...request, token });
  if (isReading(request) || answer.status >= 400) tokens.set(caller, token);
  else tokens.delete(caller);
  return answer;
}

const isReading = ({ method = 'GET', url }: Call) => method === 'GET' && !url.startsWith('/api/auth/');

type Statuses = Partial<Record<Caller, number>>;

test('the table has every operation of the contract', () => {
  const operations = listOperations(readContract()).map(({ id }) => id);
  expect(Object.keys(TABLE).toSorted()).toEqual(operations.toSorted());
});

/** One test for each operation, so that a failure names every relation and caller with a different answer. */
test.each(Object.entries(TABLE))('%s', { timeout: 120_000 }, async (operation, relations) => {
  const expected: Record<string, Statuses> = {};
  const answered: Record<string, Statuses> = {};
  for (const [about, [request, row]] of Object.entries(relations)) {
    const statuses: Statuses = {};
    for (const caller of CALLERS) {
      const asked = request(world, caller);
      expect(operationOf(asked.method ?? 'GET', asked.url)?.operationId).toBe(operation);
      statuses[caller] = (await callAs(caller, asked)).status;
    }
    answered[about] = statuses;
    expected[about] = Object.fromEntries(CALLERS.map((caller, index) => [caller, row[index]]));
  }
  expect(answered).toEqual(expected);
});

describe('a record that the caller may not see and one that is missing are answered alike', () => {
  const callers = CALLERS.filter((caller) => caller !== 'site-admin');
  const asked = Object.entries(TABLE).flatMap(([operation, relations]) => {
    const pairs = FOREIGN_AND_MISSING.flatMap((names) => {
      const [foreign, missing] = names.map((name) => relations[name]?.[0]);
      return foreign && missing ? [{ about: names[0], foreign, missing }] : [];
    });
    return pairs.length > 0 ? [{ operation, pairs }] : [];
  });

  test.each(asked)('$operation', async ({ pairs }) => {
    const answerTo = async (caller: Caller, request: Call) => {
      const { status, body } = await callAs(caller, request);
      return { status, body: { ...(body as object), requestId: '' } };
    };
    const toForeign: Record<string, unknown> = {};
    const toMissing: Record<string, unknown> = {};
    for (const { about, foreign, missing } of pairs) {
      for (const caller of callers) {
        toForeign[`${about}, ${caller}`] = await answerTo(caller, foreign(world, caller));
        toMissing[`${about}, ${caller}`] = await answerTo(caller, missing(world, caller));
      }
    }
    expect(toForeign).toEqual(toMissing);
  });
});

describe('of a colleague who also works elsewhere', () => {
  const seen: [Role, string[]][] = [
    ['travel-arranger', ['Home']],
    ['company-admin', ['Home']],
    ['site-admin', ['Foreign', 'Home']],
  ];
  test.each(seen)('a %s sees the memberships in %j', async (role, companies) => {
    const { body } = await callAs(role, { url: `/api/users/${world.colleague.userId}` });
    const { companyUsers } = body as { companyUsers: { company: { name: string } }[] };
    expect(companyUsers.map(({ company }) => company.name)).toEqual(companies);
  });
});

const groups: [Role, [string, number][]][] = [
  ['company-admin', [['Our group', 1]]],
  [
    'site-admin',
    [
      ['Our group', 2],
      ['Their group', 1],
    ],
  ],
];
test.each(groups)('the list of groups of a %s holds %j, with as many companies', async (role, listed) => {
  const { body } = await callAs(role, { url: '/api/groups' });
  const docs = listed.map(([name, companyCount]) => ({ name, companyCount }));
  expect(body).toMatchObject({ totalDocs: docs.length, docs });
});

test('of the group of their company, a company-admin sees no other company', async () => {
  const { body } = await callAs('company-admin', { url: `/api/groups/${world.group}` });
  expect(body).toMatchObject({ name: 'Our group', companies: [{ _id: world.home }] });
  const listed = await callAs('company-admin', { url: `/api/groups/${world.group}/companies` });
  expect(listed.body).toMatchObject({ totalDocs: 1, docs: [{ _id: world.home }] });
});
