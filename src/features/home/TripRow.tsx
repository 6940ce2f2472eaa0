import { Trans } from '@lingui/react/macro';
import type { TripSummary } from '#domain/contract.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { TripStatusMark } from '../../components/trip-status/TripStatusMark.tsx';
import { formatDayRange } from '../../i18n/day-range.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './TripRow.module.css';

interface TripRowProps {
  trip: TripSummary;
}

export function TripRow({ trip }: TripRowProps) {
  const approver = trip.approver ? `${trip.approver.firstName} ${trip.approver.lastName}` : null;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <AppLink href={`/trips/${trip._id}`} className={classes.title}>
          {trip.title}
        </AppLink>
        <span className={classes.facts}>
          <span>{formatDayRange(trip.startsOn, trip.endsOn)}</span>
          <span>
            {trip.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
          </span>
          <span className={classes.reference}>{trip.itineraryRefId}</span>
        </span>
      </div>
      <div className={classes.status}>
        <TripStatusMark status={trip.status} end={trip.end} partlyBooked={trip.partlyBooked === true} />
        {approver ? (
          <span className={classes.facts}>
            <Trans>by {approver}</Trans>
          </span>
        ) : null}
      </div>
      <span className={classes.total}>{formatMoney(trip.total)}</span>
    </li>
  );
}
