import { Trans, useLingui } from '@lingui/react/macro';
import { dayAfter } from '#domain/local-time.ts';
import { DateRangeField } from './DateRangeField.tsx';
import { type DateRange, FURTHEST_DAY } from './date-range.ts';

interface TripDatesFieldProps {
  value: DateRange;
  today: string;
  error: string | undefined;
  onChange: (dates: DateRange) => void;
}

export function TripDatesField(props: TripDatesFieldProps) {
  const { t } = useLingui();
  return (
    <DateRangeField
      {...props}
      label={t`Dates`}
      words={{
        none: <Trans>Choose the first and the last day</Trans>,
        chooseFirst: <Trans>Choose the first day</Trans>,
        chooseLast: <Trans>Choose the last day</Trans>,
      }}
      withinDay
      latest={dayAfter(props.today, FURTHEST_DAY)}
    />
  );
}
