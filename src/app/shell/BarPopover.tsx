import { type ReactNode, useState } from 'react';
import classes from './BarPopover.module.css';

interface BarPopoverProps {
  id: string;
  /** Opens and closes it, by its id. */
  button: ReactNode;
  /** Drawn only once somebody opens it, which asks for a page that has come alive. */
  drawnLate?: boolean;
  children: ReactNode;
}

/** The browser's own popover: it works before the page has come alive, and costs the page nothing. */
export function BarPopover({ id, button, drawnLate = false, children }: BarPopoverProps) {
  const [isDrawn, setIsDrawn] = useState(!drawnLate);
  return (
    <div className={classes.anchor}>
      {button}
      <div id={id} popover="auto" className={classes.popover} onBeforeToggle={() => setIsDrawn(true)}>
        {isDrawn ? children : null}
      </div>
    </div>
  );
}
