import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../components/dialog/DialogFrame.tsx';

export interface CompanyElsewhere {
  chosen: string;
  own: string;
  returning: boolean;
  onFollow: () => void;
  onStay: () => void;
}

export function CompanyElsewhereDialog({ elsewhere }: { elsewhere: CompanyElsewhere | null }) {
  if (!elsewhere) return null;
  const { chosen, own, returning, onFollow, onStay } = elsewhere;
  return (
    <ConfirmDialog
      open
      title={<Trans>You now act for {chosen} in another tab</Trans>}
      confirmLabel={<Trans>Stay with {own}</Trans>}
      cancelLabel={<Trans>Go to {chosen}</Trans>}
      busy={returning}
      onConfirm={onStay}
      onCancel={onFollow}
    >
      <Trans>
        This page is of {own}. If you stay, it is as you left it, and the other tab is asked. If you go, a
        booking that is not finished is kept for you; changes of a form that are not saved are not.
      </Trans>
    </ConfirmDialog>
  );
}
