import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recentSearches } from '#server/features/recent-searches/recent-search-repository.ts';
import { tripExamples } from '#server/features/trips/list/trip-example-repository.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

let database: TestDatabase;
let member: Member;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const companyId = await insertCompany(db, { name: 'Home' });
  member = await insertMember(db, { companyId, role: 'company-admin' });
  // Enough rows that a plan without an index would be worse.
  await sql`
    insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type)
    select gen_random_uuid(), 'C' || n, 'Company ' || n, 'company ' || n, 'en', 'CHF', 'metric', 'invoice'
    from generate_series(1, 1000) n`.execute(db);
  await sql`
    insert into recent_searches (id, company_id, at, starts_on, search)
    select gen_random_uuid(), c.id, now(), '2030-01-01', '{}' from companies c, generate_series(1, 20)`.execute(
    db,
  );
  await sql`
    insert into trips (
      id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, destinations, starts_on, ends_on,
      current_from, ends_at, total_amount, total_currency, verdict, booking_info)
    select gen_random_uuid(), c.id, 'R' || lpad(row_number() over ()::text, 5, '0'), 'complete', '{}', ${member.userId}, now(), '{Trip}',
      '2030-01-01', '2030-01-02', '2030-01-01', '2030-01-03', 1, 'CHF', '{}', '{}'
    from companies c, generate_series(1, case c.id when ${companyId} then 2000 else 20 end) n`.execute(db);
  await sql`
    insert into trip_parts (
      id, trip_id, position, kind, travelers, status, reference, offer_key, price_amount, price_currency,
      accepted_amount, details, starts_on, ends_on, current_from, begins_at, ends_at)
    select gen_random_uuid(), id, 0, 'hotel', '{}', 'confirmed', 'r' || itinerary_ref, '', 1, 'CHF', 1, '{}', starts_on,
      ends_on, current_from, current_from, ends_at
    from trips`.execute(db);
  await sql`analyze recent_searches, trips, trip_parts`.execute(db);
});
afterAll(() => database.close());

/** PostgreSQL returns a plan as rows with one column. */
function planOf(rows: readonly Record<string, unknown>[]): string {
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('the searches of a company are read by an index', async () => {
  const plan = planOf(await recentSearches(database.db, member.companyId, '2030-01-01').explain());
  expect(plan).toContain('recent_searches_by_company');
});

test('the trips of a company are read in the order of an index', async () => {
  const plan = planOf(await tripExamples(database.db, member.companyId).explain());
  expect(plan).toContain('trips_by_company');
});
