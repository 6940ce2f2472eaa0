import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { DialogFrame } from '../dialog/DialogFrame.tsx';

interface DraftConflictDialogProps {
  ordering: boolean;
  onTakeOver: () => void;
  onOverwrite: () => void;
}

export function DraftConflictDialog({ ordering, onTakeOver, onOverwrite }: DraftConflictDialogProps) {
  return (
    <DialogFrame
      open
      title={<Trans>This booking was changed elsewhere</Trans>}
      buttons={
        <>
          {ordering ? null : (
            <Button variant="default" onClick={onOverwrite}>
              <Trans>Continue with what is here</Trans>
            </Button>
          )}
          <Button onClick={onTakeOver}>
            <Trans>Apply the changes</Trans>
          </Button>
        </>
      }
      onLeave={onTakeOver}
    >
      {ordering ? (
        <Trans>An order is under way in another tab or on another device. Nothing is booked twice.</Trans>
      ) : (
        <Trans>You have continued it in another tab or on another device.</Trans>
      )}
    </DialogFrame>
  );
}
