import type { ReactNode } from 'react';
import classes from './Page.module.css';

interface SurfaceProps {
  children: ReactNode;
}

/** The background sheet of a form or a text. */
export function Surface({ children }: SurfaceProps) {
  return <div className={classes.surface}>{children}</div>;
}
