import { type ReactNode, useState } from 'react';
import { useIsAlive } from '../../components/use-is-alive.ts';
import classes from './BarPopover.module.css';

interface BarPopoverProps {
  id: string;
  button: ReactNode;
  drawnLate?: boolean;
  wide?: boolean;
  children: ReactNode;
}

/** The browser's native popover: if it's opened before hydration, its content follows. */
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
