import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Abilities, defineAbilitiesFor } from '#domain/abilities.ts';
import type { Role } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import {
  type CompanyCriteria,
  companyPage,
  findCompanies,
} from '#server/features/companies/company-list-repository.ts';
import { findGroups, type GroupCriteria, groupPage } from '#server/features/groups/group-list-repository.ts';
import { hasWords, prefixQuery } from '#server/features/search/full-text-repository.ts';
import type { FilterByDay } from '#server/features/trips/list/trip-filter-repository.ts';
import { findTrips, tripPage } from '#server/features/trips/list/trip-list-repository.ts';
import { plannedParts } from '#server/features/trips/plans/plan-repository.ts';
import { companyUserPage, findCompanyUsers } from '#server/features/users/company-user-list-repository.ts';
import { findUsers, userPage } from '#server/features/users/user-list-repository.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

/**
 * Enough rows that a plan without an index would be worse, and that a common word has too many matches to
 * sort.
 */
const ROWS = 20_000;
const COMMON = 'common';
const RARE = 'last1999';

let database: TestDatabase;
let member: Member;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const companyId = await insertCompany(db, { name: 'Large' });
  member = await insertMember(db, { companyId, role: 'traveler' });
  const search = sql`array_to_tsvector(array['common', 'last' || n])`;
  const numbers = sql`generate_series(1, ${sql.lit(ROWS)}) n`;
  await sql`
    insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type, search)
    select gen_random_uuid(), 'C' || n, 'Last' || n, 'last' || n, 'en', 'CHF', 'metric', 'invoice', ${search}
    from ${numbers}`.execute(db);
  await sql`
    insert into company_groups (id, name, name_key, search)
    select gen_random_uuid(), 'Last' || n, 'last' || n, ${search} from ${numbers}`.execute(db);
  await sql`
    insert into users (id, email, email_key, first_name, last_name, name_key, search)
    select gen_random_uuid(), n || '@x.example', n || '@x.example', 'Common', 'Last' || n, 'last' || n, ${search}
    from ${numbers}`.execute(db);
  await sql`
    insert into company_users (id, user_id, company_id, role, name_key, search)
    select gen_random_uuid(), id, ${companyId}, 'traveler', name_key, search from users where name_key like 'last%'`.execute(
    db,
  );
  await sql`
    insert into trips (id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, destinations, starts_on,
      ends_on, current_from, ends_at, total_amount, total_currency, verdict, booking_info, search)
    select gen_random_uuid(), ${companyId}, lpad(n::text, 6, '0'), 'complete', '{}', ${member.userId}, now(), array['Last' || n],
      date '2026-01-01' + n % 700, date '2026-01-02' + n % 700,
      date '2026-01-01' + n % 700, date '2026-01-03' + n % 700, 40000, 'CHF', '{}', '{}', ${search}
    from ${numbers}`.execute(db);
  await sql`
    insert into trip_travellers (trip_id, position, company_user_id, first_name, last_name)
    select id, 0, (case when itinerary_ref like '00000%' then ${member.companyUserId}::uuid
      else (select id from company_users where name_key = 'last1') end), 'First', 'Last' from trips`.execute(
    db,
  );
  await sql`analyze`.execute(db);
});
afterAll(() => database.close());

function abilitiesOf(role: Role): Abilities {
  return defineAbilitiesFor({ ...member, role });
}

type Db = Kysely<Database>;
type Planned = (db: Db) => Promise<{ explain(): Promise<Record<string, unknown>[]> }>;

/** The plan of a list when reading and sorting all records is too expensive, as with very many of them. */
async function planOf(planned: Planned): Promise<string> {
  return await database.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    await sql`set local enable_sort = off`.execute(db);
    const rows = await (await planned(db)).explain();
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  });
}

function companies(criteria: CompanyCriteria): Planned {
  const abilities = abilitiesOf('site-admin');
  return async (db) => companyPage(db, { abilities, criteria, found: await findCompanies(db, criteria) });
}

function groups(criteria: GroupCriteria): Planned {
  const abilities = abilitiesOf('site-admin');
  return async (db) => groupPage(db, { abilities, criteria, found: await findGroups(db, criteria) });
}

function users(searchString: string, sortBy: 'name' | 'email' = 'name'): Planned {
  const order = { sortBy, direction: 'asc', page: 1 } as const;
  const query = { ...order, abilities: abilitiesOf('site-admin'), reach: 'everybody' as const, searchString };
  return async (db) => userPage(db, query, await findUsers(db, query));
}

function companyUsers(searchString: string): Planned {
  const abilities = abilitiesOf('travel-arranger');
  const criteria = { companyId: member.companyId, page: 1, searchString };
  return async (db) =>
    companyUserPage(db, { abilities, criteria, found: await findCompanyUsers(db, criteria) });
}

function trips(role: Role, filter: FilterByDay | undefined, searchString = ''): Planned {
  const companyUserId = role === 'traveler' ? member.companyUserId : null;
  const query = {
    reader: { companyId: member.companyId, companyUserId },
    abilities: abilitiesOf(role),
    filter,
    searchString,
    travelers: [],
    page: 1,
    now: new Date('2026-11-01'),
  };
  return async (db) => tripPage(db, query, await findTrips(db, query));
}

/** For all companies, so that no index of a company fits as well. */
function tripsWith(word: string): Planned {
  return async (db) =>
    db
      .selectFrom('trips as t')
      .select('t.id')
      .where(hasWords('t', prefixQuery(word)));
}

describe('without a search, a list is read in the order of an index:', () => {
  test.each<[string, () => Planned, string]>([
    ['companies by name', () => companies({}), 'Scan using companies_by_name'],
    [
      'companies backward',
      () => companies({ sortOrder: 'descending' }),
      'Scan Backward using companies_by_name',
    ],
    [
      'companies by number',
      () => companies({ sortBy: 'customerId' }),
      'Scan using companies_customer_id_key',
    ],
    ['groups', () => groups({}), 'Scan using company_groups_name_key_key'],
    ['users by name', () => users(''), 'Scan using users_by_name'],
    ['users by address', () => users('', 'email'), 'Scan using users_email_key_key'],
    ['users of a company', () => companyUsers(''), 'using company_users_by_name'],
    ['all trips', () => trips('travel-arranger', undefined), 'Scan Backward using trips_in_order'],
    ['trips to come', () => trips('travel-arranger', 'upcoming'), 'Scan using trips_booked'],
    ['past trips', () => trips('travel-arranger', 'past'), 'Scan Backward using trips_booked'],
  ])('%s', async (_, planned, index) => {
    expect(await planOf(planned())).toContain(index);
  });
});

describe('rare words are looked up in their index:', () => {
  test.each<[string, () => Planned, string]>([
    ['companies', () => companies({ searchString: RARE }), 'companies_search'],
    ['groups', () => groups({ searchString: RARE }), 'company_groups_search'],
    ['users', () => users(RARE), 'users_search'],
    ['users of a company', () => companyUsers(RARE), 'company_users_search'],
    ['trips', () => tripsWith(RARE), 'trips_search'],
    ['two words', () => users(`${COMMON} ${RARE}`), 'users_search'],
  ])('%s', async (_, planned, index) => {
    expect(await planOf(planned())).toContain(`Bitmap Index Scan on ${index}`);
  });
});

describe('common words are found in the order of the list:', () => {
  test.each<[string, () => Planned, string]>([
    ['companies', () => companies({ searchString: COMMON }), 'companies_by_name'],
    ['groups', () => groups({ searchString: COMMON }), 'company_groups_name_key_key'],
    ['users', () => users(COMMON), 'users_by_name'],
    ['users of a company', () => companyUsers(COMMON), 'company_users_by_name'],
    ['trips', () => trips('travel-arranger', 'past', COMMON), 'trips_booked'],
  ])('%s', async (_, planned, index) => {
    expect(await planOf(planned())).toMatch(new RegExp(`Scan( Backward)? using ${index}`));
  });
});

test('the trips of a person are looked up by their relation to them', async () => {
  for (const filter of [undefined, 'current', 'upcoming', 'past', 'cancelled'] as const) {
    const plan = await planOf(trips('traveler', filter));
    expect(plan).toMatch(/trip_travellers_company_user_id_trip_id_key/);
    expect(plan).not.toMatch(/Seq Scan on trips/);
  }
});

test.each<Role>(['traveler', 'travel-arranger', 'site-admin'])(
  'what people have planned is looked up by them, for a %s',
  async (role) => {
    const plan = await planOf(async (db) =>
      plannedParts(db, {
        abilities: abilitiesOf(role),
        companyId: member.companyId,
        companyUserIds: [member.companyUserId],
        from: '2026-11-01',
        to: '2026-11-05',
        now: new Date('2026-11-01'),
      }),
    );
    expect(plan).toMatch(/Index (Only )?Scan using trip_travellers_company_user_id_trip_id_key/);
    expect(plan).not.toMatch(/Seq Scan on trip/);
  },
);
