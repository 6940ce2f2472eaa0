import { DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import classes from './CalendarField.module.css';

interface CalendarFrameProps {
  /** What is chosen next. */
  hint: ReactNode;
  children: ReactNode;
}

/** Arrow keys lose their way between months of more and of fewer weeks. */
const SETTINGS = { consistentWeeks: true };

/** A calendar with its prompt above it; the focus moves to its days. */
export function CalendarFrame({ hint, children }: CalendarFrameProps) {
  return (
    <div ref={focusFirstDay}>
      <p className={classes.hint} role="status">
        {hint}
      </p>
      <DatesProvider settings={SETTINGS}>{children}</DatesProvider>
    </div>
  );
}

/** A popover leaves the focus where it was; this one moves it to the days. */
function focusFirstDay(calendar: HTMLDivElement | null) {
  const chosen = calendar?.querySelector<HTMLElement>(
    'table button:is([data-first-in-range], [data-selected])',
  );
  (chosen ?? calendar?.querySelector<HTMLElement>('table button[tabindex="0"]'))?.focus();
}
