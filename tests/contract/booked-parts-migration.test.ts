import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#server/db/migrations/migrations.ts';
import { openUnmigratedDatabase } from '#tests/support/database.ts';
import { migrateUpTo } from './support/migrate-up-to.ts';

const id = (number: number) => `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d${number}`;
const PERSON = id(10);
const TRIP = id(20);

interface FormerPart {
  kind?: 'external';
  status: string;
  /** What has happened to it. */
  events?: string[];
  penalty?: number;
}

function former(partId: string, { kind, status, events = [], penalty }: FormerPart): string[] {
  const amounts = penalty === undefined ? 'null, null' : `${penalty === 0 ? 0 : 100 - penalty}, ${penalty}`;
  return [
    `insert into trip_parts (id, trip_id, position, kind, status, reference, offer_key, price_amount, price_currency,
        accepted_amount, refund_amount, penalty_amount, details, starts_on, ends_on, begins_at, travelers)
      values ('${partId}', '${TRIP}', right('${partId}', 2)::int, '${kind ?? 'hotel'}', '${status}', '${partId}', 'key',
        100, 'CHF', 100, ${amounts}, '{}', '2027-04-01', '2027-04-02', '2027-04-01', '{${PERSON}}')`,
    ...events.map(
      (event) => `insert into trip_events (id, trip_id, part_id, at, kind, details)
        values (gen_random_uuid(), '${TRIP}', '${partId}', now(), '${event}', '{}')`,
    ),
  ];
}

const FORMER = [
  `insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type)
    values ('${PERSON}', 'C-1', 'Zug AG', 'zug ag', 'en', 'CHF', 'metric', 'invoice')`,
  `insert into users (id, email, email_key, first_name, last_name, name_key)
    values ('${PERSON}', 'jo@x.example', 'jo@x.example', 'Jo', 'Muller', 'muller jo')`,
  `insert into trips (id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, title, starts_on,
      ends_on, total_amount, total_currency, verdict, booking_info)
    values ('${TRIP}', '${PERSON}', 'TRIP20', 'approved', '{}', '${PERSON}', now(), 'Zug', '2027-04-01', '2027-04-02', 1,
      'CHF', '{}', '{}')`,
  ...former(id(30), { status: 'held' }),
  ...former(id(31), { status: 'confirmed' }),
  ...former(id(32), { status: 'cancelled', events: ['confirmed', 'partCancelled'], penalty: 0 }),
  ...former(id(33), { status: 'cancelled', events: ['partCancelled'], penalty: 0 }),
  ...former(id(34), { kind: 'external', status: 'cancelled', events: ['partCancelled'], penalty: 0 }),
  ...former(id(35), { kind: 'external', status: 'cancelled', events: ['confirmed'], penalty: 40 }),
];

test('it is known which parts were booked, and which costs are not recorded', async () => {
  const { db, close } = await openUnmigratedDatabase();
  await migrateUpTo(db, '0034-failed-repairs');
  for (const statement of FORMER) await sql.raw(statement).execute(db);
  await migrateUpTo(db, Object.keys(migrations).at(-1) ?? '');

  const parts = await db
    .selectFrom('trip_parts')
    .select(['id', 'was_booked', 'penalty_amount'])
    .orderBy('id')
    .execute();
  expect(
    parts.map(({ id: partId, was_booked, penalty_amount }) => [partId, was_booked, penalty_amount]),
  ).toEqual([
    [id(30), false, null],
    [id(31), true, null],
    [id(32), true, 0],
    [id(33), false, 0],
    [id(34), false, null],
    [id(35), true, 40],
  ]);
  await close();
}, 120_000);
