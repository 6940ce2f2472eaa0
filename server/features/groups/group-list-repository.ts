import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyGroupList, SortOrder } from '#domain/contract.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';
import { readableCompanies } from '../companies/company-rules.ts';
import { cacheStatements } from '../permissions/cache-statements.ts';
import { isFound, prefixQuery } from '../search/full-text-repository.ts';
import { listEnd, PAGE_SIZE, reportCount, rowLimit } from '../search/page-count.ts';
import { readableGroups } from './group-rules.ts';

export interface GroupCriteria {
  page?: number;
  searchString?: string;
  sortOrder?: SortOrder;
}

type GroupRow = Awaited<ReturnType<ReturnType<typeof groupPage>['execute']>>[number];

const statementFor = cacheStatements<GroupRow>();

export async function listGroups(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: GroupCriteria,
): Promise<CompanyGroupList> {
  const { page = 1 } = criteria;
  const list = { abilities, criteria, found: await findGroups(db, criteria) };
  const { rows } = await db.executeQuery(statementFor(abilities, criteria, () => groupPage(db, list)));
  const count = await reportCount(criteria, rows, async () => {
    const again = await countOfGroups(db, list).executeTakeFirstOrThrow();
    return again.counted;
  });
  return { docs: rows.map(({ counted, ...summary }) => summary), ...listEnd(page, count) };
}

export async function findGroups(
  db: Kysely<Database>,
  { searchString = '' }: GroupCriteria,
): Promise<RawBuilder<boolean>> {
  return await isFound(db, { alias: 'g', table: 'company_groups' }, prefixQuery(searchString));
}

interface GroupListQuery {
  abilities: Abilities;
  criteria: GroupCriteria;
  found: RawBuilder<boolean>;
}

/** One statement: the rows in the order of an index, and how many there are, counted a little beyond them. */
export function groupPage(db: Kysely<Database>, list: GroupListQuery) {
  const { page = 1, searchString = '' } = list.criteria;
  return matchingGroups(db, list)
    .select(['g.id as _id', 'g.name', 'g.active'])
    .select((eb) =>
      eb
        .selectFrom('companies as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('c.company_group_id', '=', 'g.id')
        .where((inner) => readableCompanies(inner, list.abilities))
        .$asScalar()
        .$notNull()
        .as('companyCount'),
    )
    .select(() => countOfGroups(db, list).$asScalar().as('counted'))
    .orderBy('g.name_key', toDirection(list.criteria))
    .limit(sql.lit(PAGE_SIZE))
    .$if(page > 1, (query) => query.offset((page - 1) * PAGE_SIZE))
    .$if(page === 1 && searchString === '', (query) => query.modifyEnd(reusedPlan));
}

function countOfGroups(db: Kysely<Database>, list: GroupListQuery) {
  const first = matchingGroups(db, list)
    .select('g.id')
    .limit(sql.lit(rowLimit(list.criteria)));
  return db.selectFrom(first.as('first')).select(({ fn }) => fn.countAll<number>().as('counted'));
}

function matchingGroups(db: Kysely<Database>, { abilities, found }: GroupListQuery) {
  return db
    .selectFrom('company_groups as g')
    .where((eb) => readableGroups(eb, abilities))
    .where(found);
}

function toDirection({ sortOrder }: GroupCriteria): 'asc' | 'desc' {
  return sortOrder === 'descending' ? 'desc' : 'asc';
}
