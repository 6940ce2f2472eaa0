import { lazy, type ReactNode } from 'react';
import { formatShortDay } from '../../i18n/format.ts';
import { CalendarField } from './CalendarField.tsx';

interface DayFieldProps {
  label: string;
  hint: ReactNode;
  /** `yyyy-MM-dd`; empty until it is chosen. */
  value: string;
  onChange: (day: string) => void;
  error: string | undefined;
  today: string;
  /** A day of the month that is shown while none is chosen. */
  near: string;
}

const loadCalendar = () => import('./DayCalendar.tsx');
const DayCalendar = lazy(() => loadCalendar().then(({ DayCalendar }) => ({ default: DayCalendar })));

export function DayField({ label, hint, value, onChange, error, today, near }: DayFieldProps) {
  return (
    <CalendarField
      label={label}
      chosen={value === '' ? hint : formatShortDay(value)}
      error={error}
      load={loadCalendar}
      calendar={(close) => (
        <DayCalendar
          hint={hint}
          value={value}
          today={today}
          near={near}
          onChange={(day) => {
            if (day !== null) onChange(day);
            close();
          }}
        />
      )}
    />
  );
}
