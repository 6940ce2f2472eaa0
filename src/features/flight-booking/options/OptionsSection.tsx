import { type ReactNode, useId } from 'react';
import { Surface } from '../../../components/Page.tsx';
import classes from './FlightOptions.module.css';

interface OptionsSectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** The section for one kind of options. */
export function OptionsSection({ title, children }: OptionsSectionProps) {
  const titleId = useId();
  return (
    <Surface>
      <section aria-labelledby={titleId} className={classes.section}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {children}
      </section>
    </Surface>
  );
}
