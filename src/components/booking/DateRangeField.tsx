import '@mantine/dates/styles.layer.css';
import { Trans } from '@lingui/react/macro';
import { DatePicker } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import { formatShortDay } from '../../i18n/format.ts';
import { CalendarField } from './CalendarField.tsx';
import { CalendarFrame } from './CalendarFrame.tsx';
import { type DateRange, selectableDays } from './date-range.ts';
import { useCalendarProps } from './use-calendar-props.ts';

interface DateRangeFieldProps {
  label: string;
  words: RangeWords;
  value: DateRange;
  onChange: (dates: DateRange) => void;
  error: string | undefined;
  /** `yyyy-MM-dd` */
  today: string;
  /** Whether it may end on its first day. */
  withinDay?: boolean;
  /** The last possible end; thirty days after the start by default. */
  latest?: string;
}

/** The label of the days. */
interface RangeWords {
  /** Shown while no days are chosen. */
  none: ReactNode;
  chooseFirst: ReactNode;
  chooseLast: ReactNode;
  /** How long the chosen days are. */
  length?: ReactNode;
}

type Range = [string | null, string | null];

/** The first and the last day, picked in a calendar that Escape closes. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, words, value, onChange, error, today, withinDay = false, latest } = props;
  return (
    <CalendarField
      label={label}
      chosen={<SelectedDates dates={value} words={words} />}
      error={error}
      calendar={(close) => (
        <RangeCalendar
          value={value}
          words={words}
          today={today}
          withinDay={withinDay}
          {...(latest && { latest })}
          onChange={(dates) => {
            onChange(dates);
            close();
          }}
        />
      )}
    />
  );
}

interface SelectedDatesProps {
  dates: DateRange;
  words: RangeWords;
}

function SelectedDates({ dates, words: { none, length } }: SelectedDatesProps) {
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

interface RangeCalendarProps {
  value: DateRange;
  words: RangeWords;
  today: string;
  withinDay: boolean;
  latest?: string;
  onChange: (dates: DateRange) => void;
}

function RangeCalendar({ value, words, today, withinDay, latest, onChange }: RangeCalendarProps) {
  const calendar = useCalendarProps();
  const [range, setRange] = useState<Range>([value.from || null, value.to || null]);
  const [from, to] = range;
  const { min, max } = selectableDays(today, to === null ? from : null, latest);
  const pick = (next: Range) => {
    setRange(next);
    const [first, last] = next;
    if (first !== null && last !== null) onChange({ from: first, to: last });
  };
  return (
    <CalendarFrame hint={from !== null && to === null ? words.chooseLast : words.chooseFirst}>
      <DatePicker
        {...calendar}
        type="range"
        allowSingleDateInRange={withinDay}
        value={range}
        onChange={pick}
        defaultDate={from ?? today}
        minDate={min}
        maxDate={max}
      />
    </CalendarFrame>
  );
}
