import { type ReactNode, useId } from 'react';
import classes from './DialogFrame.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

interface DialogFrameProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The cancel button first, the proposed action last. */
  buttons: ReactNode;
  busy?: boolean;
  /** Called when Escape is pressed. */
  onLeave: () => void;
}

/** A question with its answers, in a native `<dialog>`. */
export function DialogFrame({ open, title, children, buttons, busy = false, onLeave }: DialogFrameProps) {
  const dialog = useModalDialog(open);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      aria-busy={busy}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <div className={classes.text}>{children}</div>
      <div className={classes.buttons}>{buttons}</div>
    </dialog>
  );
}
