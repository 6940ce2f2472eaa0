import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { daysOfRental } from '#domain/car-booking/days-of-rental.ts';
import { isOpenAt, jointHoursOn, nearestOpenTime } from '#domain/car-booking/opening-hours.ts';
import type { CarStation } from '#domain/contract.ts';
import { DateRangeField } from '../../../components/booking/DateRangeField.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import classes from './CarSearch.module.css';
import type { FieldsProps, ForBothPlaces } from './search-fields.ts';

interface WhenFieldsProps extends FieldsProps {
  children: ReactNode;
  today: string;
  stations: ForBothPlaces<readonly CarStation[] | null>;
}

export function WhenFields({ values, change, messages, today, stations, children }: WhenFieldsProps) {
  const { t } = useLingui();
  const { pickUpDate, pickUpTime, dropOffDate, dropOffTime, dropOffAtPickUp } = values;
  return (
    <div className={classes.when} data-columns="true">
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
        <OpeningHoursNote
          stations={stations.pickUp}
          date={pickUpDate}
          time={pickUpTime}
          direction="after"
          onChoose={(day, time) => change('pickUpTime', { pickUpDate: day, pickUpTime: time })}
        />
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
          direction="before"
          onChoose={(day, time) => change('dropOffTime', { dropOffDate: day, dropOffTime: time })}
        />
      </div>
      {children}
    </div>
  );
}

function RentalDays({ values }: Pick<FieldsProps, 'values'>) {
  const days = daysOfRental(values);
  return days > 0 ? <Plural value={days} one="# day" other="# days" /> : null;
}

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

interface OpeningHoursNoteProps {
  /** Null while they are not known. */
  stations: readonly Pick<CarStation, 'openingHours'>[] | null;
  /** `yyyy-MM-dd`; empty until one is chosen. */
  date: string;
  /** `HH:mm` */
  time: string;
  /** Where the nearest open time is sought: a car is picked up later, and returned earlier. */
  direction: 'before' | 'after';
  onChoose: (date: string, time: string) => void;
}

function OpeningHoursNote({ stations, date, time, direction, onChoose }: OpeningHoursNoteProps) {
  const isClosed = stations !== null && date !== '' && !stations.some((one) => isOpenAt(one, date, time));
  const nearest = isClosed ? nearestOpenTime(stations, `${date}T${time}`, direction) : null;
  const [openDate = '', openTime = ''] = nearest?.split('T') ?? [];
  const openDay = openDate && formatShortDay(openDate);
  return (
    <>
      <p role="status" className={classes.hours} data-closed={isClosed || undefined}>
        <Hours stations={stations} date={date} time={time} isClosed={isClosed} />
      </p>
      {nearest ? (
        <Button variant="light" size="compact-sm" onClick={() => onChoose(openDate, openTime)}>
          {openDate === date ? (
            <Trans>Change to {openTime}</Trans>
          ) : (
            <Trans>
              Change to {openDay}, {openTime}
            </Trans>
          )}
        </Button>
      ) : null}
    </>
  );
}

function Hours({
  stations,
  date,
  time,
  isClosed,
}: Pick<OpeningHoursNoteProps, 'stations' | 'date' | 'time'> & { isClosed: boolean }) {
  if (stations === null) return null;
  if (stations.length === 0) return <Trans>There are no rental stations there.</Trans>;
  if (date === '') return null;
  const hours = jointHoursOn(stations, date);
  const day = formatShortDay(date);
  if (!hours) return <Trans>All stations are closed on {day}.</Trans>;
  const { from, to } = hours;
  if (from === '00:00' && to === '24:00') return <Trans>Open all day</Trans>;
  if (!isClosed) {
    return (
      <Trans>
        Open from {from} to {to}
      </Trans>
    );
  }
  return (
    <Trans>
      No station is open at {time}: on {day} they are open from {from} to {to}. Another time may cost more or
      not be offered.
    </Trans>
  );
}
