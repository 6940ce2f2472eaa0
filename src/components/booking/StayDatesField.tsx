import '@mantine/dates/styles.layer.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import { nightsBetween } from '#domain/local-time.ts';
import { formatFullDay, formatShortDay } from '../../i18n/format.ts';
import field from './Field.module.css';
import classes from './StayDatesField.module.css';
import { daysToChooseFrom, type StayDates } from './stay-dates.ts';

interface StayDatesFieldProps {
  label: string;
  value: StayDates;
  onChange: (dates: StayDates) => void;
  error: string | undefined;
  /** `yyyy-MM-dd` */
  today: string;
}

type Range = [string | null, string | null];

/** Check-in and check-out, picked in a calendar that Escape closes. */
export function StayDatesField({ label, value, onChange, error, today }: StayDatesFieldProps) {
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
        <span id={ids.text}>
          <Chosen dates={value} />
        </span>
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
        {open ? (
          <RangeCalendar
            value={value}
            today={today}
            onChange={(dates) => {
              onChange(dates);
              popover.current?.hidePopover();
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

function Chosen({ dates: { checkIn, checkOut } }: { dates: StayDates }) {
  if (checkIn === '' || checkOut === '') return <Trans>Choose check-in and check-out</Trans>;
  const from = formatShortDay(checkIn);
  const to = formatShortDay(checkOut);
  return (
    <>
      <Trans>
        {from} to {to}
      </Trans>
      {', '}
      <Plural value={nightsBetween(checkIn, checkOut)} one="# night" other="# nights" />
    </>
  );
}

/** Arrow keys lose their way between months of more and of fewer weeks. */
const SETTINGS = { consistentWeeks: true };

interface RangeCalendarProps {
  value: StayDates;
  today: string;
  onChange: (dates: StayDates) => void;
}

function RangeCalendar({ value, today, onChange }: RangeCalendarProps) {
  const { t } = useLingui();
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const [range, setRange] = useState<Range>([value.checkIn || null, value.checkOut || null]);
  const [from, to] = range;
  const { min, max } = daysToChooseFrom(today, to === null ? from : null);
  const pick = (next: Range) => {
    setRange(next);
    const [checkIn, checkOut] = next;
    if (checkIn !== null && checkOut !== null) onChange({ checkIn, checkOut });
  };
  return (
    <div ref={focusFirstDay}>
      <p className={classes.hint} role="status">
        {from !== null && to === null ? (
          <Trans>Choose the check-out</Trans>
        ) : (
          <Trans>Choose the check-in</Trans>
        )}
      </p>
      <DatesProvider settings={SETTINGS}>
        <DatePicker
          type="range"
          aria-label={t`Calendar`}
          value={range}
          onChange={pick}
          defaultDate={from ?? today}
          minDate={min}
          maxDate={max}
          maxLevel="month"
          numberOfColumns={wide ? 2 : 1}
          size={wide ? 'md' : 'lg'}
          classNames={{ day: classes.day ?? '' }}
          getDayAriaLabel={formatFullDay}
          ariaLabels={{ previousMonth: t`Previous month`, nextMonth: t`Next month` }}
        />
      </DatesProvider>
    </div>
  );
}

/** A popover leaves the focus where it was; whoever opens this one wants to be among the days. */
function focusFirstDay(calendar: HTMLDivElement | null) {
  const chosen = calendar?.querySelector<HTMLElement>('table button[data-first-in-range]');
  (chosen ?? calendar?.querySelector<HTMLElement>('table button[tabindex="0"]'))?.focus();
}
