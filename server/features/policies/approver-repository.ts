import type { Kysely } from 'kysely';
import type { TravelerPolicy } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';

type Approver = TravelerPolicy['approvers'][number];

/** Who approves the trips of a company user, the first level first. */
export async function readApproversOf(db: Kysely<Database>, companyUserId: string): Promise<Approver[]> {
  const rows = await db
    .selectFrom('company_users as m')
    .innerJoin('company_users as a', (join) =>
      join.on(({ eb, or, ref }) =>
        or([eb('a.id', '=', ref('m.level1_approver_id')), eb('a.id', '=', ref('m.level2_approver_id'))]),
      ),
    )
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['m.level1_approver_id as first', 'm.level2_approver_id as second'])
    .select(['a.id as _id', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('m.id', '=', companyUserId)
    .execute();
  return rows
    .flatMap(({ first, second, ...approver }) => [
      ...(approver._id === first ? [{ level: 1 as const, ...approver }] : []),
      ...(approver._id === second ? [{ level: 2 as const, ...approver }] : []),
    ])
    .sort((one, other) => one.level - other.level);
}
