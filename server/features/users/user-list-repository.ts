import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Abilities } from '#domain/abilities.ts';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';
import { readableCompanyUsers, readableUsers } from './user-rules.ts';
import { planUserSearch, typedWords, type UserSearch } from './user-search-repository.ts';
import { type FoundUser, type UserReach, type UserWalk, walkUsers } from './user-walk-repository.ts';

export const PAGE_SIZE = 20;
/** How many users behind a page are counted. */
const COUNTED_AHEAD = 5 * PAGE_SIZE;
/** Of how many companies the names are told. */
const NAMED_COMPANIES = 3;

export interface UserQuery extends Pick<UserWalk, 'sortBy' | 'direction'> {
  reach: UserReach;
  abilities: Abilities;
  searchString: string;
  page: number;
}

export type UserSummaryRow = Awaited<ReturnType<ReturnType<typeof userPage>['execute']>>[number];

export interface UserPage {
  rows: UserSummaryRow[];
  total: number;
  /** Whether there are more than `total`. */
  more: boolean;
}

export async function readUserPage(db: Kysely<Database>, query: UserQuery): Promise<UserPage> {
  const search = await searchFor(db, query);
  const rows = await userPage(db, query, search).execute();
  const counted = rows[0]?.counted ?? (query.page === 1 ? 0 : await countAgain(db, query, search));
  const last = lastCounted(query.page);
  return { rows, total: Math.min(counted, last), more: counted > last };
}

/** One statement: the rows in their order, and how many there are, counted a little beyond them. */
export function userPage(db: Kysely<Database>, query: UserQuery, search: UserSearch) {
  const { abilities, direction, page, searchString } = query;
  return withFound(db, query, search)
    .with('page', (eb) =>
      eb
        .selectFrom('found')
        .selectAll()
        .orderBy('sort_key', direction)
        .orderBy('user_id', direction)
        .limit(sql.lit(PAGE_SIZE))
        .offset(sql.lit((page - 1) * PAGE_SIZE)),
    )
    .selectFrom('page')
    .innerJoin('users as u', 'u.id', 'page.user_id')
    .where((eb) => readableUsers(eb, abilities))
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.image', 'u.active'])
    .select((eb) => [
      companyNames(eb, abilities).as('companies'),
      companyCount(eb, abilities).as('companyCount'),
      eb.selectFrom('found').select(countOfAll).as('counted'),
    ])
    .orderBy('page.sort_key', direction)
    .orderBy('page.user_id', direction)
    .$if(page === 1 && searchString === '', (list) => list.modifyEnd(keptPlan));
}

async function searchFor(db: Kysely<Database>, { reach, searchString }: UserQuery): Promise<UserSearch> {
  const typed = typedWords(searchString);
  return reach === 'everybody' ? await planUserSearch(db, typed) : { lead: 'order', besides: typed };
}

async function countAgain(db: Kysely<Database>, query: UserQuery, search: UserSearch): Promise<number> {
  const { counted } = await withFound(db, query, search)
    .selectFrom('found')
    .select(countOfAll)
    .executeTakeFirstOrThrow();
  return counted;
}

function withFound(db: Kysely<Database>, query: UserQuery, search: UserSearch) {
  const { reach, sortBy, direction, page } = query;
  const found = walkUsers({ reach, search, sortBy, direction, bound: lastCounted(page) + 1 });
  return db.with('found', () => sql<FoundUser>`(${found})`);
}

function lastCounted(page: number): number {
  return page * PAGE_SIZE + COUNTED_AHEAD;
}

const countOfAll = sql<number>`count(*)`.as('counted');

type Users = ExpressionBuilder<Database & { u: Database['users'] }, 'u'>;

function companyNames(eb: Users, abilities: Abilities) {
  return jsonArrayFrom(
    places(eb, abilities)
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .select(['c.id as _id', 'c.name'])
      .orderBy('c.name_key')
      .orderBy('c.id')
      .limit(sql.lit(NAMED_COMPANIES)),
  );
}

function companyCount(eb: Users, abilities: Abilities) {
  return places(eb, abilities).select(({ fn }) => fn.countAll<number>().as('count'));
}

/** Those that the caller may read. */
function places(eb: Users, abilities: Abilities) {
  return eb
    .selectFrom('company_users as m')
    .whereRef('m.user_id', '=', 'u.id')
    .where((place) => readableCompanyUsers(place, abilities));
}
