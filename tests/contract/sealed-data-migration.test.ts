import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import { assertSealingKey } from '#server/db/assert-sealing-key.ts';
import { migrations } from '#server/db/migrations/migrations.ts';
import { withSealingKey } from '#server/db/sealed.ts';
import { readPassengerProfiles } from '#server/features/flights/passenger-repository.ts';
import { findChange } from '#server/features/trips/change/change-repository.ts';
import { findDraft } from '#server/features/trips/draft/draft-repository.ts';
import { findKey } from '#server/features/trips/pipeline/key-repository.ts';
import { readUserHistory } from '#server/features/users/user-history-repository.ts';
import { findUser } from '#server/features/users/user-repository.ts';
import { deriveKeys } from '#server/security/keys.ts';
import { openUnmigratedDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrateUpTo } from './support/migrate-up-to.ts';
import { dumpOf, findTexts } from './support/number-traces.ts';
import { storedPassengers } from './support/stored-passengers.ts';

const id = (number: number) => `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d${number}`;
const [PERSON, PASSPORT, TRIP, PART, CHANGE] = [id(10), id(11), id(20), id(30), id(50)];
const SITE_ADMIN = { userId: id(99), companyUserId: id(98), companyId: id(97), role: 'site-admin' } as const;

const document = { country: 'TM', number: 'PX73519264', expiryDate: '2049-10-07' };
const passenger = {
  traveler: PERSON,
  firstName: 'Jo',
  lastName: 'Muller',
  dateOfBirth: '1971-03-29',
  gender: 'M',
  passport: document,
  memberships: [{ program: 'LH', membershipNumber: 'FF58203917466' }],
};
const HISTORY = [
  { field: 'dateOfBirth', before: null, after: passenger.dateOfBirth },
  { field: 'passports[TM].expiryDate', before: null, after: document.expiryDate },
  { field: 'passports[TM].visas[KI].expiryDate', before: null, after: '2047-08-19' },
];
/** Enough for more than one batch. */
const VISAS = 1001;
const TEXTS = [passenger.dateOfBirth, document.number, document.expiryDate, '[TM]', '"TM"', ',TM,'];
const MORE_TEXTS = ['FF58203917466', 'VS40862957', '2047-08-19', '2023-11-13'];

const json = (value: unknown) => `'${JSON.stringify(value)}'`;

const FORMER = [
  `insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type)
    values ('${PERSON}', 'C-1', 'Zug AG', 'zug ag', 'en', 'CHF', 'metric', 'invoice')`,
  `insert into users (id, email, email_key, first_name, last_name, name_key, date_of_birth)
    values ('${PERSON}', 'jo@x.example', 'jo@x.example', 'Jo', 'Muller', 'muller jo', '${passenger.dateOfBirth}'),
      ('${id(12)}', 'al@x.example', 'al@x.example', 'Al', 'Muller', 'muller al', null)`,
  `insert into company_users (id, user_id, company_id, role, name_key)
    values ('${PERSON}', '${PERSON}', '${PERSON}', 'traveler', 'muller jo')`,
  `insert into passports (id, user_id, country, number, issue_date, expiry_date, is_default)
    values ('${PASSPORT}', '${PERSON}', 'TM', '${document.number}', '2023-11-13', '${document.expiryDate}', true)`,
  `insert into visas (id, passport_id, country, number, issue_date, expiry_date, multiple_entries)
    select gen_random_uuid(), '${PASSPORT}', 'KI', 'VS40862957', '2023-11-13', '2047-08-19', false
    from generate_series(1, ${VISAS})`,
  `insert into loyalty_memberships (id, user_id, kind, program, membership_number)
    values ('${id(13)}', '${PERSON}', 'flight', 'LH', 'FF58203917466')`,
  `insert into record_changes (id, at, subject, subject_id, about, section, user_id, request_id, changes)
    values ('${id(14)}', now(), 'user', '${PERSON}', 'Jo Muller', 'passports', '${PERSON}', gen_random_uuid(),
      ${json(HISTORY)})`,
  `insert into trips (id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, title, starts_on,
      ends_on, total_amount, total_currency, verdict, booking_info, current_from, ends_at)
    values ('${TRIP}', '${PERSON}', 'TRIP20', 'complete', '{}', '${PERSON}', now(), 'Zug', '2027-04-01', '2027-04-02', 1,
      'CHF', '{}', '{}', now(), now())`,
  `insert into trip_parts (id, trip_id, position, kind, status, reference, offer_key, price_amount, price_currency,
      accepted_amount, details, starts_on, ends_on, begins_at, travelers, passengers, current_from, ends_at)
    values ('${PART}', '${TRIP}', 0, 'flight', 'confirmed', '${PART}', 'key', 1, 'CHF', 1, '{}', '2027-04-01',
      '2027-04-02', '2027-04-01', '{${PERSON}}', ${json([passenger])}, now(), now())`,
  `insert into trip_changes (id, trip_id, part_id, company_id, status, levels, requested_by_user_id, requested_at, before,
      ordered, details, passengers, starts_on, ends_on, begins_at, price_amount, price_currency, accepted_amount,
      penalty_amount, lost, verdict, policies, approval_limit_hours)
    values ('${CHANGE}', '${TRIP}', '${PART}', '${PERSON}', 'done', '{}', '${PERSON}', now(), '{}',
      ${json({ key: 'key', guests: [passenger] })}, '{}', ${json([passenger])}, '2027-04-01', '2027-04-02', '2027-04-01',
      1, 'CHF', 1, 0, '{}', '{}', '[]', 24)`,
  `insert into idempotency_keys (user_id, key, request_hash, trip_id, answer, created_at)
    values ('${PERSON}', 'a key', '', '${TRIP}', ${json({ _id: TRIP, parts: [{ passengers: [passenger] }] })}, now()),
      ('${PERSON}', 'claimed', '', null, null, now())`,
  `insert into booking_drafts (user_id, company_id, flow, chart_version, snapshot, sent_order, saved_at)
    values ('${PERSON}', '${PERSON}', 'trip', 1, ${json({ text: '\u0000', passenger })},
        ${json({ key: 'a key', request: { passenger } })}, now()),
      ('${PERSON}', '${PERSON}', 'hotel', 1, '{}', null, now())`,
];

let database: TestDatabase;

beforeAll(async () => {
  database = await openUnmigratedDatabase();
  await migrateUpTo(database.db, '0038-searches-for-alternatives');
  for (const statement of FORMER) await sql.raw(statement).execute(database.db);
  expect(findTexts([...TEXTS, ...MORE_TEXTS], await dumpOf(database.db))).not.toEqual([]);
  await migrateUpTo(database.db, Object.keys(migrations).at(-1) ?? '');
}, 120_000);
afterAll(() => database.close());

test('personal data of earlier versions is sealed, and its plain form is in no row', async () => {
  expect(findTexts([...TEXTS, ...MORE_TEXTS], await dumpOf(database.db))).toEqual([]);
});

test.each(['passports', 'visas', 'loyalty_memberships', 'record_changes', 'trip_parts'])(
  'the file of the table %s has no plain data left over',
  async (table) => {
    await sql`checkpoint`.execute(database.db);
    for (const text of ['1971-03-29', document.number, 'FF58203917466', 'VS40862957', '2047-08-19']) {
      const { rows } = await sql<{ found: boolean }>`
        select position(${text}::text::bytea in pg_read_binary_file(pg_relation_filepath(${table}))) > 0 as found`.execute(
        database.db,
      );
      expect({ text, ...rows[0] }).toEqual({ text, found: false });
    }
  },
);

test('the key of the migration is the only one with which a server starts', async () => {
  await assertSealingKey(database.db);
  const other = withSealingKey(database, deriveKeys('another secret than that of the migration'));
  await expect(assertSealingKey(other.db)).rejects.toThrow('encrypted with another SECRET_KEY');
});

test('a profile is read as before', async () => {
  const user = await findUser(database.db, defineAbilitiesFor(SITE_ADMIN), PERSON);
  expect(user).toMatchObject({ dateOfBirth: passenger.dateOfBirth, passports: [document] });
  expect(user?.passports[0]?.visas).toHaveLength(VISAS);
  const dates = { issueDate: '2023-11-13', expiryDate: '2047-08-19' };
  expect(user?.passports[0]?.visas?.[0]).toEqual({
    country: 'KI',
    number: 'VS40862957',
    ...dates,
    multipleEntries: false,
  });
  expect(user?.gdsProfile.flight.memberships).toMatchObject(passenger.memberships);
  const { dateOfBirth, memberships } = passenger;
  const profiles = await readPassengerProfiles(database.db, [PERSON]);
  expect(profiles).toMatchObject([{ dateOfBirth, passports: [document], memberships }]);
  const other = await findUser(database.db, defineAbilitiesFor(SITE_ADMIN), id(12));
  expect(other?._id).toBe(id(12));
  expect(other?.dateOfBirth).toBeUndefined();
});

test('the history has its entries, and hides visas from others', async () => {
  const query = { userId: PERSON, page: 1 };
  const all = await readUserHistory(database.db, defineAbilitiesFor(SITE_ADMIN), query);
  const texts = HISTORY.map(({ field, after }) => ({ field, after }));
  expect(all.docs).toMatchObject([{ changes: texts }]);
  const arranger = defineAbilitiesFor({ ...SITE_ADMIN, companyId: PERSON, role: 'travel-arranger' });
  const some = await readUserHistory(database.db, arranger, query);
  expect(some.docs).toMatchObject([{ changes: texts.slice(0, 2) }]);
});

test('a trip, its change, its stored answer and drafts are read as before', async () => {
  const { db } = database;
  expect(await storedPassengers(db, TRIP)).toEqual([passenger]);
  expect(await findChange(db, TRIP, CHANGE)).toMatchObject({
    passengers: [passenger],
    ordered: { key: 'key', guests: [passenger] },
  });
  expect(await findKey(db, { userId: PERSON, key: 'a key' })).toMatchObject({
    answer: { _id: TRIP, parts: [{ passengers: [passenger] }] },
  });
  expect(await findKey(db, { userId: PERSON, key: 'claimed' })).toMatchObject({ answer: null });
  const draft = { userId: PERSON, companyId: PERSON };
  expect(await findDraft(db, { ...draft, flow: 'trip' })).toMatchObject({
    snapshot: { text: '\u0000', passenger },
    order: { key: 'a key', request: { passenger } },
  });
  const unsent = await findDraft(db, { ...draft, flow: 'hotel' });
  expect(unsent).toMatchObject({ snapshot: expect.anything() });
  expect(unsent?.order).toBeUndefined();
});
