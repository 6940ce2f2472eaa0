import { type Kysely, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyList, CompanySummary } from '#domain/contract.ts';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { searchWords } from '../search/search-words.ts';
import { readableCompanies } from './company-rules.ts';

const PAGE_SIZE = 20;
/** Sorts behind every word that begins alike. */
const LAST_CHARACTER = '\u{10ffff}';

interface Criteria {
  page: number;
  searchString: string;
}

/** By name; with a search, those of which each word begins a word of the name, the customer number or the city. */
export async function listCompanies(
  db: Kysely<Database>,
  abilities: Abilities,
  { page, searchString }: Criteria,
): Promise<CompanyList> {
  const rows = await companyPage(db, abilities, { page, searchString }).execute();
  const totalDocs = rows[0]?.total ?? (page === 1 ? 0 : await countCompanies(db, abilities, searchString));
  return {
    docs: rows.map(toSummary),
    totalDocs,
    limit: PAGE_SIZE,
    page,
    totalPages: Math.ceil(totalDocs / PAGE_SIZE),
  };
}

/**
 * One statement: the rows in the order of an index, and how many there are in all. The size of a page stands in its
 * text, so that the plan of the first page, which knows it, can be kept.
 */
export function companyPage(db: Kysely<Database>, abilities: Abilities, { page, searchString }: Criteria) {
  return matchingCompanies(db, abilities, searchString)
    .leftJoin('company_groups as g', 'g.id', 'c.company_group_id')
    .select(['c.id', 'c.name', 'c.customer_id', 'c.city', 'c.country', 'c.currency', 'c.active'])
    .select(['g.id as group_id', 'g.name as group_name'])
    .select(() => countOfCompanies(db, abilities, searchString).$asScalar().as('total'))
    .orderBy('c.name_key')
    .orderBy('c.id')
    .limit(sql.lit(PAGE_SIZE))
    .$if(page > 1, (query) => query.offset((page - 1) * PAGE_SIZE))
    .$if(page === 1 && searchString === '', (query) => query.modifyEnd(keptPlan));
}

async function countCompanies(
  db: Kysely<Database>,
  abilities: Abilities,
  searchString: string,
): Promise<number> {
  const { total } = await countOfCompanies(db, abilities, searchString).executeTakeFirstOrThrow();
  return total;
}

function countOfCompanies(db: Kysely<Database>, abilities: Abilities, searchString: string) {
  return matchingCompanies(db, abilities, searchString).select(({ fn }) => fn.countAll<number>().as('total'));
}

function matchingCompanies(db: Kysely<Database>, abilities: Abilities, searchString: string) {
  return db
    .selectFrom('companies as c')
    .where((eb) => readableCompanies(eb, abilities))
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
