import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Abilities } from '#domain/abilities.ts';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';
import { keepStatements } from '../permissions/keep-statements.ts';
import { type CountedPage, lookedFor, PAGE_SIZE, tellCount } from '../search/counted-pages.ts';
import type { FoundRecord } from '../search/word-walk-repository.ts';
import { readableCompanyUsers, readableUsers } from './readable-rows.ts';
import { type UserWalk, walkUsers } from './user-walk-repository.ts';

/** Of how many companies the names are told. */
const NAMED_COMPANIES = 3;

export interface UserQuery extends Omit<UserWalk, 'bound'> {
  abilities: Abilities;
  page: number;
}

export type UserSummaryRow = Awaited<ReturnType<ReturnType<typeof userPage>['execute']>>[number];

const statementFor = keepStatements<UserSummaryRow>();

export interface UserPage extends CountedPage {
  rows: UserSummaryRow[];
}

export async function readUserPage(db: Kysely<Database>, query: UserQuery): Promise<UserPage> {
  const found = await findUsers(db, query);
  const { abilities, ...criteria } = query;
  const { rows } = await db.executeQuery(statementFor(abilities, criteria, () => userPage(db, query, found)));
  return { rows, ...(await tellCount(query, rows, () => countAgain(db, found))) };
}

/** The users of a page and of those behind it which are counted. */
export async function findUsers(db: Kysely<Database>, query: UserQuery): Promise<RawBuilder<FoundRecord>> {
  const { reach, searchString, sortBy, direction } = query;
  return await walkUsers(db, { reach, searchString, sortBy, direction, bound: lookedFor(query) });
}

/** One statement: the rows in their order, and how many there are, counted a little beyond them. */
export function userPage(
  db: Kysely<Database>,
  { abilities, direction, page, searchString }: UserQuery,
  found: RawBuilder<FoundRecord>,
) {
  return withFound(db, found)
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
    .$if(page === 1 && searchString === '', (list) => list.modifyEnd(keptPlan));
}

async function countAgain(db: Kysely<Database>, found: RawBuilder<FoundRecord>): Promise<number> {
  const { counted } = await withFound(db, found)
    .selectFrom('found')
    .select(countOfAll)
    .executeTakeFirstOrThrow();
  return counted;
}

function withFound(db: Kysely<Database>, found: RawBuilder<FoundRecord>) {
  return db.with('found', () => sql<FoundRecord>`(${found})`);
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
