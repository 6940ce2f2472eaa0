import type { ReactNode } from 'react';
import classes from './Page.module.css';

interface FactListProps {
  /** Groups of a `dt` and its `dd`s, each in a `div`. */
  children: ReactNode;
}

/** Names with their values, side by side as far as there is room. */
export function FactList({ children }: FactListProps) {
  return <dl className={classes.facts}>{children}</dl>;
}
