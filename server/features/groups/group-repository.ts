import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyGroup, CompanyGroupCreateRequest } from '#domain/contract.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';
import { readableCompanies } from '../companies/company-rules.ts';
import { foldText } from '../search/fold-text.ts';
import { toSearch } from '../search/full-text-repository.ts';
import { searchWords } from '../search/search-words.ts';
import { readableGroups } from './group-rules.ts';

export const UNIQUE_GROUP_NAME = 'company_groups_name_key_key';

export async function findGroup(
  db: Kysely<Database>,
  abilities: Abilities,
  groupId: string,
): Promise<CompanyGroup | undefined> {
  return await db
    .selectFrom('company_groups as g')
    .select(['g.id as _id', 'g.version', 'g.name', 'g.active'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('companies as c')
          .select(['c.id as _id', 'c.name'])
          .whereRef('c.company_group_id', '=', 'g.id')
          .where((eb) => readableCompanies(eb, abilities))
          .orderBy('c.name_key'),
      ).as('companies'),
    )
    .where('g.id', '=', groupId)
    .where((eb) => readableGroups(eb, abilities))
    .modifyEnd(reusedPlan)
    .executeTakeFirst();
}

export async function insertGroup(
  db: Kysely<Database>,
  id: string,
  { name, active }: Pick<CompanyGroupCreateRequest, 'name' | 'active'>,
): Promise<void> {
  await db
    .insertInto('company_groups')
    .values({ id, active, ...toColumns(name) })
    .execute();
}

export async function countCompaniesOf(db: Kysely<Database>, groupId: string): Promise<number> {
  const { count } = await db
    .selectFrom('companies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateGroup(
  db: Kysely<Database>,
  id: string,
  { name, active }: Partial<Pick<CompanyGroup, 'name' | 'active'>>,
): Promise<void> {
  if (name === undefined && active === undefined) return;
  const named = name === undefined ? {} : toColumns(name);
  await db
    .updateTable('company_groups')
    .set({ ...named, active })
    .where('id', '=', id)
    .execute();
}

function toColumns(name: string) {
  return { name, name_key: foldText(name), search: toSearch(searchWords(name)) };
}
