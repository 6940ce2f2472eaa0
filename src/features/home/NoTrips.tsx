import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TripFilter } from '#domain/contract.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import classes from './NoTrips.module.css';

const NOTHING = {
  current: <Trans>No current trips.</Trans>,
  upcoming: <Trans>No upcoming trips.</Trans>,
  past: <Trans>No past trips yet.</Trans>,
  cancelled: <Trans>No trip was cancelled or rejected.</Trans>,
  waitingApproval: <Trans>No trip is waiting for approval, and no change to one is.</Trans>,
} satisfies Record<TripFilter, ReactNode>;

interface NoTripsProps {
  filter: TripFilter;
  page: number;
  typed: string;
  onSearch: (typed: string) => void;
  hrefOf: (filter: TripFilter, page: number) => string;
  bookingHref: string | undefined;
}

export function NoTrips(props: NoTripsProps) {
  return (
    <div className={classes.nothing} role="status">
      {renderContent(props)}
    </div>
  );
}

function renderContent({ filter, page, typed, onSearch, hrefOf, bookingHref }: NoTripsProps): ReactNode {
  const search = typed.trim();
  if (page > 1) {
    return (
      <>
        <p>
          <Trans>This page is empty.</Trans>
        </p>
        <AppLink href={hrefOf(filter, 1)}>
          <Trans>Go to the first page</Trans>
        </AppLink>
      </>
    );
  }
  if (search !== '') {
    return (
      <>
        <p>
          <Trans>No trip here matches “{search}”.</Trans>
        </p>
        <Button variant="light" onClick={() => onSearch('')}>
          <Trans>Clear the search</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{NOTHING[filter]}</p>
      {bookingHref ? (
        <>
          <AppLink href={bookingHref}>
            <Trans>Make a booking</Trans>
          </AppLink>
          <AppLink href={paths.offlineRequest}>
            <Trans>Ask the agency</Trans>
          </AppLink>
        </>
      ) : null}
    </>
  );
}
