import { msg } from '@lingui/core/macro';
import type { LoyaltyMembership } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { RowsSpec } from './field-spec.ts';

interface MembershipOptions {
  category: 'flightloyalty' | 'hotelloyalty' | 'carloyalty';
  maxItems: number;
}

export function membershipFields({ category, maxItems }: MembershipOptions): RowsSpec {
  return {
    kind: 'rows',
    path: 'memberships',
    label: msg`Memberships`,
    entry: msg`Membership`,
    add: msg`Add a membership`,
    empty: msg`No memberships were added.`,
    maxItems,
    fields: [
      { kind: 'choice', path: 'program', label: msg`Program name`, category, required: true },
      {
        kind: 'text',
        path: 'membershipNumber',
        label: msg`Membership number`,
        maxLength: 40,
        required: true,
      },
    ],
  };
}

export function membershipValues(memberships: readonly LoyaltyMembership[]): SectionValues {
  return { memberships: memberships.map((membership) => ({ ...membership })) };
}
