import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { findSoughtWords } from '#server/features/trips/list/trip-entry-repository.ts';
import { tripPage } from '#server/features/trips/list/trip-list-repository.ts';
import type { ListedFilter } from '#server/features/trips/list/trip-stretches.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';

let database: TestDatabase;
let member: Member;

beforeAll(async () => {
  database = await openTestDatabase();
  const companyId = await insertCompany(database.db, { name: 'Large' });
  member = await insertMember(database.db, { companyId, role: 'travel-arranger' });
  // So many trips that a plan without an index would be a worse one.
  await sql`
    insert into trips (id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, title, starts_on,
      ends_on, total_amount, total_currency, verdict, booking_info)
    select gen_random_uuid(), ${companyId}, lpad(n::text, 6, '0'), 'complete', '{}', ${member.userId}, now(), 'Hotel ' || n,
      date '2026-01-01' + n % 700, date '2026-01-02' + n % 700, 40000, 'CHF', '{}', '{}'
    from generate_series(1, 20000) n`.execute(database.db);
  await sql`
    insert into trip_entries (reader_id, word, stage, starts_on, ends_on, mark, trip_id)
    select ${companyId}::uuid, unnest(words), trip_stage(status, starts_on, ends_on), starts_on, ends_on,
      word_mark(words), id
    from trips, lateral (select array['', 'hotel', 'lake', lower(substr(title, 7))] as words) as worded`.execute(
    database.db,
  );
  await sql`analyze trips, trip_entries`.execute(database.db);
});
afterAll(() => database.close());

async function planOf(filter: ListedFilter | undefined, searchString: string): Promise<string> {
  const query = {
    ...{ readerId: member.companyId, filter, searchString, page: 1, today: '2026-11-01' },
    abilities: defineAbilitiesFor({ ...member, role: 'travel-arranger' }),
  };
  const sought = await findSoughtWords(database.db, query.readerId, searchString);
  const rows = await tripPage(database.db, query, sought).explain<{ 'QUERY PLAN': string }>();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each([undefined, 'current', 'upcoming', 'past', 'cancelled'] as const)(
  'the list of trips with the filter %s is read in the order of an index',
  async (filter) => {
    for (const searchString of ['', 'hotel']) {
      const plan = await planOf(filter, searchString);
      expect(plan).toMatch(/Limit.*\n.*Index Only Scan.* using trip_entries_pkey on trip_entries k/);
      expect(plan).toContain('using trips_pkey');
      expect(plan).not.toMatch(/Seq Scan on (trips|trip_\w+)/);
    }
  },
);

test('of a further word each trip that is walked by is asked', async () => {
  for (const searchString of ['hotel 1999', 'hotel 1', 'lake hot']) {
    const plan = await planOf('past', searchString);
    expect(plan).toMatch(
      /SubPlan.*\n.*Limit.*\n(.*\n){0,5}.*Scan (using|on) trip_entries_by_trip.*\n.*\(trip_id = k\.trip_id\)/,
    );
    expect(plan).not.toMatch(/Seq Scan on (trips|trip_\w+)/);
  }
});

test('of two texts that as many words begin with, the longer leads', async () => {
  const { anyOf, besides } = await findSoughtWords(database.db, member.companyId, 'lak hotel');
  expect({ anyOf, asked: besides.flat().map(({ from }) => from) }).toEqual({
    anyOf: ['hotel'],
    asked: ['lak'],
  });
});
