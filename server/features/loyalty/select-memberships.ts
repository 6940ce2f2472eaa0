import type { LoyaltyMembership } from '#domain/contract.ts';
import type { LoyaltyKind } from '../../db/people-tables.ts';

export function selectMemberships(
  soughtKind: LoyaltyKind,
  memberships: (LoyaltyMembership & { kind: LoyaltyKind })[],
): LoyaltyMembership[] {
  return memberships.filter(({ kind }) => kind === soughtKind).map(({ kind, ...membership }) => membership);
}
