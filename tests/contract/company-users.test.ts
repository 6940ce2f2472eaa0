import { randomUUIDv7 } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyUserList } from '#domain/contract.ts';
import { indexCompanyUsersOf } from '#server/features/users/company-user-search-repository.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let arranger: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger', name: 'arranger' });
  await rename(arranger, 'Anna', 'Zürcher');
});

async function rename({ userId }: Member, first_name: string, last_name: string): Promise<void> {
  await setColumns(opened.db, 'users', userId, { first_name, last_name });
  await indexCompanyUsersOf(opened.db, userId);
}

async function person(company: string, first: string, last: string): Promise<Member> {
  const member = await insertMember(opened.db, { companyId: company, role: 'traveler' });
  await rename(member, first, last);
  return member;
}

async function ask(query: string, company = companyId, as = arranger): Promise<Answer> {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, { url: `/api/companies/${company}/users?${query}`, token });
}

const list = async (query: string, company = companyId, as = arranger) => {
  const answer = await ask(query, company, as);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as CompanyUserList;
};
const namesOf = ({ docs }: CompanyUserList) => docs.map(({ user }) => `${user.firstName} ${user.lastName}`);

describe('the users of a company', () => {
  test('are sorted by last name, then by first name, ignoring case and accents', async () => {
    const company = await insertCompany(opened.db, { name: 'Sorted' });
    const members = [
      await person(company, 'Urs', 'Zeller'),
      await person(company, 'Eva', 'öztürk'),
      await person(company, 'Jan', 'Abt'),
      await person(company, 'Ada', 'ABT'),
      await person(company, 'Pia', 'Olsen'),
    ];
    const admin = await insertMember(opened.db, { companyId: company, role: 'company-admin' });
    const found = await list('', company, admin);
    expect(namesOf(found).filter((name) => !name.endsWith('Tester'))).toEqual([
      ...['Ada ABT', 'Jan Abt', 'Pia Olsen', 'Eva öztürk', 'Urs Zeller'],
    ]);
    expect(found).toMatchObject({ totalDocs: members.length + 1, limit: 20, page: 1, totalPages: 1 });
  });

  test('are paged by twenty, each once', async () => {
    const company = await insertCompany(opened.db, { name: 'Large' });
    const admin = await insertMember(opened.db, { companyId: company, role: 'company-admin' });
    for (let number = 10; number < 51; number += 1) {
      await insertMember(opened.db, { companyId: company, role: 'traveler' });
    }
    const pages = [await list('', company, admin), await list('page=2', company, admin)];
    const last = await list('page=3', company, admin);
    expect(last).toMatchObject({ page: 3, totalDocs: 42, totalPages: 3, docs: { length: 2 } });
    expect(new Set([...pages, last].flatMap(({ docs }) => docs.map(({ _id }) => _id))).size).toBe(42);
    expect(await list('page=4', company, admin)).toMatchObject({ totalDocs: 42, docs: [] });
  });

  test('are returned with their membership in the company', async () => {
    const department = {
      id: randomUUIDv7(),
      company_id: companyId,
      name: 'Hydraulics',
      name_key: 'hydraulics',
    };
    await opened.db.insertInto('departments').values(department).execute();
    const member = await person(companyId, 'Beat', 'Placed');
    await setColumns(opened.db, 'company_users', member.companyUserId, { department_id: department.id });
    await indexCompanyUsersOf(opened.db, member.userId);
    expect((await list('searchString=hydrau')).docs).toEqual([
      {
        _id: member.companyUserId,
        user: { _id: member.userId, firstName: 'Beat', lastName: 'Placed', email: member.email },
        role: 'traveler',
        department: 'Hydraulics',
        active: true,
      },
    ]);
  });

  test.each(['users', 'company_users'] as const)('are not active when %s says so', async (table) => {
    const member = await person(companyId, 'Gone', `From ${table}`);
    const id = table === 'users' ? member.userId : member.companyUserId;
    await opened.db.updateTable(table).set({ active: false }).where('id', '=', id).execute();
    const { docs } = await list(`searchString=gone from ${table}`);
    expect(docs.map(({ _id, active }) => [_id, active])).toEqual([[member.companyUserId, false]]);
  });

  test('are returned with their current name', async () => {
    const member = await person(companyId, 'Maria', 'Before');
    await rename(member, 'Maria', 'Afterwards');
    expect(namesOf(await list('searchString=before'))).toEqual([]);
    expect(namesOf(await list('searchString=afterw'))).toEqual(['Maria Afterwards']);
  });
});

describe('a search', () => {
  beforeAll(async () => {
    await person(companyId, 'Rémy', 'Müller-Graf');
  });

  test.each([
    ['the beginning of the last name', 'MULL', ['Rémy Müller-Graf']],
    ['a later word of it', 'graf', ['Rémy Müller-Graf']],
    ['the first name without accents', 'remy', ['Rémy Müller-Graf']],
    ['both names in any order', 'mül rem', ['Rémy Müller-Graf']],
    ['words of which one is found nowhere', 'muller nobody', []],
    ['the middle of a word', 'uller', []],
    ['the address', 'arranger@people.example', ['Anna Zürcher']],
    ['signs that mean something in SQL', "mull' or '1'='1", []],
    ['a sign for any text', 'mul%25', ['Rémy Müller-Graf']],
  ])('finds by %s', async (_, text, names) => {
    expect(namesOf(await list(`searchString=${encodeURI(text).replace('%2525', '%25')}`))).toEqual(names);
  });

  test('finds no one of another company', async () => {
    const other = await insertCompany(opened.db, { name: 'Other' });
    const both = await person(other, 'Works', 'Elsewhere');
    expect(namesOf(await list('searchString=elsewhere'))).toEqual([]);
    await insertMembership(opened.db, { userId: both.userId, companyId, role: 'traveler' });
    expect(namesOf(await list('searchString=elsewhere'))).toEqual(['Works Elsewhere']);
  });
});

describe('a caller', () => {
  test('who is a traveler sees only themselves', async () => {
    const traveler = await person(companyId, 'Only', 'Me');
    expect(namesOf(await list('', companyId, traveler))).toEqual(['Only Me']);
    expect(await list('searchString=zurcher', companyId, traveler)).toMatchObject({ docs: [], totalDocs: 0 });
  });

  test('who is a site-admin sees those of every company, also of an empty one', async () => {
    const siteAdmin = await insertMember(opened.db, { companyId, role: 'site-admin' });
    const empty = await insertCompany(opened.db, { name: 'Empty' });
    expect(await list('', empty, siteAdmin)).toMatchObject({ docs: [], totalDocs: 0, totalPages: 0 });
  });

  test('sees nothing of a company of their own that the session does not act in', async () => {
    const other = await insertCompany(opened.db, { name: 'Second job' });
    const member = await person(companyId, 'Two', 'Jobs');
    await insertMembership(opened.db, { userId: member.userId, companyId: other, role: 'company-admin' });
    expect(refusal(await ask('', other, member))).toEqual({ status: 404, code: 'not_found' });
  });
});
