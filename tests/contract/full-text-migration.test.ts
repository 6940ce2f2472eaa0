import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { migrations } from '#server/db/migrations/migrations.ts';
import { listCompanies } from '#server/features/companies/company-list-repository.ts';
import { listGroups } from '#server/features/groups/group-list-repository.ts';
import { readTripPage } from '#server/features/trips/list/trip-list-repository.ts';
import { listCompanyUsers } from '#server/features/users/company-user-list-repository.ts';
import { readUserPage } from '#server/features/users/user-list-repository.ts';
import { openUnmigratedDatabase } from '#tests/support/database.ts';
import { migrateUpTo } from './support/migrate-up-to.ts';

const ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const SITE_ADMIN = { userId: ID, companyUserId: ID, companyId: ID, role: 'site-admin' } as const;

/** As the version before has left them: words whole, and what they begin with; short ones as a beginning only. */
const FORMER = [
  `insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type)
    values ('${ID}', 'C-1', 'Zug AG', 'zug ag', 'en', 'CHF', 'metric', 'invoice')`,
  `insert into company_words (word, name_key, customer_id, mark, company_id)
    select word, 'zug ag', 'C-1', 0, '${ID}' from unnest(array['*zug', '*ag', '*c', '*1']) as word`,
  `insert into company_groups (id, name, name_key) values ('${ID}', 'Alpine Group', 'alpine group')`,
  `insert into company_group_words (word, name_key, mark, company_group_id)
    select word, 'alpine group', 0, '${ID}' from unnest(array['alpine', '*alp', 'group', '*gro']) as word`,
  `insert into users (id, email, email_key, first_name, last_name, name_key)
    values ('${ID}', 'jo@x.example', 'jo@x.example', 'Jo', 'Müller', 'muller jo')`,
  `insert into user_words (word, name_key, email_key, mark, user_id)
    select word, 'muller jo', 'jo@x.example', 0, '${ID}' from unnest(array['muller', '*mul', '*jo', '*x']) as word`,
  `insert into company_users (id, user_id, company_id, role, name_key)
    values ('${ID}', '${ID}', '${ID}', 'traveler', 'muller jo')`,
  `insert into company_user_words (company_id, word, company_user_id)
    select '${ID}', word, '${ID}' from unnest(array['muller', 'jo', 'x', 'example']) as word`,
  `insert into trips (id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, title, starts_on,
      ends_on, total_amount, total_currency, verdict, booking_info)
    values ('${ID}', '${ID}', 'K7TQ2M', 'complete', '{}', '${ID}', now(), 'Hotel Zug', '2027-04-01', '2027-04-02', 1, 'CHF',
      '{}', '{}')`,
  `insert into trip_entries (reader_id, word, stage, starts_on, ends_on, mark, trip_id)
    select '${ID}', word, 2, '2027-04-01', '2027-04-02', 0, '${ID}'
    from unnest(array['', 'hotel', 'zug', '#k7tq2m']) as word`,
];

test('what was found before lists were searched by full text is found alike', async () => {
  const { db, close } = await openUnmigratedDatabase();
  await migrateUpTo(db, '0024-draft-trips');
  for (const statement of FORMER) await sql.raw(statement).execute(db);
  await migrateUpTo(db, Object.keys(migrations).at(-1) ?? '');

  const abilities = defineAbilitiesFor(SITE_ADMIN);
  const count = {
    companies: async (searchString: string) =>
      (await listCompanies(db, abilities, { searchString })).totalDocs,
    groups: async (searchString: string) => (await listGroups(db, abilities, { searchString })).totalDocs,
    users: async (searchString: string) => {
      const order = { sortBy: 'name', direction: 'asc', page: 1 } as const;
      return (await readUserPage(db, { ...order, abilities, reach: 'everybody', searchString })).total;
    },
    companyUsers: async (searchString: string) =>
      (await listCompanyUsers(db, abilities, { companyId: ID, page: 1, searchString })).totalDocs,
    trips: async (searchString: string) => {
      const reader = { companyId: ID, companyUserId: null };
      const asked = { filter: undefined, page: 1, now: new Date('2027-04-01') };
      return (await readTripPage(db, { ...asked, abilities, reader, searchString, travelers: [] })).total;
    },
  };
  const found = {
    companies: 'zu ag',
    groups: 'alpin',
    users: 'Müll jo',
    companyUsers: 'muller',
    trips: 'k7tq zug',
  };
  const missed = { companies: 'zugs', groups: 'alpins', users: 'jos', companyUsers: 'mullers', trips: 'k7t' };
  for (const [kind, counted] of Object.entries(count)) {
    expect([kind, await counted(found[kind as keyof typeof found])]).toEqual([kind, 1]);
    expect([kind, await counted(missed[kind as keyof typeof missed])]).toEqual([kind, 0]);
  }
  await close();
}, 120_000);
