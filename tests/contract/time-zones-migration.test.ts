import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#server/db/migrations/migrations.ts';
import { openUnmigratedDatabase } from '#tests/support/database.ts';
import { migrateUpTo } from './support/migrate-up-to.ts';

test('companies of former versions get the time zone of their address', async () => {
  const { db, close } = await openUnmigratedDatabase();
  await migrateUpTo(db, '0034-failed-repairs');
  const companies = [
    ['Zug AG', 'Zug', 'CH'],
    ['Pacific Inc', 'Los Angeles', 'US'],
    ['Lisbon Lda', null, 'PT'],
    ['Without address', 'Zug', null],
  ];
  for (const [name, city, country] of companies) {
    await sql`insert into companies (id, customer_id, name, name_key, language, currency, measurement_units,
      payment_type, city, country)
      values (gen_random_uuid(), ${name}, ${name}, ${name}, 'en', 'CHF', 'metric', 'invoice', ${city}, ${country})`.execute(
      db,
    );
  }
  await migrateUpTo(db, Object.keys(migrations).at(-1) ?? '');
  const stored = await db.selectFrom('companies').select(['name', 'time_zone']).orderBy('name').execute();
  expect(stored.map(({ name, time_zone }) => [name, time_zone])).toEqual([
    ['Lisbon Lda', 'Europe/Lisbon'],
    ['Pacific Inc', 'America/Los_Angeles'],
    ['Without address', 'UTC'],
    ['Zug AG', 'Europe/Zurich'],
  ]);
  await close();
});
