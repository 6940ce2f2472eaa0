import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { listCompanies } from '#server/features/companies/company-list-repository.ts';
import { indexCompany } from '#server/features/companies/company-search-repository.ts';
import { listGroups } from '#server/features/groups/group-list-repository.ts';
import { insertGroup } from '#server/features/groups/group-repository.ts';
import { searchWords } from '#server/features/search/search-words.ts';
import { listUsers } from '#server/features/users/list-users.ts';
import { indexUser } from '#server/features/users/user-search-repository.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const COUNT = 160;
const PARTS = ['ka', 'kel', 'ler', 'l', 'zu', 'rich', 'ann', 'a'];
const actor = { userId: '', companyUserId: '', companyId: '', role: 'site-admin' as const };
const abilities = defineAbilitiesFor(actor);
const signedIn = { ...actor, sessionId: '', needsPasswordChange: false };

let database: TestDatabase;
/** In the order of lists. */
let names: string[];
let people: NameRow[];

interface NameRow {
  id: string;
  first: string;
  last: string;
}

/** Words of few syllables, so that many begin alike and few combinations match. */
function wordOf(chance: number): string {
  const at = (place: number) => PARTS[Math.trunc(chance / 8 ** place) % PARTS.length];
  return `${at(0)}${at(1)}${at(2)}`;
}

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  people = Array.from({ length: COUNT }, (_, index) => {
    const chance = (index * 48_271) % 262_143;
    return { id: randomUUIDv7(), last: `${wordOf(chance)}${index}`, first: wordOf(chance >> 9) };
  });
  for (const [index, { id, last, first }] of people.entries()) {
    const name = `${last} ${first}`;
    await insertGroup(db, id, { name, active: true });
    await db
      .insertInto('companies')
      .values({
        id,
        customer_id: `q${index}`,
        name,
        name_key: name,
        language: 'en',
        currency: 'CHF',
        measurement_units: 'metric',
        payment_type: 'invoice',
      })
      .execute();
    await indexCompany(db, id);
    const person = { id, first_name: first, last_name: last, email: 'q@q.example', email_key: id };
    await db.insertInto('users').values(person).execute();
    await indexUser(db, id);
  }
  names = people.map(({ last, first }) => `${last} ${first}`).sort();
}, 60_000);
afterAll(() => database.close());

const typed = fc
  .array(
    fc
      .tuple(fc.nat({ max: 262_143 }), fc.integer({ min: 1, max: 8 }))
      .map(([chance, letters]) => wordOf(chance).slice(0, letters)),
    { minLength: 1, maxLength: 3 },
  )
  .map((texts) => texts.join(' '));

const page = fc.integer({ min: 1, max: 5 });

/** The rows of a page, and the count: up to five pages ahead. */
function expected(text: string, page: number): { shown: string[]; found: number } {
  const found = names.filter((name) =>
    searchWords(text).every((begun) => searchWords(name).some((word) => word.startsWith(begun))),
  );
  return { shown: found.slice(page * 20 - 20, page * 20), found: Math.min(found.length, page * 20 + 100) };
}

test('users are found whose words begin with each that was typed, in order', async () => {
  await fc.assert(
    fc.asyncProperty(typed, page, async (searchString, page) => {
      const criteria = { page, searchString, sortBy: 'name', sortOrder: 'ascending' } as const;
      const { docs, totalDocs } = await listUsers(database, { abilities, signedIn }, criteria);
      const shown = docs.map(({ firstName, lastName }) => `${lastName} ${firstName}`);
      expect({ shown, found: totalDocs }).toEqual(expected(searchString, page));
    }),
  );
});

test('so are companies', async () => {
  await fc.assert(
    fc.asyncProperty(typed, page, async (searchString, page) => {
      const { docs, totalDocs } = await listCompanies(database.db, abilities, { page, searchString });
      expect({ shown: docs.map(({ name }) => name), found: totalDocs }).toEqual(expected(searchString, page));
    }),
  );
});

test('so are groups of companies', async () => {
  await fc.assert(
    fc.asyncProperty(typed, page, async (searchString, page) => {
      const { docs, totalDocs } = await listGroups(database.db, abilities, { page, searchString });
      expect({ shown: docs.map(({ name }) => name), found: totalDocs }).toEqual(expected(searchString, page));
    }),
  );
});
