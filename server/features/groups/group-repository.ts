import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyGroup, CompanyGroupCreateRequest } from '#domain/contract.ts';
import { keptPlan } from '../../db/kept-plan.ts';
import type { Database } from '../../db/schema.ts';
import { readableCompanies } from '../companies/company-rules.ts';
import { foldText } from '../search/fold-text.ts';
import { keptWords } from '../search/kept-words.ts';
import { searchWords } from '../search/search-words.ts';
import { readableGroups } from './group-rules.ts';

export const UNIQUE_GROUP_NAME = 'company_groups_name_key_key';

/**
 * With those of its companies that the caller may read. Undefined when there is no such group, and when the caller may
 * not read it.
 */
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
    .modifyEnd(keptPlan)
    .executeTakeFirst();
}

export async function insertGroup(
  db: Kysely<Database>,
  id: string,
  { name, active }: Pick<CompanyGroupCreateRequest, 'name' | 'active'>,
): Promise<void> {
  await db
    .insertInto('company_groups')
    .values({ id, name, name_key: foldText(name), active })
    .execute();
  await indexGroup(db, id, name);
}

export async function countCompaniesOf(db: Kysely<Database>, groupId: string): Promise<number> {
  const { count } = await db
    .selectFrom('companies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What is undefined stays. */
export async function updateGroup(
  db: Kysely<Database>,
  id: string,
  { name, active }: Partial<Pick<CompanyGroup, 'name' | 'active'>>,
): Promise<void> {
  if (name === undefined && active === undefined) return;
  const named = name === undefined ? {} : { name, name_key: foldText(name) };
  await db
    .updateTable('company_groups')
    .set({ ...named, active })
    .where('id', '=', id)
    .execute();
  if (name !== undefined) await indexGroup(db, id, name);
}

export async function indexGroup(db: Kysely<Database>, id: string, name: string): Promise<void> {
  await db.deleteFrom('company_group_words').where('company_group_id', '=', id).execute();
  const words = searchWords(name);
  await sql`
    insert into company_group_words (word, name_key, mark, company_group_id)
    select word, ${foldText(name)}, word_mark(${words}::text[]), ${id}::uuid
    from unnest(${keptWords(words)}::text[]) as kept (word)`.execute(db);
}
