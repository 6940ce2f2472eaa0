import { Stack } from '@mantine/core';
import { useId } from 'react';
import classes from './dialog/DialogFrame.module.css';
import { useModalDialog } from './dialog/use-modal-dialog.ts';
import { Spinner } from './Spinner.tsx';

interface ProgressDialogProps {
  open: boolean;
  text: string;
}

/** Blocks the page while something runs that must not be disturbed; no key and no click closes it. */
export function ProgressDialog({ open, text }: ProgressDialogProps) {
  const dialog = useModalDialog(open);
  const textId = useId();
  return (
    <dialog
      ref={dialog}
      className={classes.progressDialog}
      closedby="none"
      aria-labelledby={textId}
      aria-busy="true"
      onCancel={(event) => event.preventDefault()}
    >
      <Stack align="center" ta="center" fz="md">
        <Spinner />
        <p id={textId} role="status">
          {text}
        </p>
      </Stack>
    </dialog>
  );
}
