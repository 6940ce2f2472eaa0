import type { ReactNode } from 'react';
import classes from './BarPopover.module.css';

interface BarPopoverProps {
  id: string;
  /** Opens and closes it, by its id. */
  button: ReactNode;
  children: ReactNode;
}

/** The browser's own popover: it works before the page has come alive, and costs the page nothing. */
export function BarPopover({ id, button, children }: BarPopoverProps) {
  return (
    <div className={classes.anchor}>
      {button}
      <div id={id} popover="auto" className={classes.popover}>
        {children}
      </div>
    </div>
  );
}
