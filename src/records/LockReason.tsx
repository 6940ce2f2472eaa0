import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import classes from './SectionForm.module.css';

/** Why something can't be changed, for those who ask. */
export function LockReason({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.lock}>
      <button
        type="button"
        className={classes.ask}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Trans>Why can't I change this?</Trans>
      </button>
      <p id={id} className={classes.reason} hidden={!open}>
        {children}
      </p>
    </div>
  );
}
