import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './CalendarField.module.css';
import field from './Field.module.css';

interface CalendarFieldProps {
  label: string;
  /** The chosen days, or a text that none is chosen yet. */
  chosen: ReactNode;
  error: string | undefined;
  /** Rendered while it is open; it closes the popover once a choice is made. */
  calendar: (close: () => void) => ReactNode;
}

/** A button that opens a calendar below it; Escape closes it. */
export function CalendarField({ label, chosen, error, calendar }: CalendarFieldProps) {
  const ids = { popover: useId(), label: useId(), text: useId(), error: useId() };
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className={`${field.field} ${classes.anchor}`}>
      <span id={ids.label} className={field.label}>
        {label}
      </span>
      <button
        type="button"
        popoverTarget={ids.popover}
        className={classes.button}
        aria-labelledby={`${ids.label} ${ids.text}`}
        aria-describedby={error ? ids.error : undefined}
        data-error={error ? true : undefined}
      >
        <span id={ids.text}>{chosen}</span>
      </button>
      {error ? (
        <span id={ids.error} className={field.error}>
          {error}
        </span>
      ) : null}
      <div
        id={ids.popover}
        ref={popover}
        popover="auto"
        className={classes.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open ? calendar(() => popover.current?.hidePopover()) : null}
      </div>
    </div>
  );
}
