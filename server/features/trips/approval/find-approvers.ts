import type { Kysely } from 'kysely';
import type { CheckoutTerms } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Database } from '../../../db/schema.ts';
import {
  type ApproverOfTraveler,
  findAdminBut,
  readNamedApprovers,
} from '../../policies/approver-repository.ts';
import type { Traveler } from '../../travelers/traveler-repository.ts';
import { listRequesters } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';

type Approver = CheckoutTerms['approvers'][number];

export interface TripParticipants {
  companyId: string;
  travelers: readonly Pick<Traveler, 'companyUserId' | 'userId'>[];
  requestedBy: readonly string[];
}

export function participantsOf(row: TripRow, userId: string): TripParticipants {
  return {
    companyId: row.company_id,
    travelers: row.travelers.map((traveler) => ({ ...traveler, companyUserId: traveler._id })),
    requestedBy: [...listRequesters(row), userId],
  };
}

const LEVELS = [1, 2] as const satisfies ApprovalLevel[];

/**
 * The people who would approve a trip, by level. Travelers, requesters and inactive people don't approve: the next
 * level replaces them, or else a company-admin does. The same applies to a level without a named approver. A level
 * without any approver is absent.
 */
export async function findApprovers(
  db: Kysely<Database>,
  { companyId, travelers, requestedBy }: TripParticipants,
): Promise<Approver[]> {
  const involved = [...requestedBy, ...travelers.map(({ userId }) => userId)];
  const named = await readNamedApprovers(
    db,
    travelers.map(({ companyUserId }) => companyUserId),
  );
  const mayApprove = ({ active, userId }: ApproverOfTraveler) => active && !involved.includes(userId);
  const ofLevel = (level: ApprovalLevel) => named.find((one) => one.level >= level && mayApprove(one));
  const isOneMissing = LEVELS.some((level) => !ofLevel(level));
  const admin = isOneMissing ? await findAdminBut(db, companyId, involved) : undefined;
  return LEVELS.flatMap((level) => {
    const found = ofLevel(level) ?? admin;
    return found ? [{ level, _id: found._id, firstName: found.firstName, lastName: found.lastName }] : [];
  });
}
