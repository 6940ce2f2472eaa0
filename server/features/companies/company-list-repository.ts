import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyList, CompanySummary, SortOrder } from '#domain/contract.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { cacheStatements } from '../permissions/cache-statements.ts';
import { isFound, prefixQuery } from '../search/full-text-repository.ts';
import { listEnd, PAGE_SIZE, reportCount, rowLimit } from '../search/page-count.ts';
import { readableCompanies } from './company-rules.ts';

export interface CompanyCriteria {
  page?: number;
  searchString?: string;
  sortBy?: 'name' | 'customerId';
  sortOrder?: SortOrder;
  groupId?: string;
}

const statementFor = cacheStatements<SummaryRow & { counted: number | null }>();

/** With a search, those of which each word begins a word of the name, the customer number, the city or a tag. */
export async function listCompanies(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: CompanyCriteria,
): Promise<CompanyList> {
  const { page = 1 } = criteria;
  const list = { abilities, criteria, found: await findCompanies(db, criteria) };
  const { rows } = await db.executeQuery(statementFor(abilities, criteria, () => companyPage(db, list)));
  const counted = await reportCount(criteria, rows, async () => {
    const again = await countOfCompanies(db, list).executeTakeFirstOrThrow();
    return again.counted;
  });
  return { docs: rows.map(toSummary), ...listEnd(page, counted) };
}

export async function findCompanies(
  db: Kysely<Database>,
  { searchString = '' }: CompanyCriteria,
): Promise<RawBuilder<boolean>> {
  return await isFound(db, { alias: 'c', table: 'companies' }, prefixQuery(searchString));
}

interface CompanyListQuery {
  abilities: Abilities;
  criteria: CompanyCriteria;
  found: RawBuilder<boolean>;
}

/**
 * One statement: the rows in the order of an index, and how many there are, counted a little beyond them. The size of
 * a page stands in its text, so that the plan of the first page, which knows it, can be kept.
 */
export function companyPage(db: Kysely<Database>, list: CompanyListQuery) {
  const { page = 1, searchString = '', sortBy = 'name' } = list.criteria;
  const direction = toDirection(list.criteria);
  return matchingCompanies(db, list)
    .leftJoin('company_groups as g', 'g.id', 'c.company_group_id')
    .select(['c.id', 'c.name', 'c.customer_id', 'c.city', 'c.country', 'c.currency', 'c.active'])
    .select(['g.id as group_id', 'g.name as group_name'])
    .select(() => countOfCompanies(db, list).$asScalar().as('counted'))
    .$if(sortBy === 'customerId', (query) => query.orderBy('c.customer_id', direction))
    .$if(sortBy === 'name', (query) => query.orderBy('c.name_key', direction).orderBy('c.id', direction))
    .limit(sql.lit(PAGE_SIZE))
    .$if(page > 1, (query) => query.offset((page - 1) * PAGE_SIZE))
    .$if(page === 1 && searchString === '', (query) => query.modifyEnd(reusedPlan));
}

function countOfCompanies(db: Kysely<Database>, list: CompanyListQuery) {
  const first = matchingCompanies(db, list)
    .select('c.id')
    .limit(sql.lit(rowLimit(list.criteria)));
  return db.selectFrom(first.as('first')).select(({ fn }) => fn.countAll<number>().as('counted'));
}

function matchingCompanies(
  db: Kysely<Database>,
  { abilities, criteria: { groupId }, found }: CompanyListQuery,
) {
  return db
    .selectFrom('companies as c')
    .where((eb) => readableCompanies(eb, abilities))
    .$if(groupId !== undefined, (query) => query.where('c.company_group_id', '=', groupId ?? ''))
    .where(found);
}

function toDirection({ sortOrder }: CompanyCriteria): 'asc' | 'desc' {
  return sortOrder === 'descending' ? 'desc' : 'asc';
}

interface SummaryRow {
  id: string;
  name: string;
  customer_id: string;
  city: string | null;
  country: string | null;
  currency: string;
  active: boolean;
  group_id: string | null;
  group_name: string | null;
}

function toSummary(row: SummaryRow): CompanySummary {
  const { id, name, customer_id, city, country, currency, active, group_id, group_name } = row;
  return {
    _id: id,
    name,
    customerId: customer_id,
    companyGroup: group_id !== null && group_name !== null ? { _id: group_id, name: group_name } : undefined,
    ...withoutNulls({ city, country }),
    currency,
    active,
  };
}
