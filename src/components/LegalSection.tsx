import type { ReactNode } from 'react';
import classes from './LegalPage.module.css';

interface LegalSectionProps {
  title: ReactNode;
  children: ReactNode;
}

export function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
