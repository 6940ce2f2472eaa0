import { subject } from '@casl/ability';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyGroupList, SortOrder } from '#domain/contract.ts';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';
import { readableCompanies } from '../companies/company-rules.ts';
import { keepStatements } from '../permissions/keep-statements.ts';
import { listEnd, lookedFor, PAGE_SIZE, tellCount } from '../search/counted-pages.ts';
import { searchWords } from '../search/search-words.ts';
import { hasWords, planSearch } from '../search/word-search-repository.ts';
import type { WordTable } from '../search/word-table.ts';
import { type FoundRecord, isFound, walkWords } from '../search/word-walk-repository.ts';
import { readableGroups } from './group-rules.ts';

const GROUP_WORDS: WordTable = { words: 'company_group_words', id: 'company_group_id' };

export interface GroupCriteria {
  page?: number;
  searchString?: string;
  sortOrder?: SortOrder;
}

type GroupRow = Awaited<ReturnType<ReturnType<typeof groupPage>['execute']>>[number];

const statementFor = keepStatements<GroupRow>();

/** By name; with a search, those of which each word begins a word of the name. */
export async function listGroups(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: GroupCriteria,
): Promise<CompanyGroupList> {
  const { page = 1 } = criteria;
  const list = { abilities, criteria, found: await findGroups(db, abilities, criteria) };
  const { rows } = await db.executeQuery(statementFor(abilities, criteria, () => groupPage(db, list)));
  const count = await tellCount(criteria, rows, async () => {
    const again = await countOfGroups(db, list).executeTakeFirstOrThrow();
    return again.counted;
  });
  return { docs: rows.map(({ counted, ...summary }) => summary), ...listEnd(page, count) };
}

/** Undefined when groups are read in their order, and asked for the words. */
export async function findGroups(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: GroupCriteria,
): Promise<RawBuilder<FoundRecord> | undefined> {
  const { searchString = '' } = criteria;
  if (searchString === '' || !abilities.can('read', subject('CompanyGroup', {}))) return undefined;
  return await walkWords(db, {
    ...{ table: GROUP_WORDS, search: await planSearch(db, GROUP_WORDS, searchString), key: 'name_key' },
    ...{ direction: directionOf(criteria), bound: lookedFor(criteria) },
  });
}

interface ListedGroups {
  abilities: Abilities;
  criteria: GroupCriteria;
  found: RawBuilder<FoundRecord> | undefined;
}

/** One statement: the rows in the order of an index, and how many there are, counted a little beyond them. */
export function groupPage(db: Kysely<Database>, list: ListedGroups) {
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
    .orderBy('g.name_key', directionOf(list.criteria))
    .limit(sql.lit(PAGE_SIZE))
    .$if(page > 1, (query) => query.offset((page - 1) * PAGE_SIZE))
    .$if(page === 1 && searchString === '', (query) => query.modifyEnd(keptPlan));
}

function countOfGroups(db: Kysely<Database>, list: ListedGroups) {
  const first = matchingGroups(db, list)
    .select('g.id')
    .limit(sql.lit(lookedFor(list.criteria)));
  return db.selectFrom(first.as('first')).select(({ fn }) => fn.countAll<number>().as('counted'));
}

function matchingGroups(
  db: Kysely<Database>,
  { abilities, criteria: { searchString = '' }, found }: ListedGroups,
) {
  return db
    .selectFrom('company_groups as g')
    .where((eb) => readableGroups(eb, abilities))
    .where(found ? isFound(sql`g.id`, found) : hasWords(GROUP_WORDS, sql`g.id`, searchWords(searchString)));
}

function directionOf({ sortOrder }: GroupCriteria): 'asc' | 'desc' {
  return sortOrder === 'descending' ? 'desc' : 'asc';
}
