import type { Client } from 'pg';

/** Names are made of syllables, so that there are many; ids begin with a time, as those of version 7 do. */
const EXAMPLES = `
  create temporary table examples as
  with syllables (part) as (
    values (array['bal', 'cor', 'dan', 'fer', 'gim', 'hol', 'jun', 'kel', 'lin', 'mor', 'nad', 'pel', 'ros', 'sem', 'tur', 'vil'])
  ), people as (
    select m.id, m.company_id, m.user_id, row_number() over (order by m.id) as place, count(*) over () as people,
      first_value(m.id) over (order by (u.email like 'approver1@%') desc) as approver
    from company_users m join companies c on c.id = m.company_id join users u on u.id = m.user_id
    where c.name = 'Alpenblick Engineering AG'
  ), numbered as (
    select n, (n * 1540483477) % 2176782336 as mixed, (n::bigint * 48271) % 2147483647 as chance
    from generate_series(1::bigint, $1::bigint) as n
  )
  select (lpad(to_hex(1700000000000 + (chance % 1825) * 86400000 + n), 12, '0') || '7000' || '8000' ||
      lpad(to_hex(n), 12, '0'))::uuid as id, n, p.company_id, p.id as traveller, p.user_id,
    case when n % 12 = 0 and p.id <> p.approver then p.approver end as approver,
    (select string_agg(substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (mixed / (36 ^ k)::bigint % 36)::int + 1, 1), '')
      from generate_series(0, 5) as k) as reference,
    part[chance % 16 + 1] || part[chance / 16 % 16 + 1] as house,
    part[chance / 7 % 16 + 1] || case when chance % 5 = 0 then 'ville' else 'stadt' end as city,
    part[chance / 11 % 16 + 1] || 'a' as first_name,
    part[chance / 13 % 16 + 1] || part[chance / 17 % 16 + 1] || part[chance / 19 % 4 + 1] as last_name,
    current_date - 1460 + (chance % 1825)::int as starts_on,
    current_date - 1459 + (chance % 1825)::int + case when n % 50 = 0 then 20 else n % 3 end::int as ends_on,
    case when n % 25 = 1 then 'cancelled'
      when n % 12 = 0 and chance % 1825 > 1460 and p.id <> p.approver then 'waiting_level_1_approval'
      else 'complete' end as status
  from numbered join people p on p.place = n % p.people + 1 cross join syllables`;

const TRIPS = `
  insert into trips (id, company_id, itinerary_ref, status, ended_by, levels, level1_approver_id, created_by_user_id,
    created_at, destinations, starts_on, ends_on, current_from, ends_at, total_amount, total_currency, verdict, booking_info,
    waiting_since, waiting_until, search)
  select id, company_id, reference, status, case status when 'cancelled' then status end, '{}', approver, user_id,
    now(), array[initcap(city)], starts_on, ends_on, starts_on, ends_on + 1, 40000, 'CHF',
    '{"action":"allow","levels":[],"inPolicy":true,"travelers":[]}', '{}',
    case when status = 'waiting_level_1_approval' then now() end,
    case when status = 'waiting_level_1_approval' then now() end,
    array_to_tsvector(array['hotel', house, city, first_name, last_name, '#' || lower(reference)])
  from examples`;

const TRAVELERS = `
  insert into trip_travellers (trip_id, position, company_user_id, first_name, last_name)
  select id, 0, traveller, initcap(first_name), initcap(last_name) from examples`;

const PARTS = `
  insert into trip_parts (id, trip_id, position, kind, status, reference, offer_key, price_amount, price_currency,
    accepted_amount, details, starts_on, ends_on, current_from, begins_at, ends_at, travelers)
  select gen_random_uuid(), id, 0, 'hotel', case status when 'complete' then 'confirmed' else 'cancelled' end, reference,
    'example', 40000, 'CHF', 41200, '{"price": {"asked": {"amount": 40000, "currency": "CHF"}}}', starts_on, ends_on,
    starts_on, starts_on, ends_on + 1, array[traveller]
  from examples`;

/** Adds trips of the demo company over five years, one of them ahead, as if they had been booked one by one. */
export async function fillWithTrips(client: Client, count: number): Promise<void> {
  // What is generated keeps every rule, so that nothing has to be checked a million times.
  await client.query('set session_replication_role = replica');
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query(EXAMPLES, [count]);
  for (const statement of [TRIPS, TRAVELERS, PARTS]) await client.query(statement);
  await client.query('drop table examples');
  await client.query('vacuum analyze');
}
