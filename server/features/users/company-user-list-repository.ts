import { type Kysely, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyUserList, CompanyUserSummary, Role, SortOrder } from '#domain/contract.ts';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { searchWords } from '../search/search-words.ts';
import { rangeOf } from '../search/word-range.ts';
import { companiesWithReadableUsers, readableCompanyUsers } from './readable-rows.ts';

const PAGE_SIZE = 20;

interface Criteria {
  companyId: string;
  page: number;
  searchString: string;
  sortOrder?: SortOrder;
}

/** Whether there is such a company, and the caller may read users of it. */
export async function hasReadableUsers(
  db: Kysely<Database>,
  abilities: Abilities,
  companyId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('companies as c')
    .select('c.id')
    .where('c.id', '=', companyId)
    .where((eb) => companiesWithReadableUsers(eb, abilities))
    .executeTakeFirst();
  return row !== undefined;
}

/** By last name; with a search, those of which each word begins a word of the name, the address or the department. */
export async function listCompanyUsers(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: Criteria,
): Promise<CompanyUserList> {
  const { page } = criteria;
  const rows = await companyUserPage(db, abilities, criteria).execute();
  const totalDocs = rows[0]?.total ?? (page === 1 ? 0 : await countCompanyUsers(db, abilities, criteria));
  return {
    docs: rows.map(toSummary),
    totalDocs,
    limit: PAGE_SIZE,
    page,
    totalPages: Math.ceil(totalDocs / PAGE_SIZE),
  };
}

/** One statement: the rows in the order of an index, and how many there are in all. */
export function companyUserPage(db: Kysely<Database>, abilities: Abilities, criteria: Criteria) {
  const { page, searchString, sortOrder } = criteria;
  const direction = sortOrder === 'descending' ? 'desc' : 'asc';
  return matchingCompanyUsers(db, abilities, criteria)
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('departments as d', 'd.id', 'm.department_id')
    .select(['m.id', 'm.role', 'm.active', 'd.name as department', 'u.active as userActive'])
    .select(['u.id as userId', 'u.first_name', 'u.last_name', 'u.email', 'u.image'])
    .select(() => countOfCompanyUsers(db, abilities, criteria).$asScalar().as('total'))
    .orderBy('m.name_key', direction)
    .orderBy('m.id', direction)
    .limit(sql.lit(PAGE_SIZE))
    .offset(sql.lit((page - 1) * PAGE_SIZE))
    .$if(page === 1 && searchString === '', (query) => query.modifyEnd(keptPlan));
}

async function countCompanyUsers(
  db: Kysely<Database>,
  abilities: Abilities,
  criteria: Criteria,
): Promise<number> {
  const { total } = await countOfCompanyUsers(db, abilities, criteria).executeTakeFirstOrThrow();
  return total;
}

function countOfCompanyUsers(db: Kysely<Database>, abilities: Abilities, criteria: Criteria) {
  return matchingCompanyUsers(db, abilities, criteria).select(({ fn }) => fn.countAll<number>().as('total'));
}

function matchingCompanyUsers(
  db: Kysely<Database>,
  abilities: Abilities,
  { companyId, searchString }: Criteria,
) {
  return db
    .selectFrom('company_users as m')
    .where('m.company_id', '=', companyId)
    .where((eb) => readableCompanyUsers(eb, abilities))
    .where(({ and, exists, selectFrom }) =>
      and(
        searchWords(searchString)
          .map(rangeOf)
          .map(({ from, to }) =>
            exists(
              selectFrom('company_user_words as w')
                .select('w.word')
                .whereRef('w.company_user_id', '=', 'm.id')
                .where('w.company_id', '=', companyId)
                .where('w.word', '>=', from)
                .where('w.word', '<', to),
            ),
          ),
      ),
    );
}

interface SummaryRow {
  id: string;
  role: Role;
  active: boolean;
  department: string | null;
  userId: string;
  userActive: boolean;
  first_name: string;
  last_name: string;
  email: string;
  image: string | null;
}

function toSummary(row: SummaryRow): CompanyUserSummary {
  const { id, role, active, department, userId, userActive, first_name, last_name, email, image } = row;
  return {
    _id: id,
    user: {
      ...{ _id: userId, firstName: first_name, lastName: last_name, email },
      ...withoutNulls({ image }),
    },
    role,
    ...withoutNulls({ department }),
    active: active && userActive,
  };
}
