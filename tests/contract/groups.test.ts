import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Company, CompanyGroup, CompanyGroupList, CompanyList, History } from '#domain/contract.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const INVALID = { status: 422, code: 'validation_failed' };

const opened = sharedApp();
let admin: Member;
let desk: CompanyDesk;
let group: CompanyGroup;
let companies: [Company, Company, Company];

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Operator' });
  admin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  desk = new CompanyDesk(opened, admin);
});
beforeEach(async () => {
  const named = async (name: string) =>
    await desk.read(await insertCompany(opened.db, { name: `${name} ${randomUUID()}`, city: 'Chur' }));
  companies = [await named('Alpha'), await named('Beta'), await named('Gamma')];
  const [alpha, beta] = companies;
  group = (await create({ name: `Group ${randomUUID()}`, companies: [alpha._id, beta._id] }))
    .body as CompanyGroup;
});

async function send(method: 'POST' | 'PUT', url: string, body: object, version?: number): Promise<Answer> {
  const { token } = await openSession(opened.deps, admin);
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return await call(opened.app, { method, url, token, body, headers });
}
const create = (body: object) => send('POST', '/api/groups', body);
const save = (body: object, version = group.version, id = group._id) =>
  send('PUT', `/api/groups/${id}`, body, version);
const read = async (id = group._id) => (await desk.get(`/api/groups/${id}`)).body as CompanyGroup;
const historyOf = async (url: string) => ((await desk.get(`${url}/history`)).body as History).docs;
const list = async (query: string) => (await desk.get(`/api/groups?${query}`)).body as CompanyGroupList;
const idsOf = ({ companies }: CompanyGroup) => companies.map(({ _id }) => _id);

describe('a new group', () => {
  test('has its companies, by name', async () => {
    const [alpha, beta] = companies;
    expect(group).toEqual({
      _id: expect.any(String),
      version: 1,
      name: group.name,
      active: true,
      companies: [
        { _id: alpha._id, name: alpha.name },
        { _id: beta._id, name: beta.name },
      ],
    });
    expect(await read()).toEqual(group);
    expect(await historyOf(`/api/groups/${group._id}`)).toMatchObject([
      { by: { _id: admin.userId }, subject: 'companyGroup', about: group.name, section: 'created' },
    ]);
  });

  test('may have none, and not be active', async () => {
    const { status, body } = await create({ name: `Empty ${randomUUID()}`, active: false });
    expect(status).toBe(201);
    expect(body).toMatchObject({ active: false, companies: [] });
  });

  test('has a unique name, regardless of case', async () => {
    const answer = await create({ name: ` ${group.name.toUpperCase()}` });
    expect(refusal(answer)).toEqual({ status: 409, code: 'name_taken' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/name' }] });
  });
});

describe('a group', () => {
  test('keeps what is not sent', async () => {
    const { body } = await save({ active: false });
    expect(body).toEqual({ ...group, version: 2, active: false });
    expect(await save({ name: 'Renamed' }, 2)).toMatchObject({ body: { name: 'Renamed', active: false } });
  });

  test('is found by its name, also by the new one', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    await save({ name: `New ${word}` });
    expect((await list(`searchString=${word}`)).docs.map(({ _id }) => _id)).toEqual([group._id]);
    expect(await list(`searchString=${group.name.slice('Group '.length)}`)).toMatchObject({ totalDocs: 0 });
  });

  test('of an older version is answered as it is, and nothing changes', async () => {
    await save({ active: false });
    expect(await save({ companies: [] })).toMatchObject({ status: 412, body: { version: 2, active: false } });
    expect(idsOf(await read())).toEqual(idsOf(group));
  });

  test('that is saved by many at once is saved for one of them', async () => {
    const [, , gamma] = companies;
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => save({ companies: index % 2 ? [] : [gamma._id] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(63).fill(412)]);
    const after = await read();
    expect(after.version).toBe(2);
    expect([[], [gamma._id]]).toContainEqual(idsOf(after));
  });
});

describe('the companies of a group', () => {
  test('are those that were sent; each one that joins or leaves has a new version', async () => {
    const [alpha, beta, gamma] = companies;
    const { status, body } = await save({ companies: [gamma._id, beta._id] });
    expect(status).toBe(200);
    expect(idsOf(body as CompanyGroup)).toEqual([beta._id, gamma._id]);
    expect(await desk.read(alpha._id)).toEqual({ ...alpha, version: alpha.version + 2 });
    expect(await desk.read(beta._id)).toMatchObject({ version: beta.version + 1 });
    expect(await desk.read(gamma._id)).toMatchObject({
      version: gamma.version + 1,
      companyGroup: { _id: group._id, name: group.name },
    });
  });

  test('tell of it in their histories, and the group in its own', async () => {
    const [alpha, beta] = companies;
    await save({ companies: [beta._id] });
    const [going, coming] = await historyOf(`/api/companies/${alpha._id}`);
    expect([going?.changes, coming?.changes]).toEqual([
      [{ field: 'companyGroup.name', before: group.name }],
      [{ field: 'companyGroup.name', after: group.name }],
    ]);
    expect((await historyOf(`/api/groups/${group._id}`))[0]?.changes).toEqual([
      { field: `companies[${alpha.name}].name`, before: alpha.name },
    ]);
  });

  test('are refused when one is in another group', async () => {
    const [alpha, , gamma] = companies;
    const answer = await create({ name: `Other ${randomUUID()}`, companies: [gamma._id, alpha._id] });
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/companies/1' }] });
    expect(await desk.read(gamma._id)).toEqual(gamma);
  });

  test('are refused when there is no such company', async () => {
    const answer = await save({ companies: ['01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10'] });
    expect(refusal(answer)).toEqual(INVALID);
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/companies/0' }] });
  });

  test('are refused when two would have the same name', async () => {
    const [alpha, beta] = companies;
    await insertCompany(opened.db, { name: alpha.name });
    const answer = await save({ companies: [beta._id] });
    expect(refusal(answer)).toEqual({ status: 409, code: 'name_taken' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/companies' }] });
    expect(await read()).toEqual(group);
  });

  test('are listed and searched, from either end', async () => {
    const [alpha, beta] = companies;
    const listed = async (query: string) => {
      const { docs, totalDocs } = (await desk.get(`/api/groups/${group._id}/companies?${query}`))
        .body as CompanyList;
      return [totalDocs, ...docs.map(({ _id }) => _id)];
    };
    expect(await listed('')).toEqual([2, alpha._id, beta._id]);
    expect(await listed('sortOrder=descending')).toEqual([2, beta._id, alpha._id]);
    expect(await listed('searchString=chur%20beta')).toEqual([1, beta._id]);
    expect(await listed('searchString=gamma')).toEqual([0]);
  });

  test('may be as many as the contract has room for', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type)
      select gen_random_uuid(), 'M' || n, 'Many ' || n, 'many ' || n, 'en', 'CHF', 'metric', 'invoice'
      from generate_series(1, 1000) n returning id`.execute(opened.db);
    const ids = rows.map(({ id }) => id);
    expect(await save({ companies: ids })).toMatchObject({
      status: 200,
      body: { companies: { length: 1000 } },
    });
    expect((await historyOf(`/api/groups/${group._id}`))[0]?.changes).toHaveLength(500);
    expect(await historyOf(`/api/companies/${ids[999]}`)).toMatchObject([{ section: 'general' }]);
  });

  test('may move between groups from both sides at once, without a deadlock', async () => {
    const [alpha, beta, gamma] = companies;
    const other = (await create({ name: `Other ${randomUUID()}`, companies: [gamma._id] }))
      .body as CompanyGroup;
    const general = (company: Company, companyGroup: string | null) =>
      desk
        .read(company._id)
        .then(({ version }) => desk.save({ section: '', version, body: { companyGroup } }, company._id));
    const answers = await Promise.all([
      ...[general(alpha, other._id), general(gamma, group._id), general(beta, null)],
      ...[save({ companies: [] }), save({ companies: [] }, other.version, other._id)],
    ]);
    expect(answers.every(({ status }) => [200, 412].includes(status))).toBe(true);
    const inGroups = [...idsOf(await read()), ...idsOf(await read(other._id))];
    expect(new Set(inGroups).size).toBe(inGroups.length);
  });
});

describe('the list of groups', () => {
  test('says how many companies each has, twenty to a page, from either end', async () => {
    for (let number = 10; number < 32; number += 1) await create({ name: `Zz ${number} ${randomUUID()}` });
    const first = await list('');
    expect(first.docs).toHaveLength(20);
    const word = group.name.slice('Group '.length);
    expect(await list(`searchString=${word}`)).toMatchObject({
      totalDocs: 1,
      docs: [{ _id: group._id, companyCount: 2, active: true }],
    });
    const last = await list('sortOrder=descending');
    expect(last.docs[0]?.name).toMatch(/^Zz 31/);
    expect(await list(`page=${first.totalPages + 1}`)).toMatchObject({
      docs: [],
      totalDocs: first.totalDocs,
    });
  });

  test('counts five pages ahead, and says that there are more', async () => {
    for (let number = 0; number < 121; number += 1) await create({ name: `Throng ${number}` });
    const found = await list('searchString=throng');
    expect(found).toMatchObject({ totalDocs: 120, totalPages: 6, more: true });
    for (const last of [await list('searchString=throng&page=2'), await list('searchString=throng&page=9')]) {
      expect(last).toMatchObject({ totalDocs: 121, totalPages: 7 });
      expect(last.more).toBeUndefined();
    }
  });
});
