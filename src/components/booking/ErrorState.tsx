import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { errorIcon } from '../icons.ts';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** A whole area could not be shown, and why. */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.mark}>
        <Icon path={errorIcon} size={32} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      {children ? <div className={classes.text}>{children}</div> : null}
      {action}
    </div>
  );
}
