import type { Kysely } from 'kysely';
import type { CompanyCreateRequest, CompanyGeneralRequest } from '#domain/contract.ts';
import { addressColumns } from '../../db/address-columns.ts';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../search/fold-text.ts';
import { indexCompany } from './company-search-repository.ts';

export const UNIQUE_NAME = 'companies_company_group_id_name_key_key';
export const UNIQUE_CUSTOMER_ID = 'companies_customer_id_key';

export async function insertCompany(
  db: Kysely<Database>,
  id: string,
  company: CompanyCreateRequest,
): Promise<void> {
  const { customerId, name, language, currency, timeZone, measurementUnits, paymentType } = company;
  await db
    .insertInto('companies')
    .values({
      ...toColumns(company),
      id,
      customer_id: customerId,
      name,
      name_key: foldText(name),
      language,
      currency,
      time_zone: timeZone,
      measurement_units: measurementUnits,
      payment_type: paymentType,
    })
    .execute();
  await indexCompany(db, id);
}

/** Undefined fields stay, null clears. */
export async function updateGeneral(
  db: Kysely<Database>,
  id: string,
  { timeZone, ...change }: Omit<CompanyGeneralRequest, 'timeZone'> & { timeZone: string | undefined },
): Promise<void> {
  const { customerId, name, language, currency, measurementUnits } = change;
  const named = name === undefined ? {} : { name, name_key: foldText(name) };
  const columns = {
    ...toColumns(change),
    customer_id: customerId,
    ...named,
    language,
    currency,
    time_zone: timeZone,
    measurement_units: measurementUnits,
  };
  // An absent address changes nothing.
  if (Object.values(columns).every((value) => value === undefined)) return;
  await db.updateTable('companies').set(columns).where('id', '=', id).execute();
  await indexCompany(db, id);
}

function toColumns(general: CompanyGeneralRequest) {
  const { bizAdrKey, bizAdrGroupCdeKey, companyGroup, address } = general;
  const { email, phone, emails, note, active, tags } = general;
  return {
    biz_adr_key: bizAdrKey,
    biz_adr_group_cde_key: bizAdrGroupCdeKey,
    company_group_id: companyGroup,
    ...addressColumns(address),
    email,
    phone,
    emails,
    note,
    active,
    tags,
  };
}

export async function readGroupIdOf(db: Kysely<Database>, companyId: string): Promise<string | null> {
  const { company_group_id } = await db
    .selectFrom('companies')
    .select('company_group_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return company_group_id;
}
