import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Company } from '#domain/contract.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../search/fold-text.ts';
import { toCompany } from './company-mapper.ts';
import { companyRows, unsealCompany } from './company-row-repository.ts';
import { readableCompanies } from './company-rules.ts';

export async function findCompany(
  db: Kysely<Database>,
  abilities: Abilities,
  companyId: string,
): Promise<Company | undefined> {
  const row = await companyRows(db)
    .where('c.id', '=', companyId)
    .where((eb) => readableCompanies(eb, abilities))
    .modifyEnd(reusedPlan)
    .executeTakeFirst();
  return row && toCompany(unsealCompany(db, row));
}

export async function findCompanyNamed(
  db: Kysely<Database>,
  name: string,
): Promise<{ id: string; active: boolean } | undefined> {
  return await db
    .selectFrom('companies')
    .select(['id', 'active'])
    .where('name_key', '=', foldText(name))
    .orderBy('id')
    .executeTakeFirst();
}

export async function isCompanyActive(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('active', '=', true)
    .executeTakeFirst();
  return company !== undefined;
}
