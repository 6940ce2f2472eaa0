import { Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { ConfirmDialog } from '../../../components/dialog/DialogFrame.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import type { ChangingProps } from './changes.ts';

interface WithdrawalDialogProps {
  trip: Trip;
  changing: ChangingProps;
}

export function WithdrawalDialog({ trip, changing }: WithdrawalDialogProps) {
  const { withdrawal, onLeaveWithdrawal, onSendWithdrawal } = changing;
  const open = withdrawal.state === 'open' ? withdrawal : null;
  const change = open ? trip.changes?.find(({ _id }) => _id === open.changeId) : undefined;
  const name = change ? partName(change.after) : '';
  return (
    <ConfirmDialog
      open={open !== null}
      title={<Trans>Withdraw the change of {name}?</Trans>}
      confirmLabel={<Trans>Withdraw the change</Trans>}
      cancelLabel={<Trans>Let it wait</Trans>}
      destructive
      busy={open?.sending ?? false}
      onConfirm={onSendWithdrawal}
      onCancel={onLeaveWithdrawal}
    >
      {open?.refusal ? <Notice kind="error">{open.refusal}</Notice> : null}
      <p>
        <Trans>The booking stays as it is, and nothing has to be paid for the change.</Trans>
      </p>
    </ConfirmDialog>
  );
}
