import { Trans } from '@lingui/react/macro';
import type { Trip } from '#domain/contract.ts';
import { isBeingCancelled } from '#domain/partly-booked.ts';
import { TripStatusMark } from '../../components/trip-status/TripStatusMark.tsx';
import classes from './TripFacts.module.css';

interface TripFactsProps {
  trip: Trip;
  partlyBooked: boolean;
}

export function TripFacts({ trip, partlyBooked }: TripFactsProps) {
  const cancelling = isBeingCancelled(
    trip.status,
    trip.parts.map(({ status }) => status),
  );
  return (
    <dl className={classes.facts}>
      <div className={classes.status}>
        <dt>
          <Trans>Status</Trans>
        </dt>
        <dd>
          <TripStatusMark
            status={trip.status}
            end={trip.end}
            partlyBooked={partlyBooked}
            cancelling={cancelling}
            openRequest={trip.request?.isOpen === true}
          />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Booking reference</Trans>
        </dt>
        <dd className={classes.reference}>{trip.itineraryRefId}</dd>
      </div>
      <div>
        <dt>{trip.travelers.length === 1 ? <Trans>Traveller</Trans> : <Trans>Travellers</Trans>}</dt>
        {trip.travelers.map(({ _id, firstName, lastName }) => (
          <dd key={_id}>
            {firstName} {lastName}
          </dd>
        ))}
      </div>
    </dl>
  );
}
