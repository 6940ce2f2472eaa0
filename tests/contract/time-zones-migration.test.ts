import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '#server/db/migrations/migrations.ts';
import type { Database } from '#server/db/schema.ts';
import { openUnmigratedDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrateUpTo } from './support/migrate-up-to.ts';

const PERSON = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';

const COMPANIES: [name: string, city: string | null, country: string | null][] = [
  ['Zug AG', 'Zug', 'CH'],
  ['Pacific Inc', 'Los Angeles', 'US'],
  ['Lisbon Lda', null, 'PT'],
  ['Without address', 'Zug', null],
];

const zone = 'America/Los_Angeles';
const airports = [
  { code: 'LAX', zone },
  { code: 'JFK', zone: 'America/New_York' },
];
const segments = [
  { origin: 'LAX', departure: '2027-03-17T22:30', durationMinutes: 330 },
  { origin: 'JFK', departure: '2027-03-18T08:00', durationMinutes: 60 },
];

/** What was booked from the 15th to the 17th of March, and when it is current, in UTC. */
const BOOKED = [
  ['stay', 'hotel', { property: { zone }, checkOutUntil: '11:00' }, '2027-03-15T07:00', '2027-03-17T18:00'],
  ['nowhere', 'hotel', {}, '2027-03-15T00:00', '2027-03-18T00:00'],
  [
    'rental',
    'car',
    { pickUp: { zone }, dropOff: { zone: 'America/Denver' }, dropOffAt: '2027-03-17T20:00' },
    '2027-03-15T07:00',
    '2027-03-18T02:00',
  ],
  ['flight', 'flight', { zone, airports, legs: [{ segments }] }, '2027-03-15T07:00', '2027-03-18T13:00'],
  ['agency', 'external', {}, '2027-03-14T23:00', '2027-03-17T23:00'],
  ['request', null, {}, '2027-03-14T23:00', '2027-03-17T23:00'],
] as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await openUnmigratedDatabase();
  const { db } = database;
  await migrateUpTo(db, '0034-failed-repairs');
  for (const company of COMPANIES) await insertCompany(db, ...company);
  await sql`insert into users (id, email, email_key, first_name, last_name, name_key)
    values (${PERSON}, 'jo@x.example', 'jo@x.example', 'Jo', 'Muller', 'muller jo')`.execute(db);
  for (const [name, kind, details] of BOOKED) await insertTrip(db, { name, kind, details });
  await migrateUpTo(db, Object.keys(migrations).at(-1) ?? '');
});
afterAll(() => database.close());

async function insertCompany(
  db: Kysely<Database>,
  name: string,
  city: string | null,
  country: string | null,
) {
  await sql`insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type,
      city, country)
    values (${name === 'Zug AG' ? PERSON : crypto.randomUUID()}, ${name}, ${name}, ${name}, 'en', 'CHF', 'metric',
      'invoice', ${city}, ${country})`.execute(db);
}

const toReference = (name: string) => name.toUpperCase().slice(0, 6).padEnd(6, 'X');

async function insertTrip(
  db: Kysely<Database>,
  { name, kind, details }: { name: string; kind: string | null; details: object },
) {
  const id = crypto.randomUUID();
  await sql`insert into trips (id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, title,
      starts_on, ends_on, total_amount, total_currency, verdict, booking_info)
    values (${id}, ${PERSON}, ${toReference(name)}, 'complete', '{}', ${PERSON}, now(), ${name},
      '2027-03-15', '2027-03-17', 1, 'CHF', '{}', '{}')`.execute(db);
  if (kind === null) return;
  await sql`insert into trip_parts (id, trip_id, position, kind, status, reference, offer_key, price_amount,
      price_currency, accepted_amount, details, starts_on, ends_on, begins_at, travelers, passengers)
    values (${id}, ${id}, 0, ${kind}, 'confirmed', ${name}, 'key', 1, 'CHF', 1, ${JSON.stringify(details)}, '2027-03-15',
      '2027-03-17', '2027-03-15', array[${PERSON}]::uuid[], ${kind === 'flight' ? '[]' : null})`.execute(db);
}

test('companies of former versions get the time zone of their address', async () => {
  const { db } = database;
  const stored = await db.selectFrom('companies').select(['name', 'time_zone']).orderBy('name').execute();
  expect(stored.map(({ name, time_zone }) => [name, time_zone])).toEqual([
    ['Lisbon Lda', 'Europe/Lisbon'],
    ['Pacific Inc', 'America/Los_Angeles'],
    ['Without address', 'UTC'],
    ['Zug AG', 'Europe/Zurich'],
  ]);
});

test.each(BOOKED)('the times of former trips are those of their places: %s', async (...booked) => {
  const { db } = database;
  const [name, kind, , currentFrom, endsAt] = booked;
  const times = { current_from: new Date(`${currentFrom}Z`), ends_at: new Date(`${endsAt}Z`) };
  const trip = db
    .selectFrom('trips')
    .select(['id', 'current_from', 'ends_at'])
    .where('itinerary_ref', '=', toReference(name));
  const { id, ...stored } = await trip.executeTakeFirstOrThrow();
  expect(stored).toEqual(times);
  const parts = db.selectFrom('trip_parts').select(['current_from', 'ends_at']).where('trip_id', '=', id);
  expect(await parts.execute()).toEqual(kind === null ? [] : [times]);
});
