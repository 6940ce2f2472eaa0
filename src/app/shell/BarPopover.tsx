import { type ReactNode, useState } from 'react';
import { useIsAlive } from '../../components/use-is-alive.ts';
import classes from './BarPopover.module.css';

interface BarPopoverProps {
  id: string;
  /** Opens and closes it, by its id. */
  button: ReactNode;
  /** Rendered only once it is opened. */
  drawnLate?: boolean;
  /** As wide as there is room for; otherwise its content decides. */
  wide?: boolean;
  children: ReactNode;
}

/** The browser's native popover: one that is opened before hydration is filled after it. */
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
