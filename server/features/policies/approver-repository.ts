import type { Kysely } from 'kysely';
import type { TravelerPolicy } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';

type Approver = TravelerPolicy['approvers'][number];

export interface ApproverOfTraveler extends Approver {
  userId: string;
  active: boolean;
}

export async function readApproversOf(db: Kysely<Database>, companyUserId: string): Promise<Approver[]> {
  const named = await readNamedApprovers(db, [companyUserId]);
  return named.map(({ userId, active, ...approver }) => approver);
}

export async function readNamedApprovers(
  db: Kysely<Database>,
  companyUserIds: readonly string[],
): Promise<ApproverOfTraveler[]> {
  const rows = await db
    .selectFrom('company_users as m')
    .innerJoin('company_users as a', (join) =>
      join.on(({ eb, or, ref }) =>
        or([eb('a.id', '=', ref('m.level1_approver_id')), eb('a.id', '=', ref('m.level2_approver_id'))]),
      ),
    )
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['m.id as namedBy', 'm.level1_approver_id as first', 'm.level2_approver_id as second'])
    .select(['a.id as _id', 'u.first_name as firstName', 'u.last_name as lastName', 'u.id as userId'])
    .select(({ and, ref }) =>
      and([ref('a.active'), ref('u.active')])
        .$castTo<boolean>()
        .as('active'),
    )
    .where('m.id', 'in', companyUserIds)
    .execute();
  const indexOf = (id: string) => companyUserIds.indexOf(id);
  return rows
    .toSorted((one, other) => indexOf(one.namedBy) - indexOf(other.namedBy))
    .flatMap(({ namedBy, first, second, ...approver }) => [
      ...(approver._id === first ? [{ level: 1 as const, ...approver }] : []),
      ...(approver._id === second ? [{ level: 2 as const, ...approver }] : []),
    ])
    .toSorted((one, other) => one.level - other.level);
}

/** The company-admin who approves when no one else can, always the same one; undefined when there is none. */
export async function findAdminBut(
  db: Kysely<Database>,
  companyId: string,
  excludedUserIds: readonly string[],
): Promise<Omit<Approver, 'level'> | undefined> {
  return await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id as _id', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'company-admin')
    .where('m.active', '=', true)
    .where('u.active', '=', true)
    .where('m.user_id', 'not in', excludedUserIds)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
}
