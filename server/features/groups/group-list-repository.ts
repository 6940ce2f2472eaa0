import { type Kysely, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyGroupList, SortOrder } from '#domain/contract.ts';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';
import { readableCompanies } from '../companies/company-rules.ts';
import { searchWords } from '../search/search-words.ts';
import { readableGroups } from './group-rules.ts';

const PAGE_SIZE = 20;
/** How many groups behind a page are counted. */
const COUNTED_AHEAD = 5 * PAGE_SIZE;
/** Sorts behind every word that begins alike. */
const LAST_CHARACTER = '\u{10ffff}';

export interface GroupCriteria {
  page?: number;
  searchString?: string;
  sortOrder?: SortOrder;
}

/** By name; with a search, those of which each word begins a word of the name. */
export async function listGroups(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: GroupCriteria,
): Promise<CompanyGroupList> {
  const { page = 1 } = criteria;
  const rows = await groupPage(db, abilities, criteria).execute();
  const found = rows[0]?.counted ?? (page === 1 ? 0 : await countAgain(db, abilities, criteria));
  const last = lastCounted(page);
  const totalDocs = Math.min(found, last);
  return {
    docs: rows.map(({ counted, ...summary }) => summary),
    totalDocs,
    ...(found > last && { more: true }),
    limit: PAGE_SIZE,
    page,
    totalPages: Math.ceil(totalDocs / PAGE_SIZE),
  };
}

/** One statement: the rows in the order of an index, and how many there are, counted a little beyond them. */
export function groupPage(db: Kysely<Database>, abilities: Abilities, criteria: GroupCriteria) {
  const { page = 1, searchString = '', sortOrder = 'ascending' } = criteria;
  return matchingGroups(db, abilities, criteria)
    .select(['g.id as _id', 'g.name', 'g.active'])
    .select((eb) =>
      eb
        .selectFrom('companies as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('c.company_group_id', '=', 'g.id')
        .where((inner) => readableCompanies(inner, abilities))
        .$asScalar()
        .$notNull()
        .as('companyCount'),
    )
    .select(() => countOfGroups(db, abilities, criteria).$asScalar().as('counted'))
    .orderBy('g.name_key', sortOrder === 'ascending' ? 'asc' : 'desc')
    .limit(sql.lit(PAGE_SIZE))
    .$if(page > 1, (query) => query.offset((page - 1) * PAGE_SIZE))
    .$if(page === 1 && searchString === '', (query) => query.modifyEnd(keptPlan));
}

async function countAgain(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: GroupCriteria,
): Promise<number> {
  const { counted } = await countOfGroups(db, abilities, criteria).executeTakeFirstOrThrow();
  return counted;
}

function countOfGroups(db: Kysely<Database>, abilities: Abilities, criteria: GroupCriteria) {
  const first = matchingGroups(db, abilities, criteria)
    .select('g.id')
    .limit(sql.lit(lastCounted(criteria.page ?? 1) + 1));
  return db.selectFrom(first.as('first')).select(({ fn }) => fn.countAll<number>().as('counted'));
}

function lastCounted(page: number): number {
  return page * PAGE_SIZE + COUNTED_AHEAD;
}

function matchingGroups(
  db: Kysely<Database>,
  abilities: Abilities,
  { searchString = '' }: Pick<GroupCriteria, 'searchString'>,
) {
  return db
    .selectFrom('company_groups as g')
    .where((eb) => readableGroups(eb, abilities))
    .where(({ and, exists, selectFrom }) =>
      and(
        searchWords(searchString).map((word) =>
          exists(
            selectFrom('company_group_words as w')
              .select('w.word')
              .whereRef('w.company_group_id', '=', 'g.id')
              .where('w.word', '>=', word)
              .where('w.word', '<', word + LAST_CHARACTER),
          ),
        ),
      ),
    );
}
