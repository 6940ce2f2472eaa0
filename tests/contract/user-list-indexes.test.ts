import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { type UserQuery, userPage } from '#server/features/users/user-list-repository.ts';
import { planUserSearch, typedWords } from '#server/features/users/user-search-repository.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const SOME_ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const USERS = 8_000;

let database: TestDatabase;

/** So many users that a plan without an index would be a worse one; half of them have a rare word, too. */
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`
    insert into users (id, email, email_key, first_name, last_name, name_key)
    select gen_random_uuid(), n || '@x.example', n || '@x.example', 'First', 'Last' || n, 'last' || n || ' first'
    from generate_series(1, ${sql.lit(USERS)}) n`.execute(database.db);
  await sql`
    insert into user_words (word, name_key, email_key, user_id)
    select words.word, name_key, email_key, id
    from users, substr(last_name, 5) as n, unnest(
      array['first', 'last' || n, 'a' || n::int % 12, 'b' || n::int % 300] ||
      array(select 'many' || n || '-' || k from generate_series(1, 13) k)
    ) as words (word)`.execute(database.db);
  await sql`analyze users, user_words`.execute(database.db);
});
afterAll(() => database.close());

async function planOf(searchString: string, given: Partial<UserQuery> = {}): Promise<string> {
  const actor = { userId: SOME_ID, companyUserId: SOME_ID, companyId: SOME_ID, role: 'site-admin' as const };
  const query: UserQuery = {
    ...{ reach: 'everybody', abilities: defineAbilitiesFor(actor), searchString, page: 1 },
    ...{ sortBy: 'name', direction: 'asc' },
    ...given,
  };
  const search = await planUserSearch(database.db, typedWords(searchString));
  const rows = await userPage(database.db, query, search).explain<{ 'QUERY PLAN': string }>();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe.each([
  ['asc', ''],
  ['desc', ' Backward'],
] as const)('all users, %s', (direction, backward) => {
  test('by name are read in the order of an index', async () => {
    expect(await planOf('', { direction })).toMatch(new RegExp(`Scan${backward} using users_by_name`));
  });

  test('by address are read in the order of an index', async () => {
    const plan = await planOf('', { direction, sortBy: 'email' });
    expect(plan).toMatch(new RegExp(`Scan${backward} using users_email_key_key`));
  });

  test.each(['name', 'email'] as const)(
    'with a word that many have are read in its order by %s',
    async (by) => {
      const plan = await planOf('first', { direction, sortBy: by });
      expect(plan).toMatch(new RegExp(`Scan${backward} using user_words_by_${by}`));
      expect(plan).not.toContain('Seq Scan');
    },
  );
});

describe('what is typed', () => {
  const leadOf = async (text: string) => (await planUserSearch(database.db, typedWords(text))).lead;

  test('leads to a few words, which are walked', async () => {
    expect(await leadOf('a1')).toEqual({ words: ['a1', 'a10', 'a11'] });
    expect(await leadOf('zzz')).toEqual({ words: [] });
  });

  test('leads to those between two words when they are few', async () => {
    expect(await leadOf('last19')).toMatchObject({ range: { from: 'last19' } });
  });

  test('leads by that of which there is the least, and the others are asked for', async () => {
    const { lead, besides } = await planUserSearch(database.db, typedWords('first a3 last'));
    expect([lead, besides.map(({ from }) => from)]).toEqual([{ words: ['a3'] }, ['first', 'last']]);
  });

  test('leads to many words rather than to all that they find', async () => {
    expect(await leadOf('b')).toEqual({ words: expect.arrayContaining(['b1', 'b250']) });
  });

  test('leads to those between two words when there are too many', async () => {
    expect(await leadOf('last')).toMatchObject({ range: { from: 'last' } });
  });

  test('leads to nobody in particular when nearly everybody has it', async () => {
    expect(await leadOf('many')).toBe('order');
  });
});
