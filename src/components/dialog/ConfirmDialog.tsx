import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Spinner } from '../Spinner.tsx';
import { DialogFrame } from './DialogFrame.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: ReactNode;
  /** The label of the cancel button, where "Cancel" would be ambiguous. */
  cancelLabel?: ReactNode;
  /** Whether the action is destructive. */
  destructive?: boolean;
  /** The action is in progress; both buttons are inactive. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation; Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, destructive, busy = false } = props;
  const leave = () => {
    if (!busy) props.onCancel();
  };
  const buttons = (
    <>
      <Button variant="default" aria-disabled={busy} onClick={leave}>
        {cancelLabel ?? <Trans>Cancel</Trans>}
      </Button>
      <Button
        color={destructive ? 'red' : 'blue'}
        aria-disabled={busy}
        leftSection={busy ? <Spinner size={18} /> : null}
        onClick={() => {
          if (!busy) props.onConfirm();
        }}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <DialogFrame open={open} title={title} buttons={buttons} busy={busy} onLeave={leave}>
      {children}
    </DialogFrame>
  );
}
