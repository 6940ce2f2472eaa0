import { Trans } from '@lingui/react/macro';
import { isOpenAt, jointHoursOn } from '#domain/car-booking/opening-hours.ts';
import type { CarStation } from '#domain/contract.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import classes from './CarSearch.module.css';

interface OpeningHoursNoteProps {
  /** Null while they are not known. */
  stations: readonly Pick<CarStation, 'openingHours'>[] | null;
  /** `yyyy-MM-dd`; empty until one is chosen. */
  date: string;
  /** `HH:mm` */
  time: string;
}

/**
 * The opening hours of a place's stations on a day, and whether all of them are closed at the chosen time.
 */
export function OpeningHoursNote({ stations, date, time }: OpeningHoursNoteProps) {
  const isClosed = stations !== null && date !== '' && !stations.some((one) => isOpenAt(one, date, time));
  return (
    <p role="status" className={classes.hours} data-closed={isClosed || undefined}>
      <Hours stations={stations} date={date} time={time} isClosed={isClosed} />
    </p>
  );
}

function Hours({ stations, date, time, isClosed }: OpeningHoursNoteProps & { isClosed: boolean }) {
  if (stations === null) return null;
  if (stations.length === 0) return <Trans>No cars are rented there.</Trans>;
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
