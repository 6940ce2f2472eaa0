import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import type { ReactNode } from 'react';
import { dayAfter } from '#domain/local-time.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import { FURTHEST_DAY } from './date-range.ts';
import { useCalendarProps } from './use-calendar-props.ts';

interface DayCalendarProps {
  hint: ReactNode;
  value: string;
  today: string;
  near: string;
  onChange: (day: string | null) => void;
}

export function DayCalendar({ hint, value, today, near, onChange }: DayCalendarProps) {
  const calendar = useCalendarProps();
  return (
    <CalendarFrame hint={hint}>
      <DatePicker
        {...calendar}
        value={value || null}
        defaultDate={value || near}
        minDate={today}
        maxDate={dayAfter(today, FURTHEST_DAY)}
        onChange={onChange}
      />
    </CalendarFrame>
  );
}
