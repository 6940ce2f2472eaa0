import type { Client } from 'pg';

export interface People {
  companies: number;
  users: number;
}

/** Names are made of syllables, so that there are many; ids begin with a time, as those of version 7 do. */
const NAMES = `
  create temporary table names as
  with syllables (part) as (
    values (array['bal', 'cor', 'dan', 'fer', 'gim', 'hol', 'jun', 'kel', 'lin', 'mor', 'nad', 'pel', 'ros', 'sem', 'tur', 'vil'])
  ), numbered as (
    select n, (n * 48271) % 2147483647 as chance from generate_series(1::bigint, greatest($1::bigint, $2::bigint)) as n
  )
  select n, (lpad(to_hex(1700000000000 + n), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid as id,
    part[chance % 16 + 1] || part[chance / 16 % 16 + 1] as house,
    part[chance / 7 % 16 + 1] || 'stadt' as city,
    part[chance / 11 % 16 + 1] || substr('aeio', (chance / 3 % 4)::int + 1, 1) as first_name,
    part[chance / 13 % 16 + 1] || part[chance / 17 % 16 + 1] || part[chance / 19 % 4 + 1] as last_name,
    'bench-c' || n % $1::bigint as home
  from numbered cross join syllables`;

const GROUPS = `
  insert into company_groups (id, name, name_key)
  select id, initcap(house) || ' Group ' || n, house || ' group ' || n from names where n <= $1::bigint / 4`;

/** What the server keeps of the words of each row; materialised, so that a mark is made once for each. */
const kept = (rows: string) => `
  given as materialized (select *, word_mark(words) as mark from (${rows}) as rows),
  kept as (
    select given.*, word from given, lateral (
      select word from unnest(words) as word where length(word) > 3
      union select '*' || left(word, 3) from unnest(words) as word
    ) as word
  )`;

const GROUP_WORDS = `
  with ${kept(`select id, house || ' group ' || n as name_key, array[house, 'group', n::text] as words
    from names where n <= $1::bigint / 4`)}
  insert into company_group_words (company_group_id, word, name_key, mark)
  select id, word, name_key, mark from kept`;

const COMPANIES = `
  insert into companies (id, company_group_id, customer_id, name, name_key, city, country, language, currency,
    measurement_units, payment_type)
  select c.id, g.id, 'BENCH-' || c.n, initcap(c.house) || ' Works ' || c.n, c.house || ' works ' || c.n,
    initcap(c.city), 'CH', 'en', 'CHF', 'metric', 'invoice'
  from names c left join names g on g.n = c.n % ($1::bigint / 2) and g.n between 1 and $1::bigint / 4
  where c.n <= $1`;

const COMPANY_WORDS = `
  with ${kept(`select id, house || ' works ' || n as name_key, 'BENCH-' || n as customer_id,
    array[house, 'works', n::text, 'bench', city] as words from names where n <= $1`)}
  insert into company_words (company_id, word, name_key, customer_id, mark)
  select id, word, name_key, customer_id, mark from kept`;

const USERS = `
  insert into users (id, email, email_key, first_name, last_name, name_key)
  select id, address, address, initcap(first_name), initcap(last_name), last_name || ' ' || first_name
  from names, lateral (select first_name || '.' || last_name || '.' || n || '@' || home || '.example') as at (address)
  where n <= $1`;

const WORDS_OF_PERSON = `array[n.first_name, n.last_name, n.n::text, 'bench', substr(n.home, 7), 'example']`;

const USER_WORDS = `
  with ${kept(`select u.id, u.name_key, u.email_key, ${WORDS_OF_PERSON} as words from names n join users u on u.id = n.id`)}
  insert into user_words (word, name_key, email_key, mark, user_id)
  select word, name_key, email_key, mark, id from kept`;

const PLACES = `
  insert into company_users (id, user_id, company_id, role, name_key)
  select gen_random_uuid(), n.id, c.id, 'traveler', n.last_name || ' ' || n.first_name
  from names n join names c on c.n = n.n % $1::bigint + 1
  where n.n <= $2`;

const PLACE_WORDS = `
  insert into company_user_words (company_id, word, company_user_id)
  select m.company_id, word, m.id
  from company_users m join names n on n.id = m.user_id cross join lateral
    (select distinct unnest(${WORDS_OF_PERSON})) as words (word)`;

interface Indexed {
  name: string;
  definition: string;
}

/** Adds companies, each with as many people, as if they had been created one by one. */
export async function fillWithPeople(client: Client, { companies, users }: People): Promise<void> {
  // What is generated keeps every rule, so that nothing has to be checked a million times.
  await client.query('set session_replication_role = replica');
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query(NAMES, [companies, users]);
  for (const text of [GROUPS, GROUP_WORDS, COMPANIES, COMPANY_WORDS]) await client.query(text, [companies]);
  await client.query(USERS, [users]);
  await client.query(PLACES, [companies, users]);
  await withoutIndexes(client, 'user_words', () => client.query(USER_WORDS));
  await withoutIndexes(client, 'company_user_words', () => client.query(PLACE_WORDS));
  await client.query('drop table names');
  await client.query('vacuum analyze');
}

/** An index is written sooner from all rows than row by row. */
async function withoutIndexes(client: Client, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<Indexed>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = $1::regclass and not indisprimary`,
    [table],
  );
  const { rows: keys } = await client.query<Indexed>(
    `select conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where conrelid = $1::regclass and contype = 'p'`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const { name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await fill();
  for (const { name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { definition } of rows) await client.query(definition);
}
