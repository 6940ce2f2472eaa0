import { beforeAll, describe, expect, test } from 'vitest';
import type { Role, TripCounts, TripFilter, TripList } from '#domain/contract.ts';
import { call } from './support/call.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';
import { createWorld, ROLES, type World, type WorldTrips } from './support/world.ts';

const FILTERS = ['current', 'upcoming', 'past', 'cancelled', 'waitingApproval'] as const;
/** How the names and titles of all records of a kind begin. */
const WORDS = { trips: 'hotel', users: 'tester', companies: 'zug', members: 'tester' } as const;

const opened = sharedApp();
let world: World;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  world = await createWorld(opened.db);
  for (const role of ROLES) tokens.set(role, (await openSession(opened.deps, world.members[role])).token);
});

const get = (role: Role, url: string) => call(opened.app, { url, token: tokens.get(role) });

type Page = Pick<TripList, 'totalDocs' | 'totalPages'> & { docs: { _id: string }[] };

/** The ids that all pages list, each of which must count them. */
async function listIds(role: Role, url: string): Promise<string[]> {
  const ids: string[] = [];
  const totals = new Set<number>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { status, body } = await get(role, `${url}page=${page}`);
    expect(status).toBe(200);
    const { docs, totalDocs, totalPages } = body as Page; // the contract has checked it
    ids.push(...docs.map(({ _id }) => _id));
    totals.add(totalDocs);
    pages = totalPages;
  }
  expect([role, url, ...totals]).toEqual([role, url, ids.length]);
  return ids.toSorted();
}

/** Those of the records that the caller may open by their ids. */
async function readableIds(role: Role, ids: readonly string[], urlOf: (id: string) => string) {
  const opening = ids.map(async (id) => ((await get(role, urlOf(id))).status === 200 ? [id] : []));
  return (await Promise.all(opening)).flat().toSorted();
}

async function idsIn(table: 'users' | 'companies' | 'company_users'): Promise<string[]> {
  const rows = await opened.db.selectFrom(table).select('id').execute();
  return rows.map(({ id }) => id);
}

/** The trips that a caller may read in their company. */
const READABLE_TRIPS: Record<Role, (world: World) => string[]> = {
  traveler: (world) => tripsOf(world).flatMap(({ own, approved }) => [own.traveler, approved.traveler]),
  'travel-arranger': tripsAtHome,
  'company-admin': tripsAtHome,
  'site-admin': tripsAtHome,
};

function tripsAtHome(world: World): string[] {
  return tripsOf(world).flatMap(({ own, approved, colleague }) => [
    ...Object.values(own),
    ...Object.values(approved),
    colleague,
  ]);
}

function tripsOf({ trips, waiting, changing }: World): WorldTrips[] {
  return [trips, ...Object.values(waiting), ...Object.values(changing)];
}

describe.each(ROLES)('the lists of a %s count what they may read', (role) => {
  test('of trips, also those found by a word', async () => {
    const readable = READABLE_TRIPS[role](world).toSorted();
    expect(await listIds(role, '/api/trips?')).toEqual(readable);
    expect(await listIds(role, `/api/trips?searchString=${WORDS.trips}&`)).toEqual(readable);
  });

  test.each(['', `searchString=${WORDS.trips}&`])('of trips for each filter, with "%s"', async (search) => {
    const { body } = await get(role, `/api/trips/count?${search}`);
    const counts = body as TripCounts; // the contract has checked it
    const readable = new Set(READABLE_TRIPS[role](world));
    const listed = async (filter: TripFilter) => {
      const ids = await listIds(role, `/api/trips?tripFilter=${filter}&${search}`);
      expect(ids.filter((id) => !readable.has(id))).toEqual([]);
      return [filter, ids.length] as const;
    };
    expect(counts).toMatchObject(Object.fromEntries(await Promise.all(FILTERS.map(listed))));
    expect(counts.waitingApproval).toBeGreaterThan(0);
  });

  test('of users, also those found by a word', async () => {
    const readable = await readableIds(role, await idsIn('users'), (id) => `/api/users/${id}`);
    expect(await listIds(role, '/api/users?')).toEqual(readable);
    expect(await listIds(role, `/api/users?searchString=${WORDS.users}&`)).toEqual(readable);
  });
});

describe.each(['company-admin', 'site-admin'] as const)(
  'the lists of a %s count what they may read',
  (role) => {
    test('of companies, also those found by a word', async () => {
      const readable = await readableIds(role, await idsIn('companies'), (id) => `/api/companies/${id}`);
      expect(await listIds(role, '/api/companies?')).toEqual(readable);
      expect(await listIds(role, `/api/companies?searchString=${WORDS.companies}&`)).toEqual(readable);
    });

    test('of the people of their company, also those found by a word', async () => {
      const url = `/api/companies/${world.home}/users`;
      const readable = await readableIds(role, await idsIn('company_users'), (id) => `${url}/${id}`);
      expect(await listIds(role, `${url}?`)).toEqual(readable);
      expect(await listIds(role, `${url}?searchString=${WORDS.members}&`)).toEqual(readable);
    });
  },
);
