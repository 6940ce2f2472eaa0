import type { Kysely } from 'kysely';
import type { LoyaltyMembership, LoyaltyMembershipRequest } from '#domain/contract.ts';
import { idsInOrder } from '../../db/ids-in-order.ts';
import type { LoyaltyKind } from '../../db/people-tables.ts';
import type { Database } from '../../db/schema.ts';
import { refuseUnknownChoices } from '../enums/choice-faults.ts';
import { reconcile } from '../records/reconcile.ts';
import { type MembershipList, replaceMemberships } from './membership-repository.ts';

const PATH = 'memberships';

const CATEGORIES = {
  flight: 'flightloyalty',
  hotel: 'hotelloyalty',
  car: 'carloyalty',
} as const satisfies Record<LoyaltyKind, string>;

interface Change {
  existing: readonly LoyaltyMembership[];
  requested: readonly LoyaltyMembershipRequest[];
}

export async function saveMemberships(
  db: Kysely<Database>,
  list: MembershipList,
  { existing, requested }: Change,
): Promise<void> {
  const programs = new Map(existing.map(({ _id, program }) => [_id, program]));
  refuseUnknownChoices(
    requested.map(({ _id = '', program }, index) => ({
      category: CATEGORIES[list.kind],
      id: program,
      before: programs.get(_id),
      path: `/body/${PATH}/${index}/program`,
    })),
  );
  reconcile(existing, requested, PATH);
  const fresh = idsInOrder(requested.length);
  const memberships = requested.map((membership, index) => ({ _id: fresh[index] ?? '', ...membership }));
  await replaceMemberships(db, list, memberships);
}
