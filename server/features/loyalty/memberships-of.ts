import type { LoyaltyMembership } from '#domain/contract.ts';
import type { LoyaltyKind } from '../../db/people-tables.ts';

/** The memberships of one kind. */
export function membershipsOf(
  wanted: LoyaltyKind,
  memberships: (LoyaltyMembership & { kind: LoyaltyKind })[],
): LoyaltyMembership[] {
  return memberships.filter(({ kind }) => kind === wanted).map(({ kind, ...membership }) => membership);
}
