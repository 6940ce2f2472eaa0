import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { TripFilter, TripList } from '#domain/contract.ts';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { NoTrips } from './NoTrips.tsx';
import { TripPages } from './TripPages.tsx';
import classes from './TripResults.module.css';
import { TripRow } from './TripRow.tsx';

export type TripListState =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  /** While it is being updated, what was there before stays on the screen. */
  | { state: 'ready'; trips: TripList; updating: boolean };

interface TripResultsProps {
  list: TripListState;
  filter: TripFilter;
  typed: string;
  onSearch: (typed: string) => void;
  hrefOf: (filter: TripFilter, page: number) => string;
  bookingHref: string | undefined;
}

export function TripResults({ list, ...rest }: TripResultsProps) {
  switch (list.state) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <Failed message={list.message} onRetry={list.onRetry} />;
    case 'ready':
      return list.trips.docs.length === 0 ? (
        <NoTrips {...rest} page={list.trips.page} />
      ) : (
        <Found list={list} hrefOf={(page) => rest.hrefOf(rest.filter, page)} />
      );
  }
}

function Loading() {
  return (
    <p className={classes.waiting} role="status">
      <Spinner size={24} />
      <Trans>Loading trips…</Trans>
    </p>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={classes.failed}>
      <Notice
        kind="error"
        title={<Trans>The trips could not be loaded</Trans>}
        action={
          <Button variant="light" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {message}
      </Notice>
    </div>
  );
}

interface FoundProps {
  list: { trips: TripList; updating: boolean };
  hrefOf: (page: number) => string;
}

function Found({ list: { trips, updating }, hrefOf }: FoundProps) {
  return (
    <div aria-busy={updating}>
      <LinearProgress visible={updating} />
      <ul className={classes.rows}>
        {trips.docs.map((trip) => (
          <TripRow key={trip._id} trip={trip} />
        ))}
      </ul>
      <TripPages trips={trips} hrefOf={hrefOf} />
    </div>
  );
}
