import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripRenewal } from '#domain/contract.ts';

type RenewalPart = TripRenewal['parts'][number];

export const RENEWAL_OUTCOME_WORDS = {
  priced: null,
  soldOut: msg`Sold out`,
  extraGone: msg`One of its seats or bags is gone`,
  expired: msg`No longer offered`,
  hidden: msg`No longer allowed by the policy`,
  begun: msg`Too late: it has started`,
  unavailable: msg`The supplier is not responding. Please try again later.`,
} satisfies Record<RenewalPart['outcome'], MessageDescriptor | null>;
