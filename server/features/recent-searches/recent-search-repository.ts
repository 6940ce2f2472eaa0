import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { firstDayOf, type RecentSearch } from '#domain/offers/recent-search.ts';
import type { Database } from '../../db/schema.ts';

/** How many are stored per company. */
const MOST = 20;

export interface StoredSearch {
  id: string;
  at: Date;
  startsOn: string;
  search: RecentSearch;
}

/** In one statement: stores the search, replacing an equal one, and deletes the excess ones. */
export async function saveRecentSearch(
  db: Kysely<Database>,
  { companyId, now }: { companyId: string; now: Date },
  search: RecentSearch,
): Promise<void> {
  const json = JSON.stringify(withoutRateCodes(search));
  await db
    .with('gone', (query) =>
      query
        .deleteFrom('recent_searches')
        .where('company_id', '=', companyId)
        .where(({ eb, or, not, selectFrom }) => {
          const same = sql<boolean>`search = ${json}::jsonb`;
          const tooMany = selectFrom('recent_searches')
            .select('id')
            .where('company_id', '=', companyId)
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
      at: now,
      starts_on: firstDayOf(search),
      search: json,
    })
    .execute();
}

/** Those for this day or later, the latest search first. */
export async function listRecentSearches(
  db: Kysely<Database>,
  companyId: string,
  today: string,
): Promise<StoredSearch[]> {
  return await recentSearches(db, companyId, today).execute();
}

/** The query alone, so that its plan can be tested. */
export function recentSearches(db: Kysely<Database>, companyId: string, today: string) {
  return storedSearches(db, companyId, today).orderBy('id', 'desc').limit(sql.lit(MOST));
}

/** Undefined when the company has no such search, or when it is for an earlier day. */
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

function withoutRateCodes(search: RecentSearch): RecentSearch {
  return search.kind === 'hotel' ? { ...search, query: { ...search.query, rateCodes: [] } } : search;
}
