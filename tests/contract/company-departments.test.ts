import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Company, History } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { MembershipDesk } from './support/company-user-records.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let admin: Member;
let desk: CompanyDesk;
let company: Company;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
  admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  desk = new CompanyDesk(opened, admin);
  await save([{ name: 'Sales' }, { name: 'Hydraulics' }]);
});

async function save(departments: object[], version?: number) {
  company = await desk.read();
  const change = { section: '/departments', version: version ?? company.version, body: { departments } };
  return await desk.save(change);
}

const named = (name: string) => company.departments.find((department) => department.name === name);

describe('the departments of a company', () => {
  test('are those that were sent, by name', async () => {
    expect((await desk.read()).departments.map(({ name }) => name)).toEqual(['Hydraulics', 'Sales']);
  });

  test('keep their ids when they are renamed, also to the name of another one', async () => {
    company = await desk.read();
    const [first, second] = [named('Hydraulics'), named('Sales')];
    await save([
      { ...first, name: 'Sales' },
      { ...second, name: 'Hydraulics' },
    ]);
    expect((await desk.read()).departments).toEqual([
      { _id: second?._id, name: 'Hydraulics' },
      { _id: first?._id, name: 'Sales' },
    ]);
  });

  test('can be removed when no one belongs to them', async () => {
    company = await desk.read();
    await save([named('Sales') ?? {}]);
    expect((await desk.read()).departments).toEqual([named('Sales')]);
  });

  test('stay when someone belongs to them, and nothing is saved', async () => {
    company = await desk.read();
    await setColumns(opened.db, 'company_users', admin.companyUserId, {
      department_id: named('Sales')?._id ?? null,
    });
    const answer = await save([{ name: 'New' }]);
    expect(refusal(answer)).toEqual({ status: 409, code: 'still_used' });
    expect(await desk.read()).toEqual(company);
  });

  test('are either assigned or removed when both are tried at the same time', async () => {
    const site = await MembershipDesk.open(opened);
    const companies = new CompanyDesk(opened, site.admin);
    const person = await site.person();
    for (let round = 0; round < 12; round += 1) {
      const department = await site.department(`Works ${round}`);
      const { version } = await companies.read();
      const [given, removed] = await Promise.all([
        site.save(person, { department }),
        companies.save({ section: '/departments', version, body: { departments: [] } }),
      ]);
      expect([given.status, removed.status]).toBeOneOf([
        [200, 409],
        [422, 200],
      ]);
      await site.save(person, { department: null });
      await companies.save({ section: '/departments', version, body: { departments: [] } });
    }
  });

  test.each([
    ['of the same name', [{ name: 'sales' }, { name: 'Sales ' }]],
    ['that are not of this company', [{ _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10', name: 'Sales' }]],
  ])('are refused when there are some %s', async (_, departments) => {
    expect(refusal(await save(departments))).toEqual({ status: 422, code: 'validation_failed' });
    expect(await desk.read()).toEqual(company);
  });
});

describe('a save', () => {
  test('increments the version, and records who changed what', async () => {
    const { version } = await desk.read();
    const { status, body } = await save([{ name: 'Works' }]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: version + 1, departments: [{ name: 'Works' }] });
    const { docs } = (await desk.get(`/api/companies/${admin.companyId}/history`)).body as History;
    expect(docs[0]).toMatchObject({
      by: { _id: admin.userId },
      subject: 'company',
      about: company.name,
      section: 'departments',
      changes: [
        { field: 'departments[Hydraulics].name', before: 'Hydraulics' },
        { field: 'departments[Sales].name', before: 'Sales' },
        { field: 'departments[Works].name', after: 'Works' },
      ],
    });
  });

  test('that changes nothing is no new version', async () => {
    company = await desk.read();
    expect(await save(company.departments)).toMatchObject({
      status: 200,
      body: { version: company.version },
    });
  });

  test('of an older version is answered with the record as it is, and changes nothing', async () => {
    const { version } = await desk.read();
    await save([{ name: 'Works' }]);
    expect(await save([{ name: 'Other' }], version)).toMatchObject({
      status: 412,
      body: { version: version + 1, departments: [{ name: 'Works' }] },
    });
    expect((await desk.read()).departments).toMatchObject([{ name: 'Works' }]);
  });

  test('without a version is refused', async () => {
    const answer = await desk.save({ section: '/departments', version: 0, body: { departments: [] } });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
  });

  test('by many at once succeeds for one of them', async () => {
    const { version } = await desk.read();
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => save([{ name: `Department ${index}` }], version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(63).fill(412)]);
    expect((await desk.read()).version).toBe(version + 1);
  });
});
