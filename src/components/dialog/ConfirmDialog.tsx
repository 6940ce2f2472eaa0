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
  /** What the way out is called, when "Cancel" would be misunderstood. */
  cancelLabel?: ReactNode;
  /** Whether something is lost by it. */
  destructive?: boolean;
  /** It is being done; nothing can be chosen meanwhile. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done; Escape is the way out. */
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
