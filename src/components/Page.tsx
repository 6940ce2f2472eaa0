import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Page.module.css';

interface PageProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** For a table that is compared at one look: the page is wider, and its parts are closer together. */
  dense?: boolean;
  children: ReactNode;
}

/** The layout of every page inside the shell: one heading, then its content. */
export function Page({ title, subtitle, dense = false, children }: PageProps) {
  return (
    <div className={classes.page} data-dense={dense}>
      <header className={classes.header}>
        <h1>{title}</h1>
        {subtitle === undefined ? null : <p className={classes.subtitle}>{subtitle}</p>}
      </header>
      {children}
    </div>
  );
}

/** The background sheet of a form or a text. */
export function Surface({ children }: { children: ReactNode }) {
  return <Paper variant="section">{children}</Paper>;
}

/** Names with their values, side by side as far as there is room: groups of a `dt` and its `dd`s in a `div`. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}
