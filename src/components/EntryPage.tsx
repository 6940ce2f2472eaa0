import type { ReactNode } from 'react';
import classes from './EntryPage.module.css';
import { Scenery } from './Scenery.tsx';

interface EntryPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

export function EntryPage({ title, lead, children }: EntryPageProps) {
  return (
    <div className={classes.page}>
      <Scenery />
      <div className={classes.card}>
        <header className={classes.header}>
          <h1>{title}</h1>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </header>
        {children}
      </div>
    </div>
  );
}
