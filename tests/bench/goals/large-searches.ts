import { defineAbilitiesFor } from '#domain/abilities.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { readTripPage } from '#server/features/trips/list/trip-list-repository.ts';
import { readUserPage } from '#server/features/users/user-list-repository.ts';
import type { Bench } from '../bench.ts';
import { fillWithPeople } from '../data/fill-with-people.ts';
import { fillWithTrips } from '../data/fill-with-trips.ts';
import type { Figure } from '../goal.ts';
import { createDatabase, withClient } from '../lists.ts';
import { COMPANY_ADMIN, signIn, startProduct } from '../product.ts';
import { median } from '../statistics.ts';

const RECORDS = 1_000_000;
const RUNS = 20;

/** B3: the first page of a search among a million users or trips, asked in this process. */
export async function measureLargeSearches(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await createDatabase(bench, 'large');
  // It creates the tables and the demo company.
  const product = await startProduct(bench, { env: { DATABASE_URL: databaseUrl } });
  const { companyId } = await signIn(product.address, COMPANY_ADMIN);
  await product.stop();
  await withClient(databaseUrl, async (client) => {
    await fillWithTrips(client, RECORDS);
    await fillWithPeople(client, { companies: 10_000, users: RECORDS });
  });
  const { db, close } = await openPostgres(databaseUrl);
  const person = { userId: '', companyUserId: '', companyId };
  const siteAdmin = defineAbilitiesFor({ ...person, role: 'site-admin' });
  const arranger = defineAbilitiesFor({ ...person, role: 'travel-arranger' });
  const users = (searchString: string) => () =>
    readUserPage(db, {
      abilities: siteAdmin,
      reach: 'everybody',
      page: 1,
      searchString,
      sortBy: 'name',
      direction: 'asc',
    });
  const trips = (filter: 'upcoming' | 'past' | 'cancelled', searchString: string) => () =>
    readTripPage(db, {
      abilities: arranger,
      reader: { companyId, companyUserId: null },
      now: new Date(),
      page: 1,
      filter,
      searchString,
      travelers: [],
    });
  const searches = [
    { what: 'users, a word of all', run: users('bench') },
    { what: 'users, the beginning of a name', run: users('kelr') },
    { what: 'trips ahead, a city', run: trips('upcoming', 'kelst') },
    { what: 'past trips, a name and a city', run: trips('past', 'dana ros') },
    { what: 'cancelled trips, a name and a city', run: trips('cancelled', 'dana rosstadt') },
  ];
  try {
    const figures: Figure[] = [];
    for (const { what, run } of searches) {
      const { times, rows } = await timeSearch(run);
      figures.push({
        what: `First page of a search among 1,000,000 ${what}`,
        measured: median(times),
        unit: 'ms',
        budget: { atMost: 100 },
        floor: `${rows} rows; longest of ${RUNS}: ${Math.max(...times).toFixed(1)} ms`,
      });
    }
    return figures;
  } finally {
    await close();
  }
}

async function timeSearch(run: () => Promise<{ rows: unknown[] }>) {
  const times: number[] = [];
  let rows = 0;
  for (let turn = 0; turn < RUNS; turn += 1) {
    const start = performance.now();
    rows = (await run()).rows.length;
    times.push(performance.now() - start);
  }
  return { times, rows };
}
