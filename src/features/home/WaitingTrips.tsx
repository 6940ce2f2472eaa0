import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
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
      <Text p="16px 20px" c="dimmed">
        <Trans>They all wait for your decision.</Trans>
      </Text>
    );
  }
  return (
    <section aria-label={t`Waiting for others`}>
      <div className={classes.head}>
        <h3>
          <Trans>Waiting for others</Trans>
        </h3>
      </div>
      <Stack component="ul" mod="lined" gap={0}>
        {others.map((trip) => (
          <TripRow key={trip._id} trip={trip} reader={reader} />
        ))}
      </Stack>
    </section>
  );
}
