import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import type { ReactNode } from 'react';
import { dayAfter } from '#domain/local-time.ts';
import { formatShortDay } from '../../i18n/format.ts';
import { CalendarField } from './CalendarField.tsx';
import { CalendarFrame } from './CalendarFrame.tsx';
import { FURTHEST_DAY } from './date-range.ts';
import { useCalendarProps } from './use-calendar-props.ts';

interface DayFieldProps {
  label: string;
  /** Shown while no day is chosen, and above the calendar. */
  hint: ReactNode;
  /** `yyyy-MM-dd`; empty until it is chosen. */
  value: string;
  onChange: (day: string) => void;
  error: string | undefined;
  /** `yyyy-MM-dd` */
  today: string;
  /** A day of the month that is shown while none is chosen. */
  near: string;
}

/** One day, picked in a calendar that Escape closes. */
export function DayField({ label, hint, value, onChange, error, today, near }: DayFieldProps) {
  const calendar = useCalendarProps();
  return (
    <CalendarField
      label={label}
      chosen={value === '' ? hint : formatShortDay(value)}
      error={error}
      calendar={(close) => (
        <CalendarFrame hint={hint}>
          <DatePicker
            {...calendar}
            value={value || null}
            defaultDate={value || near}
            minDate={today}
            maxDate={dayAfter(today, FURTHEST_DAY)}
            onChange={(day) => {
              if (day !== null) onChange(day);
              close();
            }}
          />
        </CalendarFrame>
      )}
    />
  );
}
