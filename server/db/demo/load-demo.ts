import { type Kysely, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../features/auth/password-hash.ts';
import { replaceRates } from '../../features/exchange-rates/exchange-rate-repository.ts';
import type { Database } from '../schema.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { DEMO_RATES } from './demo-rates.ts';
import { createDemoWorld } from './demo-world.ts';
import { insertCompanies } from './insert-companies.ts';
import { insertPeople } from './insert-people.ts';

/** Any number that no other lock of ours has. */
const DEMO_LOCK = 20260101;

/** Loads the demo company into an empty database; a database that has a company stays as it is. */
export async function loadDemo({ db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>): Promise<void> {
  if (await hasCompany(db)) return;
  // Brings the inventory along, which no later start needs here.
  const { insertTrips } = await import('./insert-trips.ts');
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (transaction) => {
    // Several processes may start at once on an empty database.
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(transaction);
    if (await hasCompany(transaction)) return;
    const world = createDemoWorld(transaction, keys, clock.now());
    await replaceRates(transaction, [DEMO_RATES]);
    await insertPeople(world, await insertCompanies(world), passwordHash);
    await insertTrips(world);
  });
}

/** Removes everything that is stored, so that the demo company can be loaded anew. */
export async function clearDatabase(db: Kysely<Database>): Promise<void> {
  await sql`
    truncate company_groups, companies, users, images, vault, sessions, throttles, password_links, audit_events,
      mails, exchange_rates, embedded_bookings cascade`.execute(db);
}

async function hasCompany(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) !== undefined;
}
