import type { ReactNode } from 'react';
import classes from './EntryPage.module.css';

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

function Scenery() {
  return <div aria-hidden="true" className={classes.scenery} />;
}
