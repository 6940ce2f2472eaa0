import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import { Spinner } from '../Spinner.tsx';
import classes from './ConfirmDialog.module.css';

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
  const dialog = useModalDialog(open);
  const titleId = useId();
  const leave = () => {
    if (!busy) props.onCancel();
  };
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      aria-busy={busy}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <div className={classes.text}>{children}</div>
      <div className={classes.buttons}>
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
      </div>
    </dialog>
  );
}
