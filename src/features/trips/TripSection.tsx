import type { ReactNode } from 'react';
import { Surface } from '../../components/Page.tsx';
import classes from './TripSection.module.css';

interface TripSectionProps {
  title: ReactNode;
  /** The content has its own surfaces. */
  bare?: boolean;
  /** Left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

export function TripSection({ title, bare, screenOnly = false, children }: TripSectionProps) {
  const content = <div className={classes.content}>{children}</div>;
  return (
    <section className={classes.section} data-screen-only={screenOnly}>
      <h2>{title}</h2>
      {bare ? content : <Surface>{content}</Surface>}
    </section>
  );
}
