import { type Kysely, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyList, CompanySummary, SortOrder } from '#domain/contract.ts';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { searchWords } from '../search/search-words.ts';
import { readableCompanies } from './company-rules.ts';

const PAGE_SIZE = 20;
/** How many companies behind a page are counted. */
const COUNTED_AHEAD = 5 * PAGE_SIZE;
/** Sorts behind every word that begins alike. */
const LAST_CHARACTER = '\u{10ffff}';

export interface CompanyCriteria {
  page?: number;
  searchString?: string;
  sortBy?: 'name' | 'customerId';
  sortOrder?: SortOrder;
  /** Only those of a group. */
  groupId?: string;
}

/** With a search, those of which each word begins a word of the name, the customer number, the city or a tag. */
export async function listCompanies(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: CompanyCriteria,
): Promise<CompanyList> {
  const { page = 1 } = criteria;
  const rows = await companyPage(db, abilities, criteria).execute();
  const counted = rows[0]?.counted ?? (page === 1 ? 0 : await countAgain(db, abilities, criteria));
  const last = lastCounted(page);
  const totalDocs = Math.min(counted, last);
  return {
    docs: rows.map(toSummary),
    totalDocs,
    ...(counted > last && { more: true }),
    limit: PAGE_SIZE,
    page,
    totalPages: Math.ceil(totalDocs / PAGE_SIZE),
  };
}

/**
 * One statement: the rows in the order of an index, and how many there are, counted a little beyond them. The size of
 * a page stands in its text, so that the plan of the first page, which knows it, can be kept.
 */
export function companyPage(db: Kysely<Database>, abilities: Abilities, criteria: CompanyCriteria) {
  const { page = 1, searchString = '', sortBy = 'name', sortOrder = 'ascending' } = criteria;
  const direction = sortOrder === 'ascending' ? 'asc' : 'desc';
  return matchingCompanies(db, abilities, criteria)
    .leftJoin('company_groups as g', 'g.id', 'c.company_group_id')
    .select(['c.id', 'c.name', 'c.customer_id', 'c.city', 'c.country', 'c.currency', 'c.active'])
    .select(['g.id as group_id', 'g.name as group_name'])
    .select(() => countOfCompanies(db, abilities, criteria).$asScalar().as('counted'))
    .$if(sortBy === 'customerId', (query) => query.orderBy('c.customer_id', direction))
    .$if(sortBy === 'name', (query) => query.orderBy('c.name_key', direction).orderBy('c.id', direction))
    .limit(sql.lit(PAGE_SIZE))
    .$if(page > 1, (query) => query.offset((page - 1) * PAGE_SIZE))
    .$if(page === 1 && searchString === '', (query) => query.modifyEnd(keptPlan));
}

async function countAgain(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: CompanyCriteria,
): Promise<number> {
  const { counted } = await countOfCompanies(db, abilities, criteria).executeTakeFirstOrThrow();
  return counted;
}

function countOfCompanies(db: Kysely<Database>, abilities: Abilities, criteria: CompanyCriteria) {
  const first = matchingCompanies(db, abilities, criteria)
    .select('c.id')
    .limit(sql.lit(lastCounted(criteria.page ?? 1) + 1));
  return db.selectFrom(first.as('first')).select(({ fn }) => fn.countAll<number>().as('counted'));
}

function lastCounted(page: number): number {
  return page * PAGE_SIZE + COUNTED_AHEAD;
}

function matchingCompanies(
  db: Kysely<Database>,
  abilities: Abilities,
  { searchString = '', groupId }: CompanyCriteria,
) {
  return db
    .selectFrom('companies as c')
    .where((eb) => readableCompanies(eb, abilities))
    .$if(groupId !== undefined, (query) => query.where('c.company_group_id', '=', groupId ?? ''))
    .where(({ and, exists, selectFrom }) =>
      and(
        searchWords(searchString).map((word) =>
          exists(
            selectFrom('company_words as w')
              .select('w.word')
              .whereRef('w.company_id', '=', 'c.id')
              .where('w.word', '>=', word)
              .where('w.word', '<', word + LAST_CHARACTER),
          ),
        ),
      ),
    );
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
    ...(group_id !== null && group_name !== null && { companyGroup: { _id: group_id, name: group_name } }),
    ...withoutNulls({ city, country }),
    currency,
    active,
  };
}
