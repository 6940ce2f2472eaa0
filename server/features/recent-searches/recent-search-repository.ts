import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { Database } from '../../db/schema.ts';
import { firstDayOf, routeOf, toStored } from './search-kinds.ts';

const MOST = 20;

/** A route that fewer people searched for would tell what each of them does. */
const FEWEST_PEOPLE = 5;

const MOST_ROUTES = 10;

export interface StoredSearch {
  id: string;
  at: Date;
  startsOn: string;
  search: RecentSearch;
}

export interface RoutedSearch {
  search: RecentSearch;
  route: string;
}

export async function saveRecentSearch(
  db: Kysely<Database>,
  { companyId, companyUserId, now }: { companyId: string; companyUserId: string; now: Date },
  search: RecentSearch,
): Promise<void> {
  const json = JSON.stringify(toStored(search));
  await db
    .with('gone', (query) =>
      query
        .deleteFrom('recent_searches')
        .where('company_id', '=', companyId)
        .where('company_user_id', '=', companyUserId)
        .where(({ eb, or, not, selectFrom }) => {
          const same = sql<boolean>`search = ${json}::jsonb`;
          const tooMany = selectFrom('recent_searches')
            .select('id')
            .where('company_id', '=', companyId)
            .where('company_user_id', '=', companyUserId)
            .where(not(same))
            .orderBy('id', 'desc')
            .offset(sql.lit(MOST - 1));
          return or([same, eb('id', 'in', tooMany)]);
        }),
    )
    .insertInto('recent_searches')
    .values({
      id: randomUUIDv7(),
      company_id: companyId,
      company_user_id: companyUserId,
      route: routeOf(search),
      at: now,
      starts_on: firstDayOf(search),
      search: json,
    })
    .execute();
}

export async function listRecentSearches(
  db: Kysely<Database>,
  companyId: string,
  today: string,
): Promise<StoredSearch[]> {
  const stored = await recentSearches(db, companyId, today).execute();
  const latest = Map.groupBy(stored, ({ search }) => JSON.stringify(search)).values();
  return [...latest].flatMap(([first]) => first ?? []);
}

export async function listOwnSearches(
  db: Kysely<Database>,
  { companyId, companyUserId }: { companyId: string; companyUserId: string },
): Promise<RoutedSearch[]> {
  return await db
    .selectFrom('recent_searches')
    .select(['search', 'route'])
    .where('company_user_id', '=', companyUserId)
    .where('company_id', '=', companyId)
    .where('route', 'is not', null)
    .$narrowType<{ route: string }>()
    .orderBy('id', 'desc')
    .limit(sql.lit(MOST))
    .execute();
}

export async function listCompanyRoutes(db: Kysely<Database>, companyId: string): Promise<RoutedSearch[]> {
  const people = sql<number>`count(distinct company_user_id)`;
  return await db
    .selectFrom('recent_searches')
    .select(['route', sql<RecentSearch>`(array_agg(search order by id desc))[1]`.as('search')])
    .where('company_id', '=', companyId)
    .where('route', 'is not', null)
    .$narrowType<{ route: string }>()
    .groupBy('route')
    .having(people, '>=', sql.lit(FEWEST_PEOPLE))
    .orderBy(people, 'desc')
    .orderBy('route')
    .limit(sql.lit(MOST_ROUTES))
    .execute();
}

/** The query alone, so that its plan can be tested. */
export function recentSearches(db: Kysely<Database>, companyId: string, today: string) {
  return storedSearches(db, companyId, today).orderBy('id', 'desc').limit(sql.lit(MOST));
}

export async function findRecentSearch(
  db: Kysely<Database>,
  { companyId, today }: { companyId: string; today: string },
  id: string,
): Promise<StoredSearch | undefined> {
  return await storedSearches(db, companyId, today).where('id', '=', id).executeTakeFirst();
}

function storedSearches(db: Kysely<Database>, companyId: string, today: string) {
  return db
    .selectFrom('recent_searches')
    .select(['id', 'at', 'starts_on as startsOn', 'search'])
    .where('company_id', '=', companyId)
    .where('starts_on', '>=', today);
}
