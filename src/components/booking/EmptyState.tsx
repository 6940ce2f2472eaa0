import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { searchIcon } from './booking-icons.ts';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** What to do about it, in words. */
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Nothing is there; what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state} role="status">
      <span className={classes.mark}>
        <Icon path={searchIcon} size={32} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      {children ? <div className={classes.text}>{children}</div> : null}
      {action}
    </div>
  );
}
