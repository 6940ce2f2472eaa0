import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export async function replaceRateCodes(
  db: Kysely<Database>,
  companyId: string,
  codes: readonly string[],
): Promise<void> {
  await db.deleteFrom('company_rate_codes').where('company_id', '=', companyId).execute();
  if (codes.length === 0) return;
  const rows = codes.map((code) => ({ company_id: companyId, code }));
  await db.insertInto('company_rate_codes').values(rows).execute();
}

export async function updateRemarks(
  db: Kysely<Database>,
  companyId: string,
  remarks: readonly string[],
): Promise<void> {
  await db
    .updateTable('companies')
    .set({ remarks: [...remarks] })
    .where('id', '=', companyId)
    .execute();
}
