import { Plural } from '@lingui/react/macro';
import { countDaysLater } from '#domain/flight-booking/flight-times.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import classes from './Flights.module.css';

interface DayMarkProps {
  departure: string;
  arrival: string;
}

/** The difference in days of the local arrival date, visible as a number and announced in words. */
export function DayMark({ departure, arrival }: DayMarkProps) {
  const days = countDaysLater(departure, arrival);
  if (days === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={classes.mark}>
        {days > 0 ? `+${days}` : `−${-days}`}
      </span>
      <VisuallyHidden>
        {days > 0 ? (
          <Plural value={days} one=", # day later" other=", # days later" />
        ) : (
          <Plural value={-days} one=", # day earlier" other=", # days earlier" />
        )}
      </VisuallyHidden>
    </>
  );
}
