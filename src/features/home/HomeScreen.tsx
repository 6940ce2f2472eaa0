import { Trans } from '@lingui/react/macro';
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
      <h1 className={classes.greeting}>
        <Trans>Welcome, {firstName}</Trans>
      </h1>
      {searchBar}
      {isKnown ? (
        // One boundary for all, so that lazily loaded parts move nothing.
        <Suspense fallback={<Loading />}>
          {companyDay}
          <div className={classes.desk}>
            <div className={classes.waiting}>{decisions}</div>
            <div className={classes.ahead}>
              {nextTrip}
              {draftTrip}
              {begun}
            </div>
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
