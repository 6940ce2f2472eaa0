import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { FullVerdict, Money } from '#domain/contract.ts';
import { tripVerdict } from '#domain/policy/trip-verdict.ts';
import { migrations } from '#server/db/migrations/migrations.ts';
import { openUnmigratedDatabase } from '#tests/support/database.ts';
import { migrateUpTo } from './support/migrate-up-to.ts';

const id = (number: number) => `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d${number}`;
const PERSON = id(10);
const [ONE_PART, CHANGED_TWICE, TWO_PARTS] = [id(20), id(21), id(22)];

/** What a policy with a highest price of 100 francs says. */
function saying(...prices: number[]): FullVerdict {
  const allowed = { action: 'allow' as const, levels: [], inPolicy: true };
  const limit: Money = { amount: 100_00, currency: 'CHF' };
  const rules = prices.map((units) => ({
    rule: 'hotel.highestPrice' as const,
    result: units > 100 ? ('broken' as const) : ('kept' as const),
    limit,
    actual: { asked: { amount: units * 100, currency: 'CHF' } },
  }));
  return { ...allowed, travelers: [{ _id: PERSON, ...allowed, rules, thresholds: [] }] };
}

const json = (value: object) => `'${JSON.stringify(value)}'`;

const trip = (tripId: string, verdict: FullVerdict) =>
  `insert into trips (id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, title, starts_on,
      ends_on, total_amount, total_currency, verdict, booking_info)
    values ('${tripId}', '${PERSON}', 'TRIP' || right('${tripId}', 2), 'complete', '{}', '${PERSON}', now(), 'Zug',
      '2027-04-01', '2027-04-02', 1, 'CHF', ${json(verdict)}, '{}')`;

const part = (partId: string, tripId: string, position = 0) =>
  `insert into trip_parts (id, trip_id, position, kind, status, reference, offer_key, price_amount, price_currency,
      accepted_amount, details, starts_on, ends_on, begins_at, travelers)
    values ('${partId}', '${tripId}', ${position}, 'hotel', 'confirmed', '${partId}', 'key', 1, 'CHF', 1, '{}', '2027-04-01',
      '2027-04-02', '2027-04-01', '{${PERSON}}')`;

const change = (changeId: string, [partId, tripId]: [string, string], status: string, verdict: FullVerdict) =>
  `insert into trip_changes (id, trip_id, part_id, company_id, status, levels, requested_by_user_id, requested_at, before,
      ordered, details, starts_on, ends_on, begins_at, price_amount, price_currency, accepted_amount, penalty_amount, lost,
      verdict, policies, approval_limit_hours)
    values ('${changeId}', '${tripId}', '${partId}', '${PERSON}', '${status}', '{}', '${PERSON}', now(), '{}', '{}', '{}',
      '2027-04-01', '2027-04-02', '2027-04-01', 1, 'CHF', 1, 0, '{}', ${json(verdict)}, '[]', 24)`;

/** As the version before has left them: with what was said before its change, too. */
const FORMER = [
  `insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type)
    values ('${PERSON}', 'C-1', 'Zug AG', 'zug ag', 'en', 'CHF', 'metric', 'invoice')`,
  `insert into users (id, email, email_key, first_name, last_name, name_key)
    values ('${PERSON}', 'jo@x.example', 'jo@x.example', 'Jo', 'Muller', 'muller jo')`,
  trip(ONE_PART, saying(120)),
  part(id(30), ONE_PART),
  change(id(50), [id(30), ONE_PART], 'refused', saying(70)),
  trip(CHANGED_TWICE, saying(130, 140, 80)),
  part(id(31), CHANGED_TWICE),
  change(id(51), [id(31), CHANGED_TWICE], 'done', saying(140)),
  change(id(52), [id(31), CHANGED_TWICE], 'done', saying(80)),
  change(id(53), [id(31), CHANGED_TWICE], 'withdrawn', saying(70)),
  trip(TWO_PARTS, saying(150, 90)),
  part(id(32), TWO_PARTS),
  part(id(33), TWO_PARTS, 1),
];

test('each part has the verdict that is known of it, and a trip says what it said', async () => {
  const { db, close } = await openUnmigratedDatabase();
  await migrateUpTo(db, '0028-changes-without-approval');
  for (const statement of FORMER) await sql.raw(statement).execute(db);
  await migrateUpTo(db, Object.keys(migrations).at(-1) ?? '');

  const parts = await db
    .selectFrom('trip_parts')
    .select(['trip_id', 'status', 'verdict'])
    .orderBy('id')
    .execute();
  expect(parts.map(({ verdict }) => verdict)).toEqual([saying(120), saying(80), null, null]);
  const trips = await db.selectFrom('trips').select(['id', 'verdict']).orderBy('id').execute();
  const verdicts = trips.map(({ id: tripId, verdict: together }) => {
    const own = parts.filter(({ trip_id }) => trip_id === tripId);
    return tripVerdict({ travelers: [PERSON], parts: own, together });
  });
  expect(verdicts).toEqual([saying(120), saying(80), saying(150, 90)]);
  await close();
}, 120_000);
