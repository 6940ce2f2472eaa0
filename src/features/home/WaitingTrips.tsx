import { Trans, useLingui } from '@lingui/react/macro';
import type { TripSummary } from '#domain/contract.ts';
import { type TripReader, TripRow } from './TripRow.tsx';
import classes from './WaitingTrips.module.css';

interface WaitingTripsProps {
  trips: readonly TripSummary[];
  reader: TripReader;
}

export function WaitingTrips({ trips, reader }: WaitingTripsProps) {
  const { t } = useLingui();
  const others = trips.filter(({ waiting }) => !waiting?.mayDecide);
  if (others.length === 0) {
    return (
      <p className={classes.none}>
        <Trans>They all wait for your decision.</Trans>
      </p>
    );
  }
  return (
    <section aria-label={t`Waiting for others`}>
      <div className={classes.head}>
        <h3>
          <Trans>Waiting for others</Trans>
        </h3>
      </div>
      <ul className={classes.rows}>
        {others.map((trip) => (
          <TripRow key={trip._id} trip={trip} reader={reader} />
        ))}
      </ul>
    </section>
  );
}
