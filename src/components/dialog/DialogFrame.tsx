import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Title } from '@mantine/core';
import { type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { Spinner } from '../Spinner.tsx';
import classes from './DialogFrame.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

interface DialogFrameProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The cancel button first, the proposed action last; absent where a form brings its own. */
  buttons?: ReactNode;
  busy?: boolean;
  onLeave: () => void;
  /** For the keys of a dialog that has its own, besides those of its buttons. */
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
}

export function DialogFrame(props: DialogFrameProps) {
  const { open, title, children, buttons, busy = false, onLeave, onKeyDown } = props;
  const dialog = useModalDialog(open);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      aria-busy={busy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <Title id={titleId} order={2} size="h3">
        {title}
      </Title>
      <Stack gap="sm">{children}</Stack>
      {buttons ? (
        <Group className={classes.buttons} gap="sm" justify="flex-end" align="stretch">
          {buttons}
        </Group>
      ) : null}
    </dialog>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: ReactNode;
  /** The label of the cancel button, where "Cancel" would be ambiguous. */
  cancelLabel?: ReactNode;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

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
