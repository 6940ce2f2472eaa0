import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Company, CompanyGroup, History } from '#domain/contract.ts';
import { type Answer, call } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let siteAdmin: Member;
let companyAdmin: Member;
let desk: CompanyDesk;
let own: Company;
let other: Company;
let group: CompanyGroup;
let count = 0;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Operator' });
  siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin' });
  desk = new CompanyDesk(opened, siteAdmin);
});
beforeEach(async () => {
  count += 1;
  own = await desk.read(await insertCompany(opened.db, { name: `Own ${count}` }));
  other = await desk.read(await insertCompany(opened.db, { name: `Other ${count}` }));
  companyAdmin = await insertMember(opened.db, { companyId: own._id, role: 'company-admin' });
  const body = { name: `Group ${count}`, companies: [own._id, other._id] };
  group = (await send({ method: 'POST', url: '/api/groups', body })).body as CompanyGroup;
});

async function send(request: {
  method: 'POST' | 'PUT';
  url: string;
  body: object;
  headers?: Record<string, string>;
}): Promise<Answer> {
  return await call(opened.app, { ...request, token: await tokenOf(siteAdmin) });
}

/** Based on its current version. */
async function save(body: object): Promise<void> {
  const url = `/api/groups/${group._id}`;
  const { version } = (await desk.get(url)).body as CompanyGroup;
  const answer = await send({ method: 'PUT', url, body, headers: { 'if-match': `"${version}"` } });
  expect(answer.status).toBe(200);
}

async function tokenOf(member: Member): Promise<string> {
  return (await openSession(opened.deps, member)).token;
}

async function historyOf(member: Member, page = 1): Promise<History> {
  const url = `/api/groups/${group._id}/history?page=${page}`;
  const { status, body } = await call(opened.app, { url, token: await tokenOf(member) });
  expect(status).toBe(200);
  return body as History;
}

const summary = ({ docs }: History) =>
  docs.flatMap(({ changes }) => changes.map(({ field, before, after }) => [field, before, after]));

test('a company-admin sees entries of the group and their own company, a site-admin all', async () => {
  await save({ name: `Renamed ${count}`, companies: [] });
  const ofGroup = ['name', group.name, `Renamed ${count}`];
  const gone = ({ name }: Company) => [`companies[${name}].name`, name, undefined];
  const come = ({ name }: Company) => [`companies[${name}].name`, undefined, name];
  const created = [
    ['name', undefined, group.name],
    ['active', undefined, 'true'],
  ];
  const seen = summary(await historyOf(siteAdmin));
  expect(seen.slice(0, 3)).toEqual([ofGroup, gone(other), gone(own)]);
  expect(seen.slice(3)).toEqual(expect.arrayContaining([...created, come(other), come(own)]));

  await save({ companies: [own._id] });
  const seenByOwn = await historyOf(companyAdmin);
  expect(summary(seenByOwn).slice(0, 3)).toEqual([come(own), ofGroup, gone(own)]);
  expect(summary(seenByOwn)).toEqual(expect.arrayContaining([...created, come(own)]));
  expect(summary(seenByOwn)).toHaveLength(6);
  expect(JSON.stringify(seenByOwn)).not.toContain(other.name);
});

test('entries about other companies only are omitted, and not counted', async () => {
  await save({ companies: [own._id] });
  await save({ companies: [own._id, other._id] });
  expect(await historyOf(siteAdmin)).toMatchObject({ totalDocs: 3, docs: { length: 3 } });
  expect(await historyOf(companyAdmin)).toMatchObject({
    totalDocs: 1,
    totalPages: 1,
    docs: [{ section: 'created' }],
  });
});

test('a company of the same name as the own one once had stays unnamed', async () => {
  const oldName = own.name;
  const { version } = await desk.read(own._id);
  await desk.save({ section: '', version, body: { name: `New ${count}` } }, own._id);
  const namesake = await insertCompany(opened.db, { name: oldName });
  await save({ companies: [own._id, other._id, namesake] });
  expect(await historyOf(siteAdmin)).toMatchObject({ totalDocs: 2 });
  expect(await historyOf(companyAdmin)).toMatchObject({ totalDocs: 1 });
});

test('a company that is moved from its own page is shown to its company-admin alone', async () => {
  const move = async (company: Company, companyGroup: string | null) => {
    const { version } = await desk.read(company._id);
    return await desk.save({ section: '', version, body: { companyGroup } }, company._id);
  };
  await move(other, null);
  await move(own, null);
  await move(own, group._id);
  const [again, left, ...rest] = (await historyOf(companyAdmin)).docs;
  expect([again?.section, left?.section]).toEqual(['companies', 'companies']);
  expect(left?.changes).toEqual([{ field: `companies[${own.name}].name`, before: own.name }]);
  expect(rest).toMatchObject([{ section: 'created' }]);
  expect(await historyOf(siteAdmin)).toMatchObject({ totalDocs: 4 });
});

test('an entry that does not name its company is shown to site-admins only', async () => {
  await opened.db
    .updateTable('record_changes')
    .set({ fields: JSON.stringify([{ field: 'companies[].name' }]) })
    .where('subject_id', '=', group._id)
    .execute();
  expect(await historyOf(siteAdmin)).toMatchObject({ totalDocs: 1 });
  expect(await historyOf(companyAdmin)).toMatchObject({ totalDocs: 0, docs: [] });
});

test('pages contain twenty visible entries', async () => {
  for (let number = 0; number < 21; number += 1) {
    await save({ active: number % 2 !== 0 });
    await save({ companies: number % 2 === 0 ? [own._id] : [own._id, other._id] });
  }
  expect(await historyOf(companyAdmin)).toMatchObject({ totalDocs: 22, totalPages: 2, docs: { length: 20 } });
  expect((await historyOf(companyAdmin, 2)).docs.map(({ section }) => section)).toEqual([
    'general',
    'created',
  ]);
  expect(await historyOf(siteAdmin)).toMatchObject({ totalDocs: 43 });
});
