import type { Client } from 'pg';

export interface People {
  companies: number;
  users: number;
}

/** Names consist of syllables, so that there are many; ids begin with a time, like those of version 7. */
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
  insert into company_groups (id, name, name_key, search)
  select id, initcap(house) || ' Group ' || n, house || ' group ' || n,
    array_to_tsvector(array[house, 'group', n::text])
  from names where n <= $1::bigint / 4`;

const COMPANIES = `
  insert into companies (id, company_group_id, customer_id, name, name_key, city, country, language, currency,
    measurement_units, payment_type, search)
  select c.id, g.id, 'BENCH-' || c.n, initcap(c.house) || ' Works ' || c.n, c.house || ' works ' || c.n,
    initcap(c.city), 'CH', 'en', 'CHF', 'metric', 'invoice',
    array_to_tsvector(array[c.house, 'works', c.n::text, 'bench', c.city])
  from names c left join names g on g.n = c.n % ($1::bigint / 2) and g.n between 1 and $1::bigint / 4
  where c.n <= $1`;

const SEARCH_OF_PERSON = `
  array_to_tsvector(array[n.first_name, n.last_name, n.n::text, 'bench', substr(n.home, 7), 'example'])`;

const USERS = `
  insert into users (id, email, email_key, first_name, last_name, name_key, search)
  select id, address, address, initcap(first_name), initcap(last_name), last_name || ' ' || first_name,
    ${SEARCH_OF_PERSON}
  from names n, lateral (
    select n.first_name || '.' || n.last_name || '.' || n.n || '@' || n.home || '.example'
  ) as at (address)
  where n.n <= $1`;

const PLACES = `
  insert into company_users (id, user_id, company_id, role, name_key, search)
  select gen_random_uuid(), n.id, c.id, 'traveler', n.last_name || ' ' || n.first_name, ${SEARCH_OF_PERSON}
  from names n join names c on c.n = n.n % $1::bigint + 1
  where n.n <= $2`;

/** Adds companies with so many people each, as if they had been created one by one. */
export async function fillWithPeople(client: Client, { companies, users }: People): Promise<void> {
  // The generated data complies with all rules, so that nothing has to be checked a million times.
  await client.query('set session_replication_role = replica');
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query(NAMES, [companies, users]);
  for (const text of [GROUPS, COMPANIES]) await client.query(text, [companies]);
  await client.query(USERS, [users]);
  await client.query(PLACES, [companies, users]);
  await client.query('drop table names');
  await client.query('vacuum analyze');
}
