import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TravelPolicy } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import { insertPolicies } from '#server/features/policies/policy-repository.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import { insertMember, type Member } from './records.ts';
import { setColumns } from './set-columns.ts';

type Rules = { [Kind in 'flight' | 'hotel' | 'car']?: Partial<TravelPolicy[Kind]> };

/** A traveler with a policy of their own, which restricts only what the test sets. */
export async function insertTravelerUnder(
  db: Kysely<Database>,
  companyId: string,
  { flight, hotel, car }: Rules,
): Promise<Member> {
  const policyId = randomUUIDv7();
  const rules = {
    flight: { ...NO_RULES.flight, ...flight },
    hotel: { ...NO_RULES.hotel, ...hotel },
    car: { ...NO_RULES.car, ...car },
  };
  const company = { id: companyId, currency: 'CHF' };
  await insertPolicies(db, company, [{ _id: policyId, name: policyId, isDefault: false, ...rules }]);
  const member = await insertMember(db, { companyId, role: 'traveler' });
  await setColumns(db, 'company_users', member.companyUserId, { travel_policy_id: policyId });
  return member;
}
