import type { ReactNode } from 'react';
import classes from './Page.module.css';

interface PageProps {
  title: ReactNode;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** The layout of every page inside the shell: one heading, then its content. */
export function Page({ title, subtitle, children }: PageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>{title}</h1>
        {subtitle === undefined ? null : <p className={classes.subtitle}>{subtitle}</p>}
      </header>
      {children}
    </div>
  );
}
