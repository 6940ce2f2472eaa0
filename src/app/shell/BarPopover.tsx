import { type ReactNode, useState } from 'react';
import { useIsAlive } from '../../components/use-is-alive.ts';
import classes from './BarPopover.module.css';

interface BarPopoverProps {
  id: string;
  /** Opens and closes it, by its id. */
  button: ReactNode;
  /** Drawn only once somebody opens it. */
  drawnLate?: boolean;
  /** As wide as there is room for; else its content decides. */
  wide?: boolean;
  children: ReactNode;
}

/** The browser's own popover: what is opened before the page has come alive shows itself when it has. */
export function BarPopover({ id, button, drawnLate = false, wide = false, children }: BarPopoverProps) {
  const isAlive = useIsAlive();
  const [isDrawn, setIsDrawn] = useState(!drawnLate);
  return (
    <div className={classes.anchor}>
      {button}
      <div
        id={id}
        popover="auto"
        hidden={!isAlive}
        className={isAlive ? classes.popover : undefined}
        data-wide={wide}
        onBeforeToggle={() => setIsDrawn(true)}
      >
        {isAlive && isDrawn ? children : null}
      </div>
    </div>
  );
}
