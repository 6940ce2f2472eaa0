import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyUserList, CompanyUserSummary, Role, SortOrder } from '#domain/contract.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { isFound, prefixQuery } from '../search/full-text-repository.ts';
import { companiesWithReadableUsers, readableCompanyUsers } from './readable-rows.ts';

const PAGE_SIZE = 20;

interface Criteria {
  companyId: string;
  page: number;
  searchString: string;
  sortOrder?: SortOrder;
}

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
  const list = { abilities, criteria, found: await findCompanyUsers(db, criteria) };
  const rows = await companyUserPage(db, list).execute();
  const totalDocs = rows[0]?.total ?? (page === 1 ? 0 : await countCompanyUsers(db, list));
  return {
    docs: rows.map(toSummary),
    totalDocs,
    limit: PAGE_SIZE,
    page,
    totalPages: Math.ceil(totalDocs / PAGE_SIZE),
  };
}

export async function findCompanyUsers(
  db: Kysely<Database>,
  { companyId, searchString }: Pick<Criteria, 'companyId' | 'searchString'>,
): Promise<RawBuilder<boolean>> {
  const among = sql<boolean>`m.company_id = ${companyId}`;
  return await isFound(db, { alias: 'm', table: 'company_users', among }, prefixQuery(searchString));
}

interface CompanyUserListQuery {
  abilities: Abilities;
  criteria: Criteria;
  found: RawBuilder<boolean>;
}

/** One statement: the rows in the order of an index, and their total count. */
export function companyUserPage(db: Kysely<Database>, list: CompanyUserListQuery) {
  const { page, searchString, sortOrder } = list.criteria;
  const direction = sortOrder === 'descending' ? 'desc' : 'asc';
  return matchingCompanyUsers(db, list)
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('departments as d', 'd.id', 'm.department_id')
    .select(['m.id', 'm.role', 'm.active', 'd.name as department', 'u.active as userActive'])
    .select(['u.id as userId', 'u.first_name', 'u.last_name', 'u.email', 'u.image'])
    .select(() => countOfCompanyUsers(db, list).$asScalar().as('total'))
    .orderBy('m.name_key', direction)
    .orderBy('m.id', direction)
    .limit(sql.lit(PAGE_SIZE))
    .offset(sql.lit((page - 1) * PAGE_SIZE))
    .$if(page === 1 && searchString === '', (query) => query.modifyEnd(reusedPlan));
}

async function countCompanyUsers(db: Kysely<Database>, list: CompanyUserListQuery): Promise<number> {
  const { total } = await countOfCompanyUsers(db, list).executeTakeFirstOrThrow();
  return total;
}

function countOfCompanyUsers(db: Kysely<Database>, list: CompanyUserListQuery) {
  return matchingCompanyUsers(db, list).select(({ fn }) => fn.countAll<number>().as('total'));
}

function matchingCompanyUsers(
  db: Kysely<Database>,
  { abilities, criteria: { companyId }, found }: CompanyUserListQuery,
) {
  return db
    .selectFrom('company_users as m')
    .where('m.company_id', '=', companyId)
    .where((eb) => readableCompanyUsers(eb, abilities))
    .where(found);
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
      _id: userId,
      firstName: first_name,
      lastName: last_name,
      email,
      ...withoutNulls({ image }),
    },
    role,
    ...withoutNulls({ department }),
    active: active && userActive,
  };
}
