import { Trans } from '@lingui/react/macro';
import { Box, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { paths } from '../../components/paths.ts';
import { Spinner } from '../../components/Spinner.tsx';
import classes from './HomeScreen.module.css';
import { TripsSection, type TripsSectionProps } from './TripsSection.tsx';

interface HomeScreenProps {
  firstName: string;
  /** Whether it is known what stands above the trips; nothing moves when they follow it. */
  isKnown: boolean;
  searchBar?: ReactNode;
  companyDay?: ReactNode;
  decisions?: ReactNode;
  nextTrip?: ReactNode;
  draftTrip?: ReactNode;
  begun?: ReactNode;
  trips?: Omit<TripsSectionProps, 'bookingHref'>;
}

export function HomeScreen(props: HomeScreenProps) {
  const { firstName, isKnown, searchBar, companyDay, decisions, nextTrip, draftTrip, begun, trips } = props;
  return (
    <div className={classes.home}>
      <Title order={1} variant="breakable" fz="h3" lh="h3">
        <Trans>Welcome, {firstName}</Trans>
      </Title>
      {searchBar}
      {isKnown ? (
        // One boundary for all, so that lazily loaded parts move nothing.
        <Suspense fallback={<Loading />}>
          {companyDay}
          <div className={classes.desk}>
            <Box className={classes.waiting} flex="4 1 min(100%, 500px)">
              {decisions}
            </Box>
            <Box className={classes.ahead} flex="3 1 min(100%, 380px)">
              {nextTrip}
              {draftTrip}
              {begun}
            </Box>
          </div>
          {trips ? (
            <TripsSection {...trips} bookingHref={searchBar ? paths.flows.flight : undefined} />
          ) : null}
        </Suspense>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return (
    <p className={classes.loading} role="status">
      <Spinner size={24} />
      <Trans>Loading trips…</Trans>
    </p>
  );
}
