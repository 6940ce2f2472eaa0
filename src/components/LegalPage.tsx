import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './LegalPage.module.css';

interface LegalPageProps {
  title: ReactNode;
  updated: string;
  children: ReactNode;
}

export function LegalPage({ title, updated, children }: LegalPageProps) {
  return (
    <article className={classes.page}>
      <header className={classes.header}>
        <h1>{title}</h1>
        <p className={classes.updated}>
          <Trans>Last changed on {updated}</Trans>
        </p>
      </header>
      {children}
    </article>
  );
}
