import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/contract.ts';
import type { OperationId } from '#server/http/handler.ts';
import { type Call, call } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { openSession } from './support/sessions.ts';
import { createWorld, ROLES, type World } from './support/world.ts';

type Caller = 'anonymous' | Role;
/** The statuses of one row: nobody, traveler, travel-arranger, company-admin, site-admin. */
type Row = readonly [anonymous: number, ...roles: [number, number, number, number]];

const CALLERS: readonly Caller[] = ['anonymous', ...ROLES];
const MISSING = '01994b5e-0000-7000-8000-000000000000';

let opened: ContractApp;
let world: World;

beforeAll(async () => {
  opened = await openContractApp();
  world = await createWorld(opened.db);
});
afterAll(() => opened.close());

/** Whom or what a call is about, as the caller stands to it. */
const COMPANIES = {
  'the own company': () => world.home,
  'another company of the group': () => world.sister,
  'a company of another group': () => world.foreign,
  'no company': () => MISSING,
};
const USERS = {
  'the caller': (caller: Caller) => (caller === 'anonymous' ? MISSING : world.members[caller].userId),
  'somebody of the same company': () => world.colleague.userId,
  'somebody of another company of the group': () => world.inSister.userId,
  'somebody of another group': () => world.inForeign.userId,
  nobody: () => MISSING,
};

type Request = (caller: Caller) => Call;
const passwordOf = (id: string): Call => ({
  method: 'PUT',
  url: `/api/users/${id}/password`,
  body: { currentPassword: 'not the right one', newPassword: 'four quiet mountain huts' },
});

/** Who may change a password is asked for the current one, which is wrong here: 422 means allowed. */
const TABLE: Record<OperationId, Record<string, [Request, Row]>> = {
  getCompany: {
    'the own company': [about(COMPANIES, 'the own company', getCompany), [401, 403, 403, 200, 200]],
    'another company of the group': [
      about(COMPANIES, 'another company of the group', getCompany),
      [401, 403, 403, 404, 200],
    ],
    'a company of another group': [
      about(COMPANIES, 'a company of another group', getCompany),
      [401, 403, 403, 404, 200],
    ],
    'no company': [about(COMPANIES, 'no company', getCompany), [401, 403, 403, 404, 404]],
  },
  listCompanies: { all: [() => ({ url: '/api/companies' }), [401, 403, 403, 200, 200]] },
  actAsCompany: {
    'the own company': [about(COMPANIES, 'the own company', actAs), [401, 200, 200, 200, 200]],
    'another company of the group': [
      about(COMPANIES, 'another company of the group', actAs),
      [401, 404, 404, 404, 200],
    ],
    'a company of another group': [
      about(COMPANIES, 'a company of another group', actAs),
      [401, 404, 404, 404, 200],
    ],
    'no company': [about(COMPANIES, 'no company', actAs), [401, 404, 404, 404, 404]],
  },
  getUser: {
    'the caller': [about(USERS, 'the caller', getUser), [401, 200, 200, 200, 200]],
    'somebody of the same company': [
      about(USERS, 'somebody of the same company', getUser),
      [401, 404, 200, 200, 200],
    ],
    'somebody of another company of the group': [
      about(USERS, 'somebody of another company of the group', getUser),
      [401, 404, 404, 404, 200],
    ],
    'somebody of another group': [
      about(USERS, 'somebody of another group', getUser),
      [401, 404, 404, 404, 200],
    ],
    nobody: [about(USERS, 'nobody', getUser), [401, 404, 404, 404, 404]],
  },
  changePassword: {
    'the caller': [about(USERS, 'the caller', passwordOf), [401, 422, 422, 422, 422]],
    'somebody of the same company': [
      about(USERS, 'somebody of the same company', passwordOf),
      [401, 404, 403, 403, 422],
    ],
    'somebody of another company of the group': [
      about(USERS, 'somebody of another company of the group', passwordOf),
      [401, 404, 404, 404, 422],
    ],
    'somebody of another group': [
      about(USERS, 'somebody of another group', passwordOf),
      [401, 404, 404, 404, 422],
    ],
    nobody: [about(USERS, 'nobody', passwordOf), [401, 404, 404, 404, 404]],
  },
  sendInvitation: {
    'the caller': [about(USERS, 'the caller', invite), [401, 403, 403, 403, 204]],
    'somebody of the same company': [
      about(USERS, 'somebody of the same company', invite),
      [401, 404, 403, 403, 204],
    ],
    'somebody of another company of the group': [
      about(USERS, 'somebody of another company of the group', invite),
      [401, 404, 404, 404, 204],
    ],
    'somebody of another group': [
      about(USERS, 'somebody of another group', invite),
      [401, 404, 404, 404, 204],
    ],
    nobody: [about(USERS, 'nobody', invite), [401, 404, 404, 404, 404]],
  },
  // Whoever calls these says who they are in another way, or need not say it.
  login: { anything: [() => post('/api/auth/login', { email: 'x@y.example', password: 'x' }), all(401)] },
  refreshSession: { anything: [() => ({ url: '/api/auth/refresh' }), all(204)] },
  logout: { anything: [() => ({ url: '/api/auth/logout' }), all(204)] },
  requestPasswordReset: {
    anything: [(caller) => post('/api/auth/password/forgot', { email: `${caller}@y.example` }), all(204)],
  },
  resetPassword: {
    anything: [
      () => post('/api/auth/password/reset', { token: 'x', newPassword: 'four quiet mountain huts' }),
      all(422),
    ],
  },
  listEnums: { anything: [() => ({ url: '/api/enums/en?category=roles' }), all(200)] },
  searchAirports: { anything: [() => ({ url: '/api/booking/flight/airports?searchString=x' }), all(200)] },
  logClientError: {
    anything: [() => post('/api/log', { ref: '1700000000000', message: 'x' }), all(204)],
  },
  getImage: { missing: [() => ({ url: `/images/${'a'.repeat(22)}.svg` }), all(404)] },
  getThumbnail: { missing: [() => ({ url: `/images/thumbnails/${'a'.repeat(22)}.svg` }), all(404)] },
  getConfig: { anything: [() => ({ url: '/config.json' }), all(200)] },
  getHealth: { anything: [() => ({ url: '/healthz' }), all(200)] },
  getReadiness: { anything: [() => ({ url: '/readyz' }), all(200)] },
};

describe.each(Object.entries(TABLE))('%s', (_, relations) => {
  describe.each(Object.entries(relations))('about %s', (_, [request, row]) => {
    test.each(CALLERS.map((caller, index) => [caller, row[index]] as const))(
      'by %s: %i',
      async (caller, status) => {
        expect((await callAs(caller, request(caller))).status).toBe(status);
      },
    );
  });
});

describe('a record that the caller may not see and one that is missing are answered alike', () => {
  const questions: [string, Request, Request][] = [
    [
      'getCompany',
      about(COMPANIES, 'a company of another group', getCompany),
      about(COMPANIES, 'no company', getCompany),
    ],
    [
      'actAsCompany',
      about(COMPANIES, 'a company of another group', actAs),
      about(COMPANIES, 'no company', actAs),
    ],
    ['getUser', about(USERS, 'somebody of another group', getUser), about(USERS, 'nobody', getUser)],
    [
      'changePassword',
      about(USERS, 'somebody of another group', passwordOf),
      about(USERS, 'nobody', passwordOf),
    ],
    ['sendInvitation', about(USERS, 'somebody of another group', invite), about(USERS, 'nobody', invite)],
  ];
  const callers = CALLERS.filter((caller) => caller !== 'site-admin');
  test.each(questions.flatMap((question) => callers.map((caller) => [...question, caller] as const)))(
    '%s',
    async (_, foreign, missing, caller) => {
      const answers = [await callAs(caller, foreign(caller)), await callAs(caller, missing(caller))];
      const [first, second] = answers.map(({ status, body }) => ({
        status,
        body: { ...(body as object), requestId: '' },
      }));
      expect(first).toEqual(second);
    },
  );
});

describe('of a colleague who also works elsewhere', () => {
  const seen: [Role, string[]][] = [
    ['travel-arranger', ['Home']],
    ['company-admin', ['Home']],
    ['site-admin', ['Foreign', 'Home']],
  ];
  test.each(seen)('a %s sees the memberships in %j', async (role, companies) => {
    const { body } = await callAs(role, getUser(world.colleague.userId));
    const { companyUsers } = body as { companyUsers: { company: { name: string } }[] };
    expect(companyUsers.map(({ company }) => company.name)).toEqual(companies);
  });
});

const listed: [Role, string[]][] = [
  ['company-admin', ['Home']],
  ['site-admin', ['Foreign', 'Home', 'Sister']],
];
test.each(listed)('the list of companies of a %s holds %j', async (role, names) => {
  const { body } = await callAs(role, { url: '/api/companies' });
  expect(body).toMatchObject({ totalDocs: names.length, docs: names.map((name) => ({ name })) });
});

async function callAs(caller: Caller, request: Call) {
  if (caller === 'anonymous') return await call(opened.app, request);
  const { token } = await openSession(opened.deps, world.members[caller]);
  return await call(opened.app, { ...request, token });
}

function about<Name extends string>(
  records: Record<Name, (caller: Caller) => string>,
  name: NoInfer<Name>,
  request: (id: string) => Call,
): Request {
  return (caller) => request(records[name](caller));
}

function all(status: number): Row {
  return [status, status, status, status, status];
}

function getCompany(id: string): Call {
  return { url: `/api/companies/${id}` };
}

function actAs(id: string): Call {
  return { url: `/api/auth/companies/${id}` };
}

function getUser(id: string): Call {
  return { url: `/api/users/${id}` };
}

function invite(id: string): Call {
  return { method: 'PUT', url: `/api/users/${id}/sendInvitation` };
}

function post(url: string, body: object): Call {
  return { method: 'POST', url, body };
}
