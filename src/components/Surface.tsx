import type { ReactNode } from 'react';
import classes from './Surface.module.css';

interface SurfaceProps {
  children: ReactNode;
}

/** The sheet that a form or a text lies on. */
export function Surface({ children }: SurfaceProps) {
  return <div className={classes.surface}>{children}</div>;
}
