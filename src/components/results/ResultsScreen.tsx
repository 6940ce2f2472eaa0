import { memo, type ReactNode } from 'react';
import { type BookingStep, BookingSteps } from '../booking/BookingSteps.tsx';
import classes from './ResultsScreen.module.css';

interface ResultsScreenProps extends HeadProps {
  /** The search criteria, the progress, the errors, and the results. */
  children: ReactNode;
}

interface HeadProps {
  title: string;
  steps: readonly BookingStep[];
  /** The current step, counted from 0. */
  current: number;
  /** The last step that can be opened, counted from 0. */
  furthest: number;
}

/** The results of a search, while it is running and after. */
export function ResultsScreen({ title, steps, current, furthest, children }: ResultsScreenProps) {
  return (
    <div className={classes.screen}>
      <Head title={title} steps={steps} current={current} furthest={furthest} />
      {children}
    </div>
  );
}

/** Not rerendered with the list: sorting and filtering don't affect it. */
const Head = memo(function Head({ title, steps, current, furthest }: HeadProps) {
  return (
    <>
      <header className={classes.header}>
        <h1>{title}</h1>
      </header>
      <BookingSteps steps={steps} current={current} furthest={furthest} />
    </>
  );
});
