import { randomUUIDv7 } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role, UserList } from '#domain/contract.ts';
import { foldText } from '#server/features/search/fold-text.ts';
import { indexUser } from '#server/features/users/user-search-repository.ts';
import { call } from './support/call.ts';
import { insertCompany, insertMember, insertMembership, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const PEOPLE = [
  ['Zoë', 'Aebi', 'z.aebi@home.example'],
  ['Anna', 'Zürcher', 'anna.z@home.example'],
  ['Anna', 'Keller', 'keller.a@home.example'],
  ['Beat', 'Kellenberger', 'b@kontor.example'],
] as const;

const opened = sharedApp();
let home: string;
let admin: Member;
const members = new Map<Role, Member>();

beforeAll(async () => {
  home = await insertCompany(opened.db, { name: 'Home' });
  const elsewhere = await insertCompany(opened.db, { name: 'Elsewhere' });
  for (const person of PEOPLE) await insertPerson(person, home);
  await insertPerson(['Foreign', 'Keller', 'foreign@elsewhere.example'], elsewhere);
  admin = await insertMember(opened.db, { companyId: elsewhere, role: 'site-admin', name: 'site' });
  for (const role of ['traveler', 'travel-arranger', 'company-admin'] as const) {
    members.set(role, await insertMember(opened.db, { companyId: home, role }));
  }
});

async function insertPerson(
  [first_name, last_name, email]: readonly [string, string, string],
  companyId: string,
) {
  const id = randomUUIDv7();
  const person = { id, first_name, last_name, email, email_key: foldText(email) };
  await opened.db.insertInto('users').values(person).execute();
  await indexUser(opened.db, id);
  await insertMembership(opened.db, { userId: id, companyId, role: 'traveler' });
  return id;
}

async function list(query = '', member = admin): Promise<UserList> {
  const { token } = await openSession(opened.deps, member);
  return (await call(opened.app, { url: `/api/users?${query}`, token })).body as UserList; // checked against the contract
}

const namesIn = ({ docs }: UserList) => docs.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
const addressesIn = ({ docs }: UserList) => docs.map(({ email }) => email);

describe('of all users', () => {
  test('the list is sorted by last name and first name, ignoring accents', async () => {
    const names = namesIn(await list()).filter((name) => !name.endsWith('Tester'));
    const sorted = ['Zoë Aebi', 'Beat Kellenberger', 'Anna Keller', 'Foreign Keller', 'Anna Zürcher'];
    expect(names).toEqual(sorted);
  });

  test.each(['name', 'email'])('the list by %s may also go the other way', async (by) => {
    const there = addressesIn(await list(`sortBy=${by}`));
    const back = addressesIn(await list(`sortBy=${by}&sortOrder=descending`));
    expect(back).toEqual(there.toReversed());
    expect(there).toHaveLength(9);
    if (by === 'email') expect(there).toEqual([...there].sort());
  });

  test.each([
    ['keller', ['Anna Keller', 'Foreign Keller']],
    ['KELL', ['Beat Kellenberger', 'Anna Keller', 'Foreign Keller']],
    ['anna', ['Anna Keller', 'Anna Zürcher']],
    ['zürcher anna', ['Anna Zürcher']],
    ['a kell', ['Anna Keller']],
    ['kontor', ['Beat Kellenberger']],
    ['keller nobody', []],
    ['eller', []],
  ])('%s finds %j', async (typed, names) => {
    const found = await list(`searchString=${encodeURIComponent(typed)}`);
    expect(namesIn(found)).toEqual(names);
    expect(found.totalDocs).toBe(names.length);
  });

  test('a page says how many there are', async () => {
    expect(await list()).toMatchObject({ totalDocs: 9, totalPages: 1, page: 1, limit: 20 });
    expect(await list('page=2')).toMatchObject({ docs: [], totalDocs: 9, totalPages: 1, page: 2 });
  });
});

describe('the companies of a user', () => {
  test('are named by three at most, and counted', async () => {
    const many = await insertPerson(['Quentin', 'Quick', 'quick@home.example'], home);
    for (const name of ['C', 'B', 'A']) {
      const companyId = await insertCompany(opened.db, { name });
      await insertMembership(opened.db, { userId: many, companyId, role: 'traveler' });
    }
    const { docs } = await list('searchString=quick');
    expect(docs.map(({ companies }) => companies.map(({ name }) => name))).toEqual([['A', 'B', 'C']]);
    expect(docs[0]?.companyCount).toBe(4);
    const seen = await list('searchString=quick', members.get('company-admin'));
    expect(seen.docs).toMatchObject([{ companies: [{ name: 'Home' }], companyCount: 1 }]);
  });
});

describe('those who may not read all', () => {
  const searches = ['sortBy=name', 'sortBy=email', 'sortBy=email&sortOrder=descending'];
  test.each(searches)('read those of their company, with %s', async (query) => {
    const seen = await list(query, members.get('travel-arranger'));
    expect(addressesIn(seen)).not.toContain('foreign@elsewhere.example');
    expect(addressesIn(seen)).toEqual(expect.arrayContaining(PEOPLE.map(([, , email]) => email)));
    expect(namesIn(await list(`${query}&searchString=keller`, members.get('company-admin')))).toEqual([
      'Anna Keller',
    ]);
  });

  test('or just themselves', async () => {
    const traveler = members.get('traveler');
    expect(addressesIn(await list('', traveler))).toEqual([traveler?.email]);
    expect((await list('searchString=keller', traveler)).docs).toEqual([]);
  });
});

describe('among many users', () => {
  beforeAll(async () => {
    for (let index = 0; index < 130; index += 1) {
      const number = String(index).padStart(3, '0');
      await insertPerson([`Many${number}`, `Person${number}`, `m${number}@many.example`], home);
    }
  });

  test('five pages ahead are counted, and the answer says that there are more', async () => {
    expect(await list('searchString=many')).toMatchObject({ totalDocs: 120, totalPages: 6, more: true });
    const second = await list('searchString=many&page=2');
    expect(second).toMatchObject({ totalDocs: 130, totalPages: 7 });
    expect(second.more).toBeUndefined();
    expect(namesIn(second)[0]).toBe('Many020 Person020');
  });

  test('the same holds for a search with two words', async () => {
    const found = 'searchString=many+person';
    expect(await list(found)).toMatchObject({ totalDocs: 120, totalPages: 6, more: true });
    const sixth = await list(`${found}&page=6`);
    expect(sixth).toMatchObject({ totalDocs: 130, totalPages: 7 });
    expect(sixth.more).toBeUndefined();
  });

  test('all pages together contain everyone once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((page) => list(`sortBy=email&page=${page}`)),
    );
    const addresses = pages.flatMap(addressesIn);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toHaveLength(140);
  });

  test('many words that begin alike are found in order', async () => {
    expect(namesIn(await list('searchString=person1'))[0]).toBe('Many100 Person100');
    expect((await list('searchString=person1')).totalDocs).toBe(30);
    expect(namesIn(await list('searchString=person1 many10 example&sortOrder=descending'))[0]).toBe(
      'Many109 Person109',
    );
  });
});
