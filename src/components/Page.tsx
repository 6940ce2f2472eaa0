import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Page.module.css';

interface PageProps {
  title: ReactNode;
  subtitle?: ReactNode;
  dense?: boolean;
  children: ReactNode;
}

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

export function Surface({ children }: { children: ReactNode }) {
  return <Paper variant="section">{children}</Paper>;
}

export function FactList({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}
