import type { ReactNode } from 'react';
import { Surface } from '../../components/Page.tsx';
import classes from './TripSection.module.css';

interface TripSectionProps {
  title: ReactNode;
  bare?: boolean;
  screenOnly?: boolean;
  folded?: boolean;
  isOpen?: boolean;
  /** A folded section was opened. */
  onUnfold?: () => void;
  note?: ReactNode;
  children: ReactNode;
}

export function TripSection({
  title,
  bare,
  screenOnly = false,
  folded,
  isOpen,
  onUnfold,
  note,
  children,
}: TripSectionProps) {
  const content = <div className={classes.content}>{children}</div>;
  if (folded) {
    return (
      <details
        className={classes.folded}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onUnfold?.();
        }}
      >
        <summary>
          <h2>{title}</h2> {note ? <span className={classes.note}>{note}</span> : null}
        </summary>
        {content}
      </details>
    );
  }
  return (
    <section className={classes.section} data-screen-only={screenOnly}>
      <h2>{title}</h2>
      {bare ? content : <Surface>{content}</Surface>}
    </section>
  );
}
