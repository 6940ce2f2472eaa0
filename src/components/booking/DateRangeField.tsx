import '@mantine/dates/styles.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId, useRef, useState } from 'react';
import { formatFullDay, formatShortDay } from '../../i18n/format.ts';
import classes from './DateRangeField.module.css';
import { type DateRange, daysToChooseFrom } from './date-range.ts';
import field from './Field.module.css';

interface DateRangeFieldProps {
  label: string;
  words: RangeWords;
  value: DateRange;
  onChange: (dates: DateRange) => void;
  error: string | undefined;
  /** `yyyy-MM-dd` */
  today: string;
  /** Whether it may end on the day on which it begins. */
  withinDay?: boolean;
}

/** What the days are called. */
interface RangeWords {
  /** Shown as long as no days are chosen. */
  none: ReactNode;
  chooseFirst: ReactNode;
  chooseLast: ReactNode;
  /** How long the chosen days are. */
  length?: ReactNode;
}

type Range = [string | null, string | null];

/** The first and the last day, picked in a calendar that Escape closes. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, words, value, onChange, error, today, withinDay = false } = props;
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
          <Chosen dates={value} words={words} />
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
            words={words}
            today={today}
            withinDay={withinDay}
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

interface ChosenProps {
  dates: DateRange;
  words: RangeWords;
}

function Chosen({ dates, words: { none, length } }: ChosenProps) {
  if (dates.from === '' || dates.to === '') return none;
  const from = formatShortDay(dates.from);
  const to = formatShortDay(dates.to);
  return (
    <>
      <Trans>
        {from} to {to}
      </Trans>
      {length ? ', ' : null}
      {length}
    </>
  );
}

/** Arrow keys lose their way between months of more and of fewer weeks. */
const SETTINGS = { consistentWeeks: true };

interface RangeCalendarProps {
  value: DateRange;
  words: RangeWords;
  today: string;
  withinDay: boolean;
  onChange: (dates: DateRange) => void;
}

function RangeCalendar({ value, words, today, withinDay, onChange }: RangeCalendarProps) {
  const { t } = useLingui();
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const [range, setRange] = useState<Range>([value.from || null, value.to || null]);
  const [from, to] = range;
  const { min, max } = daysToChooseFrom(today, to === null ? from : null);
  const pick = (next: Range) => {
    setRange(next);
    const [first, last] = next;
    if (first !== null && last !== null) onChange({ from: first, to: last });
  };
  return (
    <div ref={focusFirstDay}>
      <p className={classes.hint} role="status">
        {from !== null && to === null ? words.chooseLast : words.chooseFirst}
      </p>
      <DatesProvider settings={SETTINGS}>
        <DatePicker
          type="range"
          allowSingleDateInRange={withinDay}
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

/** A popover leaves the focus where it was; this one moves it to the days. */
function focusFirstDay(calendar: HTMLDivElement | null) {
  const chosen = calendar?.querySelector<HTMLElement>('table button[data-first-in-range]');
  (chosen ?? calendar?.querySelector<HTMLElement>('table button[tabindex="0"]'))?.focus();
}
