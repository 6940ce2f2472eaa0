import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import { CalendarFrame } from './CalendarFrame.tsx';
import { type DateRange, selectableDays } from './date-range.ts';
import { useCalendarProps } from './use-calendar-props.ts';

type Range = [string | null, string | null];

interface RangeCalendarProps {
  value: DateRange;
  words: { chooseFirst: ReactNode; chooseLast: ReactNode };
  today: string;
  withinDay: boolean;
  latest?: string;
  onChange: (dates: DateRange) => void;
}

export function RangeCalendar({ value, words, today, withinDay, latest, onChange }: RangeCalendarProps) {
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
