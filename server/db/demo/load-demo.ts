import { type Kysely, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../features/auth/password-hash.ts';
import { replaceRates } from '../../features/exchange-rates/exchange-rate-repository.ts';
import { announceNothing } from '../../start/announce.ts';
import type { Database } from '../schema.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.ts';
import { DEMO_RATES } from './demo-rates.ts';
import { AFTER_DEMO_IDS, createDemoWorld } from './demo-world.ts';
import { insertCompanies } from './insert-companies.ts';
import { insertPeople } from './insert-people.ts';
import { insertProfileRequest } from './insert-profile-request.ts';

type DemoDeps = Pick<Deps, 'db' | 'keys' | 'clock'>;

/** An arbitrary number that no other lock of the application uses. */
const DEMO_LOCK = 20260101;

/** After that long, most of its upcoming trips are over. */
const OLD_AFTER_MS = 30 * 24 * 3_600_000;

/**
 * Loads the demo company into an empty database; a database that has a company is left unchanged. Returns the
 * demo accounts that exist in the database.
 */
export async function loadDemo(deps: DemoDeps, announce = announceNothing): Promise<DemoAccount[]> {
  if (await hasCompany(deps.db)) {
    if (await isOld(deps)) announce(OLD);
  } else {
    announce('Loading the demo company.');
    await fill(deps);
  }
  return await findDemoAccounts(deps.db);
}

const OLD =
  'The demo company was loaded over a month ago, and most of its trips are over. ' +
  '`npm run demo:reset` removes all data and loads it again, with trips around today.';

async function isOld({ db, clock }: DemoDeps): Promise<boolean> {
  const newest = await db
    .selectFrom('trips')
    .select('created_at')
    .where('id', '<', AFTER_DEMO_IDS)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest !== undefined && newest.created_at.getTime() < clock.now().getTime() - OLD_AFTER_MS;
}

async function fill({ db, keys, clock }: DemoDeps): Promise<void> {
  // Inserts the inventory too, so that no later start needs to.
  const { insertTrips } = await import('./insert-trips.ts');
  const { insertRequests } = await import('./insert-requests.ts');
  const { insertSearches } = await import('./insert-searches.ts');
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (transaction) => {
    // Several processes may start at the same time on an empty database.
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(transaction);
    if (await hasCompany(transaction)) return;
    const world = createDemoWorld(transaction, keys, clock.now());
    await replaceRates(transaction, [DEMO_RATES]);
    await insertPeople(world, await insertCompanies(world), passwordHash);
    await insertProfileRequest(world);
    await insertTrips(world);
    await insertRequests(world);
    await insertSearches(world);
  });
}

export async function clearDatabase(db: Kysely<Database>): Promise<void> {
  await sql`
    truncate company_groups, companies, users, images, vault, sessions, throttles, password_links, audit_events,
      mails, exchange_rates, embedded_bookings, sealing_key cascade`.execute(db);
}

async function findDemoAccounts(db: Kysely<Database>): Promise<DemoAccount[]> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  return DEMO_ACCOUNTS.filter(({ email }) => rows.some((row) => row.email === email));
}

async function hasCompany(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) !== undefined;
}
