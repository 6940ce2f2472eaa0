import type { ReactNode } from 'react';
import classes from './FactList.module.css';

interface FactListProps {
  /** Groups of a `dt` and its `dd`s, each in a `div`. */
  children: ReactNode;
}

/** Names with what they stand for, beside each other as far as there is room. */
export function FactList({ children }: FactListProps) {
  return <dl className={classes.facts}>{children}</dl>;
}
