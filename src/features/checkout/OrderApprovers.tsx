import { Plural } from '@lingui/react/macro';
import { type CheckoutPart, listLevels } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import { Approvers } from './Approvers.tsx';

interface OrderApproversProps {
  parts: readonly CheckoutPart[];
  terms: CheckoutTerms;
}

export function OrderApprovers({ parts, terms: { approvers, limits } }: OrderApproversProps) {
  return (
    <Approvers levels={listLevels(parts)} approvers={approvers}>
      <Plural
        value={limits.approvalHours}
        one="Without a decision within # hour at most, it is not booked, and you can request it again."
        other="Without a decision within # hours at most, it is not booked, and you can request it again."
      />
    </Approvers>
  );
}
