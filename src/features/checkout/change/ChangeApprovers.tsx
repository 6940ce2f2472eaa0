import { Trans } from '@lingui/react/macro';
import type { PartChangeQuote } from '#domain/contract.ts';
import { Approvers } from '../Approvers.tsx';

interface ChangeApproversProps {
  quote: Pick<PartChangeQuote, 'verdict' | 'approvers'>;
}

export function ChangeApprovers({ quote: { verdict, approvers } }: ChangeApproversProps) {
  return (
    <Approvers levels={verdict.levels} approvers={approvers}>
      <Trans>Until it is approved, everything stays booked as it is.</Trans>
    </Approvers>
  );
}
