import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode } from 'react';
import { formatShortDay } from '../../i18n/format.ts';
import { CalendarField } from './CalendarField.tsx';
import type { DateRange } from './date-range.ts';

interface DateRangeFieldProps {
  label: string;
  words: RangeWords;
  value: DateRange;
  onChange: (dates: DateRange) => void;
  error: string | undefined;
  /** `yyyy-MM-dd` */
  today: string;
  withinDay?: boolean;
  /** The last possible end; thirty days after the start by default. */
  latest?: string;
}

interface RangeWords {
  none: ReactNode;
  chooseFirst: ReactNode;
  chooseLast: ReactNode;
  length?: ReactNode;
}

const loadCalendar = () => import('./RangeCalendar.tsx');
const RangeCalendar = lazy(() => loadCalendar().then(({ RangeCalendar }) => ({ default: RangeCalendar })));

export function DateRangeField(props: DateRangeFieldProps) {
  const { label, words, value, onChange, error, today, withinDay = false, latest } = props;
  return (
    <CalendarField
      label={label}
      chosen={<SelectedDates dates={value} words={words} />}
      error={error}
      load={loadCalendar}
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
