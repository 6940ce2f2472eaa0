import { type ReactNode, useId, useState } from 'react';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  showLabel: ReactNode;
  hideLabel: ReactNode;
  /** Rendered only while it is open, because most users never open it. */
  children: () => ReactNode;
}

/** Details of a result, on demand. */
export function Disclosure({ showLabel, hideLabel, children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.disclosure}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? hideLabel : showLabel}
      </button>
      <div id={id}>{open ? children() : null}</div>
    </div>
  );
}
