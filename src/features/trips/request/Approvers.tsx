import { Trans } from '@lingui/react/macro';
import type { TripRenewal } from '#domain/contract.ts';
import { fullName } from '../../../components/trip-status/full-name.ts';

export function Approvers({ approvers }: { approvers: NonNullable<TripRenewal['approvers']> }) {
  return approvers.map((approver, index) => (
    <span key={approver.level}>
      {index > 0 ? ', ' : null}
      <ApproverText name={fullName(approver)} level={approver.level} />
    </span>
  ));
}

function ApproverText({ name, level }: { name: string; level: 1 | 2 }) {
  return (
    <Trans>
      {name} (level {level})
    </Trans>
  );
}
