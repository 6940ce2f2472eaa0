import { Text } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Spinner } from '../Spinner.tsx';
import classes from './CalendarField.module.css';
import field from './Field.module.css';

interface CalendarFieldProps {
  label: string;
  chosen: ReactNode;
  error: string | undefined;
  load: () => Promise<unknown>;
  /** Rendered while it is open; it closes the popover once a choice is made. */
  calendar: (close: () => void) => ReactNode;
}

export function CalendarField({ label, chosen, error, load, calendar }: CalendarFieldProps) {
  const ids = { popover: useId(), label: useId(), text: useId(), error: useId() };
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // A failed load is reported when the calendar is opened.
    load().catch(() => {});
  }, [load]);
  return (
    <div className={`${field.field} ${classes.anchor}`}>
      <Text id={ids.label} span c="dimmed" fz="sm">
        {label}
      </Text>
      <button
        type="button"
        popoverTarget={ids.popover}
        className={classes.button}
        data-touch="tablet"
        aria-labelledby={`${ids.label} ${ids.text}`}
        aria-describedby={error ? ids.error : undefined}
        data-error={error ? true : undefined}
      >
        <span id={ids.text}>{chosen}</span>
      </button>
      {error ? (
        <Text id={ids.error} span mt={4} c="var(--mantine-color-error)" fz="xs">
          {error}
        </Text>
      ) : null}
      <div
        id={ids.popover}
        ref={popover}
        popover="auto"
        className={classes.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open ? (
          <Suspense fallback={<Spinner />}>{calendar(() => popover.current?.hidePopover())}</Suspense>
        ) : null}
      </div>
    </div>
  );
}
