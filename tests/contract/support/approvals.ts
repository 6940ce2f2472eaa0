import type { Kysely } from 'kysely';
import type { HotelPolicy } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import { insertTravelerUnder } from './policies.ts';
import { insertMember, type Member } from './records.ts';
import { setColumns } from './set-columns.ts';

export interface TravelerWithApprovers {
  traveler: Member;
  first: Member;
  second: Member;
}

/** A traveler whose trips have to be approved, with their two approvers. */
export async function insertTravelerWithApprovers(
  db: Kysely<Database>,
  companyId: string,
  hotel: Partial<HotelPolicy>,
): Promise<TravelerWithApprovers> {
  const traveler = await insertTravelerUnder(db, companyId, { hotel });
  const first = await insertMember(db, { companyId, role: 'traveler' });
  const second = await insertMember(db, { companyId, role: 'traveler' });
  await setColumns(db, 'company_users', traveler.companyUserId, {
    level1_approver_id: first.companyUserId,
    level2_approver_id: second.companyUserId,
  });
  return { traveler, first, second };
}
