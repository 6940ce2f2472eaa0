import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { daysOfRental } from '#domain/car-booking/days-of-rental.ts';
import type { CarStation } from '#domain/contract.ts';
import { DateRangeField } from '../../../components/booking/DateRangeField.tsx';
import classes from './CarSearch.module.css';
import { OpeningHoursNote } from './OpeningHoursNote.tsx';
import type { FieldsProps, ForBothPlaces } from './search-fields.ts';

interface WhenFieldsProps extends FieldsProps {
  /** `yyyy-MM-dd` */
  today: string;
  stations: ForBothPlaces<readonly CarStation[] | null>;
}

/** Pick-up and return times, with the opening hours of the stations. */
export function WhenFields({ values, change, messages, today, stations }: WhenFieldsProps) {
  const { t } = useLingui();
  const { pickUpDate, pickUpTime, dropOffDate, dropOffTime, dropOffAtPickUp } = values;
  return (
    <div className={classes.when}>
      <DateRangeField
        label={t`Pick-up and drop-off`}
        words={{
          none: <Trans>Choose pick-up and drop-off</Trans>,
          chooseFirst: <Trans>Choose the day of the pick-up</Trans>,
          chooseLast: <Trans>Choose the day of the drop-off</Trans>,
          length: <RentalDays values={values} />,
        }}
        value={{ from: pickUpDate, to: dropOffDate }}
        today={today}
        withinDay
        error={messages.dates}
        onChange={({ from, to }) => change('dates', { pickUpDate: from, dropOffDate: to })}
      />
      <div>
        <TimeField
          label={t`Pick-up time`}
          value={pickUpTime}
          error={messages.pickUpTime}
          onChange={(time) => change('pickUpTime', { pickUpTime: time })}
        />
        <OpeningHoursNote stations={stations.pickUp} date={pickUpDate} time={pickUpTime} />
      </div>
      <div>
        <TimeField
          label={t`Drop-off time`}
          value={dropOffTime}
          error={messages.dropOffTime}
          onChange={(time) => change('dropOffTime', { dropOffTime: time })}
        />
        <OpeningHoursNote
          stations={dropOffAtPickUp ? stations.pickUp : stations.dropOff}
          date={dropOffDate}
          time={dropOffTime}
        />
      </div>
    </div>
  );
}

function RentalDays({ values }: Pick<FieldsProps, 'values'>) {
  const days = daysOfRental(values);
  return days > 0 ? <Plural value={days} one="# day" other="# days" /> : null;
}

/** Every half hour of a day, `HH:mm`. */
const TIMES = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

interface TimeFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (time: string) => void;
}

function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  return (
    <NativeSelect
      variant="standard"
      label={label}
      data={TIMES.includes(value) ? TIMES : [...TIMES, value].sort()}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
