import { Text } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';

interface CalendarFrameProps {
  hint: ReactNode;
  children: ReactNode;
}

/** With arrow keys, the focus gets lost between months with different numbers of weeks. */
const SETTINGS = { consistentWeeks: true };

export function CalendarFrame({ hint, children }: CalendarFrameProps) {
  return (
    <div ref={focusFirstDay}>
      <Text mb="xs" fw={600} role="status">
        {hint}
      </Text>
      <DatesProvider settings={SETTINGS}>{children}</DatesProvider>
    </div>
  );
}

/** A popover does not move the focus; this one moves it to the days. */
function focusFirstDay(calendar: HTMLDivElement | null) {
  const chosen = calendar?.querySelector<HTMLElement>(
    'table button:is([data-first-in-range], [data-selected])',
  );
  (chosen ?? calendar?.querySelector<HTMLElement>('table button[tabindex="0"]'))?.focus();
}
