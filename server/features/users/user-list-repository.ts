import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Abilities } from '#domain/abilities.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';
import { cacheStatements } from '../permissions/cache-statements.ts';
import { isFound, prefixQuery } from '../search/full-text-repository.ts';
import { PAGE_SIZE, type PageCount, reportCount, rowLimit } from '../search/page-count.ts';
import { readableCompanyUsers, readableUsers } from './readable-rows.ts';

const NAMED_COMPANIES = 3;

export type UserReach = 'everybody' | { companyId: string } | { userId: string };

export interface UserQuery {
  abilities: Abilities;
  reach: UserReach;
  searchString: string;
  sortBy: 'name' | 'email';
  direction: 'asc' | 'desc';
  page: number;
}

export type UserSummaryRow = Awaited<ReturnType<ReturnType<typeof userPage>['execute']>>[number];

const statementFor = cacheStatements<UserSummaryRow>();

export interface UserPage extends PageCount {
  rows: UserSummaryRow[];
}

export async function readUserPage(db: Kysely<Database>, query: UserQuery): Promise<UserPage> {
  const found = await findUsers(db, query);
  const { abilities, ...criteria } = query;
  const { rows } = await db.executeQuery(statementFor(abilities, criteria, () => userPage(db, query, found)));
  return { rows, ...(await reportCount(query, rows, () => countAgain(db, query, found))) };
}

export async function findUsers(
  db: Kysely<Database>,
  { searchString }: Pick<UserQuery, 'searchString'>,
): Promise<RawBuilder<boolean>> {
  return await isFound(db, { alias: 'u', table: 'users' }, prefixQuery(searchString));
}

/** One statement: the rows in order, and their count, limited to a little beyond the page. */
export function userPage(db: Kysely<Database>, query: UserQuery, found: RawBuilder<boolean>) {
  const { abilities, direction, page, searchString } = query;
  return withFound(db, query, found)
    .with('page', (eb) =>
      eb
        .selectFrom('found')
        .selectAll()
        .orderBy('sort_key', direction)
        .orderBy('id', direction)
        .limit(sql.lit(PAGE_SIZE))
        .offset(sql.lit((page - 1) * PAGE_SIZE)),
    )
    .selectFrom('page')
    .innerJoin('users as u', 'u.id', 'page.id')
    .where((eb) => readableUsers(eb, abilities))
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.image', 'u.active'])
    .select((eb) => [
      companyNames(eb, abilities).as('companies'),
      companyCount(eb, abilities).as('companyCount'),
      eb.selectFrom('found').select(countOfAll).as('counted'),
    ])
    .orderBy('page.sort_key', direction)
    .orderBy('page.id', direction)
    .$if(page === 1 && searchString === '', (list) => list.modifyEnd(reusedPlan));
}

async function countAgain(
  db: Kysely<Database>,
  query: UserQuery,
  found: RawBuilder<boolean>,
): Promise<number> {
  const { counted } = await withFound(db, query, found)
    .selectFrom('found')
    .select(countOfAll)
    .executeTakeFirstOrThrow();
  return counted;
}

interface UserMatch {
  id: string;
  sort_key: string;
}

function withFound(db: Kysely<Database>, query: UserQuery, found: RawBuilder<boolean>) {
  const order = sql.raw(query.direction);
  const users = sql<UserMatch>`(
    ${selectUsers(query)} and ${found} order by sort_key ${order}, id ${order} limit ${sql.lit(rowLimit(query))}
  )`;
  return db.with('found', () => users);
}

function selectUsers({ reach, sortBy }: UserQuery): RawBuilder<unknown> {
  const key = sql.ref(`u.${sortBy}_key`);
  if (reach === 'everybody') return sql`select u.id, ${key} as sort_key from users u where true`;
  if ('userId' in reach)
    return sql`select u.id, ${key} as sort_key from users u where u.id = ${reach.userId}`;
  // The membership also has the name, with an index.
  const ofCompany = sortBy === 'name' ? sql`m.name_key` : key;
  return sql`
    select u.id, ${ofCompany} as sort_key from company_users m join users u on u.id = m.user_id
    where m.company_id = ${reach.companyId} and m.active`;
}

const countOfAll = sql<number>`count(*)`.as('counted');

type Users = ExpressionBuilder<Database & { u: Database['users'] }, 'u'>;

function companyNames(eb: Users, abilities: Abilities) {
  return jsonArrayFrom(
    memberships(eb, abilities)
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .select(['c.id as _id', 'c.name'])
      .orderBy('c.name_key')
      .orderBy('c.id')
      .limit(sql.lit(NAMED_COMPANIES)),
  );
}

function companyCount(eb: Users, abilities: Abilities) {
  return memberships(eb, abilities).select(({ fn }) => fn.countAll<number>().as('count'));
}

function memberships(eb: Users, abilities: Abilities) {
  return eb
    .selectFrom('company_users as m')
    .whereRef('m.user_id', '=', 'u.id')
    .where((membership) => readableCompanyUsers(membership, abilities));
}
