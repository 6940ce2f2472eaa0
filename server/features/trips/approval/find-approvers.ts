import type { Kysely } from 'kysely';
import type { CheckoutTerms } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Database } from '../../../db/schema.ts';
import {
  type ApproverOfTraveller,
  findAdminBut,
  readNamedApprovers,
} from '../../policies/approver-repository.ts';
import type { Traveller } from '../../travellers/traveller-repository.ts';

type Approver = CheckoutTerms['approvers'][number];

interface TripParticipants {
  companyId: string;
  travellers: readonly Pick<Traveller, 'companyUserId' | 'userId'>[];
  /** Users who request the trip now or requested it before. */
  requestedBy: readonly string[];
}

const LEVELS = [1, 2] as const satisfies ApprovalLevel[];

/**
 * The people who would approve a trip, by level. Travellers, requesters and inactive people don't approve: the next
 * level replaces them, or else a company-admin does. The same applies to a level without a named approver. A level
 * without any approver is absent.
 */
export async function findApprovers(
  db: Kysely<Database>,
  { companyId, travellers, requestedBy }: TripParticipants,
): Promise<Approver[]> {
  const involved = [...requestedBy, ...travellers.map(({ userId }) => userId)];
  const [named, admin] = await Promise.all([
    readNamedApprovers(
      db,
      travellers.map(({ companyUserId }) => companyUserId),
    ),
    findAdminBut(db, companyId, involved),
  ]);
  const mayApprove = ({ active, userId }: ApproverOfTraveller) => active && !involved.includes(userId);
  return LEVELS.flatMap((level) => {
    const found = named.find((approver) => approver.level >= level && mayApprove(approver)) ?? admin;
    return found ? [{ level, _id: found._id, firstName: found.firstName, lastName: found.lastName }] : [];
  });
}
