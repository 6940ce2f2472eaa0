import { Plural, Trans } from '@lingui/react/macro';
import { nightsBetween } from '#domain/local-time.ts';
import { DateRangeField } from './DateRangeField.tsx';

/** Two days, `yyyy-MM-dd`; empty until they are chosen. */
interface StayDates {
  checkIn: string;
  checkOut: string;
}

interface StayDatesFieldProps {
  label: string;
  value: StayDates;
  onChange: (dates: StayDates) => void;
  error: string | undefined;
  today: string;
}

export function StayDatesField({ label, value, onChange, error, today }: StayDatesFieldProps) {
  const { checkIn, checkOut } = value;
  return (
    <DateRangeField
      label={label}
      words={{
        none: <Trans>Choose check-in and check-out</Trans>,
        chooseFirst: <Trans>Choose the check-in</Trans>,
        chooseLast: <Trans>Choose the check-out</Trans>,
        length: <Plural value={nightsBetween(checkIn, checkOut)} one="# night" other="# nights" />,
      }}
      value={{ from: checkIn, to: checkOut }}
      today={today}
      error={error}
      onChange={({ from, to }) => onChange({ checkIn: from, checkOut: to })}
    />
  );
}
