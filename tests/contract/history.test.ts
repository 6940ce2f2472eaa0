import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Company, History } from '#domain/contract.ts';
import { listOperations, readContract } from '#server/http/contract.ts';
import { sampleOf } from './support/bad-values.ts';
import { type Call, call } from './support/call.ts';
import { MembershipDesk } from './support/company-user-records.ts';
import { insertCompany, insertGroup, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let siteAdmin: Member;
let ids: Record<string, string>;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Operator' });
  siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin' });
});
beforeEach(async () => {
  const desk = await MembershipDesk.open(opened);
  const [person, first, second] = [await desk.person(), await desk.person(), await desk.person()];
  await desk.referenceField(1, 'Cost centre');
  ids = {
    companyId: desk.companyId,
    companyGroupId: await insertGroup(opened.db, `Group of ${desk.companyId}`),
    userId: person.userId,
    companyUserId: person.companyUserId,
    department: await desk.department('Hydraulics'),
    firstApprover: first.companyUserId,
    secondApprover: second.companyUserId,
  };
});

async function ask(request: Call) {
  return await call(opened.app, { ...request, token: (await openSession(opened.deps, siteAdmin)).token });
}

/** The operations that save a section of a record with a history. */
const sections = listOperations(readContract()).filter(
  ({ path, headers, body }) => /^\/api\/(companies|groups|users)\//.test(path) && headers && body,
);

/** Where the examples of the contract are what the record has already, or ids of other records. */
const CHANGED: Record<string, () => object> = {
  updateCompany: () => ({
    timeZone: 'Asia/Tokyo',
    companyGroup: ids.companyGroupId,
    address: { city: 'Lindau', country: 'DE' },
    language: 'de',
    currency: 'EUR',
    measurementUnits: 'imperial',
    active: false,
  }),
  updateCompanyFinance: () => ({
    creditCards: [{ expiryDate: '11/49' }],
    referenceFields: [{ position: 2, name: 'Project' }],
  }),
  updateCompanyHotelProfile: () => ({ memberships: [{ program: 'hilton_honors' }] }),
  updateCompanyCarProfile: () => ({ memberships: [{ program: 'ZE' }] }),
  updateCompanyUser: () => ({
    role: 'travel-arranger',
    department: ids.department,
    travelPolicy: ids.travelPolicy,
    level1Approver: ids.firstApprover,
    level2Approver: ids.secondApprover,
    active: false,
    creditCards: [{ expiryDate: '11/49' }],
  }),
  updateCompanyGroup: () => ({ active: false, companies: [ids.companyId] }),
  updateUser: () => ({
    firstName: 'Berta',
    lastName: 'Meier',
    language: 'de',
    dateOfBirth: '1990-02-28',
    active: false,
    needsPasswordChange: true,
  }),
  updatePassports: () => ({
    passports: [
      {
        issueDate: '2020-02-01',
        expiryDate: '2049-01-31',
        visas: [{ country: 'US', issueDate: '2020-02-01', expiryDate: '2049-01-31' }],
      },
    ],
  }),
  updateUserFinance: () => ({ creditCards: [{ expiryDate: '11/49' }] }),
  updateUserHotelProfile: () => ({ memberships: [{ program: 'hilton_honors' }] }),
  updateUserCarProfile: () => ({ memberships: [{ program: 'ZE' }] }),
};

/** Fields that a history calls by another name. */
const CALLED: Record<string, string> = {
  number: 'last4', // of a card
  name: 'holder', // of a card
  country: 'name', // of a passport
  rateCodes: 'hotelRateCodes',
};

test.each(sections.map((section) => [section.id, section] as const))(
  'a history shows each field that %s can change',
  async (id, { path, body }) => {
    if (id === 'updateCompanyUser') ids.travelPolicy = await insertPolicy();
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
    const [record = ''] = /^\/api\/(companies\/[^/]+\/users|companies|groups|users)\/[^/]+/.exec(url) ?? [];
    const sent = mixed(withoutIds(sampleOf(body ?? {})), CHANGED[id]?.() ?? {});
    const { version } = (await ask({ url: record })).body as { version: number };
    const answer = await ask({ method: 'PUT', url, body: sent, headers: { 'if-match': `"${version}"` } });
    expect(answer).toMatchObject({ status: 200, body: { version: version + 1 } });
    const [latest] = ((await ask({ url: `${record}/history` })).body as History).docs;
    const shown = latest?.changes.flatMap(({ field }) => field.split(/[.[\]]+/)) ?? [];
    const missing = fieldsOf(sent).filter(
      (name) => !shown.includes(name) && !shown.includes(CALLED[name] ?? name),
    );
    expect(missing).toEqual([]);
  },
);

async function insertPolicy(): Promise<string> {
  const url = `/api/companies/${ids.companyId}/travelPolicies`;
  const { body } = sections.find(({ id }) => id === 'updateTravelPolicies') ?? {};
  const headers = { 'if-match': '"1"' };
  const answer = await ask({ method: 'PUT', url, headers, body: withoutIds(sampleOf(body ?? {})) });
  return (answer.body as Company).travelPolicies[0]?._id ?? '';
}

/** Records of lists are new ones. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, member) => (name === '_id' ? undefined : member)));
}

/** Values by their path; those of a list's entries apply to its example. */
function mixed(example: unknown, values: unknown): unknown {
  if (Array.isArray(example) && Array.isArray(values)) return values.map((value) => mixed(example[0], value));
  if (!isRecord(example) || !isRecord(values)) return values;
  const changed = Object.entries(values).map(([name, value]) => [name, mixed(example[name], value)]);
  return { ...example, ...Object.fromEntries(changed) };
}

/** The names of the properties that have values of their own; money is one value. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const within = isRecord(member) && 'amount' in member ? [] : fieldsOf(member);
    return within.length > 0 ? within : [name];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
