import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUnmigratedDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrateUpTo } from './support/migrate-up-to.ts';

const PERSON = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';

interface FormerPart {
  kind: 'flight' | 'hotel' | 'car' | 'external';
  startsOn: string;
  details: object;
  status?: string;
}

const flight = (startsOn: string, ...route: string[]): FormerPart => ({
  kind: 'flight',
  startsOn,
  details: { route },
});
const hotel = (startsOn: string, city: string, status = 'confirmed'): FormerPart => ({
  kind: 'hotel',
  startsOn,
  details: { property: { address: { city } } },
  status,
});
const car = (startsOn: string, pickUp: string, dropOff: string): FormerPart => ({
  kind: 'car',
  startsOn,
  details: { pickUp: { address: { city: pickUp } }, dropOff: { address: { city: dropOff } } },
});
const RAIL: FormerPart = { kind: 'external', startsOn: '2027-04-01', details: { supplier: 'SBB' } };

const TRIPS: Record<string, { parts: FormerPart[]; places?: string[]; expected: string[] }> = {
  RETURN: { parts: [flight('2027-04-01', 'Zurich', 'London')], expected: ['London'] },
  ONEWAY: {
    parts: [flight('2027-04-03', 'London', 'Zurich'), flight('2027-04-01', 'Zurich', 'London')],
    expected: ['London'],
  },
  JOINED: {
    parts: [
      flight('2027-04-01', 'Geneva', 'Zurich'),
      hotel('2027-04-01', 'Zürich'),
      car('2027-04-02', 'Zurich', 'Bern'),
    ],
    expected: ['Zurich', 'Bern'],
  },
  PARTLY: {
    parts: [hotel('2027-04-01', 'Basel', 'cancelled'), hotel('2027-04-02', 'Bern')],
    expected: ['Bern'],
  },
  GONEXX: { parts: [hotel('2027-04-01', 'Basel', 'cancelled')], expected: ['Basel'] },
  BYRAIL: { parts: [RAIL], places: ['Zürich', 'Milan', 'Zürich'], expected: ['Milan'] },
  INTOWN: { parts: [], places: ['Chur'], expected: ['Chur'] },
};

let database: TestDatabase;

beforeAll(async () => {
  database = await openUnmigratedDatabase();
  const { db } = database;
  await migrateUpTo(db, '0052-searches-under-way');
  await sql`insert into companies (id, customer_id, name, name_key, language, currency, measurement_units, payment_type,
      time_zone)
    values (${PERSON}, 'C-1', 'Zug AG', 'zug ag', 'en', 'CHF', 'metric', 'invoice', 'Europe/Zurich')`.execute(
    db,
  );
  await sql`insert into users (id, email, email_key, first_name, last_name, name_key)
    values (${PERSON}, 'jo@x.example', 'jo@x.example', 'Jo', 'Muller', 'muller jo')`.execute(db);
  for (const [reference, { parts, places }] of Object.entries(TRIPS)) {
    const id = crypto.randomUUID();
    const request = places ? JSON.stringify({ places }) : null;
    await sql`insert into trips (id, company_id, itinerary_ref, status, levels, created_by_user_id, created_at, title,
        starts_on, ends_on, current_from, ends_at, total_amount, total_currency, verdict, booking_info, request)
      values (${id}, ${PERSON}, ${reference}, 'complete', '{}', ${PERSON}, now(), 'Hotel', '2027-04-01', '2027-04-03',
        '2027-04-01', '2027-04-04', 1, 'CHF', '{}', '{}', ${request})`.execute(db);
    for (const [position, { kind, startsOn, details, status = 'confirmed' }] of parts.entries()) {
      const part = crypto.randomUUID();
      await sql`insert into trip_parts (id, trip_id, position, kind, status, reference, offer_key, price_amount,
          price_currency, accepted_amount, details, starts_on, ends_on, current_from, begins_at, ends_at, travelers)
        values (${part}, ${id}, ${position}, ${kind}, ${status}, ${part}, 'key', 1, 'CHF', 1, ${JSON.stringify(details)},
          ${startsOn}, ${startsOn}, '2027-04-01', '2027-04-01', '2027-04-04', array[${PERSON}]::uuid[])`.execute(
        db,
      );
    }
  }
  await migrateUpTo(db, '0053-destinations');
}, 120_000);
afterAll(() => database.close());

test.each(Object.entries(TRIPS))(
  'a trip of before leads to its towns: %s',
  async (reference, { expected }) => {
    const trip = database.db
      .selectFrom('trips')
      .select('destinations')
      .where('itinerary_ref', '=', reference);
    expect((await trip.executeTakeFirstOrThrow()).destinations).toEqual(expected);
  },
);
