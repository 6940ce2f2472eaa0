import type { Kysely } from 'kysely';
import type { HotelPolicy } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import { insertTravellerUnder } from './policies.ts';
import { insertMember, type Member } from './records.ts';
import { setColumns } from './set-columns.ts';

export interface TravellerWithApprovers {
  traveller: Member;
  first: Member;
  second: Member;
}

/** A traveller whose trips have to be approved, with their two approvers. */
export async function insertTravellerWithApprovers(
  db: Kysely<Database>,
  companyId: string,
  hotel: Partial<HotelPolicy>,
): Promise<TravellerWithApprovers> {
  const traveller = await insertTravellerUnder(db, companyId, { hotel });
  const first = await insertMember(db, { companyId, role: 'traveler' });
  const second = await insertMember(db, { companyId, role: 'traveler' });
  await setColumns(db, 'company_users', traveller.companyUserId, {
    level1_approver_id: first.companyUserId,
    level2_approver_id: second.companyUserId,
  });
  return { traveller, first, second };
}
