import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { Spinner } from '../../../components/Spinner.tsx';

interface FormDialogProps {
  open: boolean;
  title: ReactNode;
  formId: string;
  submitLabel: ReactNode;
  destructive?: boolean;
  sending: boolean;
  onLeave: () => void;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { open, title, formId, submitLabel, destructive = false, sending, onLeave, children } = props;
  const leave = () => {
    if (!sending) onLeave();
  };
  return (
    <DialogFrame
      open={open}
      title={title}
      busy={sending}
      onLeave={leave}
      buttons={
        <>
          <Button variant="default" aria-disabled={sending} onClick={leave}>
            <Trans>Leave it as it is</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            {...(destructive && { color: 'red' })}
            aria-disabled={sending}
            leftSection={sending ? <Spinner size={18} /> : null}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
