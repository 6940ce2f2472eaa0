import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { prefixQuery } from '#server/features/search/full-text-repository.ts';
import { typedAlternatives } from '#server/features/trips/trip-words.ts';
import { openUnmigratedDatabase } from '#tests/support/database.ts';
import { migrateUpTo } from './support/migrate-up-to.ts';

const COMPANY = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const TRIP = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d20';

const FORMER = [
  `insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type)
    values ('${COMPANY}', 'C-1', 'Zug AG', 'zug ag', 'en', 'CHF', 'metric', 'invoice')`,
  `insert into users (id, email, email_key, first_name, last_name, name_key)
    values ('${COMPANY}', 'jo@x.example', 'jo@x.example', 'Jo', 'Muller', 'muller jo')`,
  `insert into trips (id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, title, starts_on,
      ends_on, total_amount, total_currency, verdict, booking_info, search)
    values ('${TRIP}', '${COMPANY}', 'TRIP20', 'complete', '{}', '${COMPANY}', now(), 'Zug', '2027-04-01', '2027-04-02', 1,
      'CHF', '{}', '{}', '''zug'' ''#trip20''')`,
  ...[
    ['a', "'HB-4KD92'", 'null'],
    ['b', "'QX7TKM'", "'{7241234567890,7241234567891}'"],
    ['c', 'null', 'null'],
  ].map(
    ([part, locator, tickets], position) =>
      `insert into trip_parts (id, trip_id, position, kind, status, reference, offer_key, price_amount, price_currency,
      accepted_amount, details, starts_on, ends_on, begins_at, travelers, locator, tickets)
    values ('01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d3${part}', '${TRIP}', ${position}, 'hotel', 'confirmed', '${part}', 'key', 1,
      'CHF', 1, '{}', '2027-04-01', '2027-04-02', '2027-04-01', '{${COMPANY}}', ${locator}, ${tickets})`,
  ),
];

test('trips of before are found by the numbers of their suppliers', async () => {
  const { db, close } = await openUnmigratedDatabase();
  await migrateUpTo(db, '0029-verdicts-of-parts');
  for (const statement of FORMER) await sql.raw(statement).execute(db);
  await migrateUpTo(db, '0031-booking-numbers');
  const isFound = async (text: string) => {
    const query = prefixQuery(text, typedAlternatives);
    const { rows } = await sql`select id from trips where search @@ ${query}::tsquery`.execute(db);
    return rows.length === 1;
  };
  for (const text of ['HB-4KD92', 'qx7tkm', '7241234567891', 'zug', 'trip20']) {
    expect(await isFound(text), text).toBe(true);
  }
  expect(await isFound('724')).toBe(false);
  await close();
}, 120_000);
