import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export interface MailAddressee {
  email: string;
  firstName: string;
}

/** The people behind company users, each once. */
export async function readAddressees(
  db: Kysely<Database>,
  companyUserIds: readonly string[],
): Promise<MailAddressee[]> {
  if (companyUserIds.length === 0) return [];
  return await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.email', 'u.first_name as firstName'])
    .distinct()
    .where('m.id', 'in', companyUserIds)
    .orderBy('u.email')
    .execute();
}

/** Where the company wants copies of what its travellers are sent. */
export async function readCopyAddresses(db: Kysely<Database>, companyId: string): Promise<string[]> {
  const { emails } = await db
    .selectFrom('companies')
    .select('emails')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return emails;
}
