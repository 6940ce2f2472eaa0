import { memo, type ReactNode } from 'react';
import { type BookingStep, BookingSteps } from '../booking/BookingSteps.tsx';
import classes from './ResultsScreen.module.css';

interface ResultsScreenProps extends HeadProps {
  /** What is looked for, how far the search has come, what went wrong, and the results. */
  children: ReactNode;
}

interface HeadProps {
  title: string;
  steps: readonly BookingStep[];
  /** Which step it is, counted from 0. */
  current: number;
  /** The last step that can be opened, counted from 0. */
  furthest: number;
}

/** What a search finds, while it finds it. */
export function ResultsScreen({ title, steps, current, furthest, children }: ResultsScreenProps) {
  return (
    <div className={classes.screen}>
      <Head title={title} steps={steps} current={current} furthest={furthest} />
      {children}
    </div>
  );
}

/** Not drawn anew with the list: sorting and filtering change nothing of it. */
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
