import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { countSampled } from '#server/features/search/word-sample-repository.ts';
import { planSearch } from '#server/features/search/word-search-repository.ts';
import { findUsers, type UserQuery, userPage } from '#server/features/users/user-list-repository.ts';
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
    insert into user_words (word, name_key, email_key, mark, user_id)
    select kept.word, name_key, email_key, mark, id
    from users, substr(last_name, 5) as n, lateral (
      select array['first', 'last' || n, 'aaa' || n::int % 12, 'bbb' || n::int % 300] ||
        array(select 'many' || n || '-' || k from generate_series(1, 13) k) as words
    ) as given, lateral (select word_mark(words) as mark offset 0) as marked, lateral (
      select unnest(words) as word union select '*' || left(unnest(words), 3)
      union select '*q' || n::int % 12
      union select '*r' || (3 * n::int + k) % 900 from generate_series(1, 3) k
    ) as kept`.execute(database.db);
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
  const found = await findUsers(database.db, query);
  const rows = await userPage(database.db, query, found).explain<{ 'QUERY PLAN': string }>();
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

test('with two words are read by the rarer, and no more are asked for the other than are wanted', async () => {
  const plan = await planOf('first aaa1');
  expect(plan).toMatch(
    /Merge Append(.*\n)*.*Scan using user_words_by_name.*\n.*Index Cond: \(word = 'aaa11'/,
  );
  expect(plan).toMatch(/user_words_pkey on user_words o.*\n.*\(user_id = w\.user_id\) AND \(word >= /);
  expect(plan).not.toContain('Seq Scan');
});

describe('what is typed', () => {
  const table = { words: 'user_words', id: 'user_id' } as const;
  const plan = (text: string) => planSearch(database.db, table, text);
  const leadOf = async (text: string) => (await plan(text)).lead;

  test('leads to a few words, which are walked', async () => {
    expect(await leadOf('aaa1')).toEqual({ words: ['aaa1', 'aaa10', 'aaa11'] });
    expect(await leadOf('zzzz')).toEqual({ words: [] });
  });

  test.each([
    ['many', ['*man']],
    ['fir', ['*fir']],
    ['fi', ['*fir']],
    ['q', ['*q0', '*q1', '*q10', '*q11', '*q2', '*q3', '*q4', '*q5', '*q6', '*q7', '*q8', '*q9']],
  ])('leads from %s to the beginnings that all such words share', async (text, words) => {
    expect(await leadOf(text)).toEqual({ words });
  });

  test('leads to those between two words when they are few', async () => {
    expect(await leadOf('last19')).toMatchObject({ range: { from: 'last19' } });
  });

  test('leads by that of which there is the least, and the others are asked for', async () => {
    expect(await plan('first aaa3 last')).toMatchObject({
      ...{ lead: { words: ['aaa3'] }, besides: ['first', 'last'] },
    });
  });

  test('is compared by a sample, which is small', async () => {
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain select ${countSampled(table, 'first')}`.execute(database.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Scan (using|on) user_words_sample/);
  });

  test('leads to many words rather than to all that they find', async () => {
    expect(await leadOf('bbb1')).toEqual({ words: expect.arrayContaining(['bbb1', 'bbb150']) });
    expect(await leadOf('bbb')).toEqual({ words: ['*bbb'] });
  });

  test('leads to those between two words when there are too many', async () => {
    expect(await leadOf('last')).toMatchObject({ range: { from: 'last' } });
  });

  test('leads to nobody in particular when nearly everybody has it', async () => {
    expect(await plan('r')).toEqual({ lead: 'order', besides: ['r'] });
  });
});
