import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { GROWN_UP_DRIVER_AGE } from '#domain/car-booking/car-criteria.ts';
import { PricingFailedNotice } from '../../../components/booking/BookingNotices.tsx';
import { RepricingDialog } from '../../../components/booking/RepricingDialog.tsx';
import {
  CriteriaBar,
  NoResults,
  ResultsScreen,
  WaitingList,
} from '../../../components/results/ResultsScreen.tsx';
import { ResultsTrouble } from '../../../components/results/ResultsTrouble.tsx';
import { SearchProgress } from '../../../components/results/SearchProgress.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import { CarListAndMap } from './CarListAndMap.tsx';
import type { CarResultsScreenProps } from './car-results-props.ts';

/** The results of a car search, while it is running and after; a chosen car is repriced here. */
export function CarResultsScreen(props: CarResultsScreenProps) {
  const { t } = useLingui();
  const { steps, furthest, criteria, searchHref, progress, sources, onRetryPrice } = props;
  return (
    <ResultsScreen title={t`Select a car`} steps={steps} current={1} furthest={furthest}>
      {onRetryPrice ? <PricingFailedNotice onRetry={onRetryPrice} /> : null}
      <CarCriteriaBar criteria={criteria} searchHref={searchHref} progress={progress} sources={sources} />
      <ResultsTrouble
        failure={props.failure}
        expired={props.expired}
        texts={TROUBLE_TEXTS}
        searchHref={searchHref}
        onSearchAgain={props.onSearchAgain}
      />
      <Content {...props} />
      <RepricingDialog
        outcome={props.repricing}
        anotherLabel={<Trans>Pick another car</Trans>}
        onAccept={props.onAccept}
        onPickAnother={props.onPickAnother}
        onLeave={props.onLeave}
      />
    </ResultsScreen>
  );
}

const TROUBLE_TEXTS = {
  major: <Trans>Something went wrong while retrieving the list of cars.</Trans>,
  minor: <Trans>Something went slightly wrong while retrieving the list of cars.</Trans>,
  expired: <Trans>Search again to see what the cars cost now. Your filters are kept.</Trans>,
};

const NO_CARS_TEXTS = {
  searchFirst: <Trans>Say where and when, and the cars are listed here.</Trans>,
  searchLink: <Trans>Search cars</Trans>,
  nothingFound: <Trans>No cars were found</Trans>,
  advice: <Trans>Please go back and change places, dates or times.</Trans>,
};

type CriteriaProps = Pick<CarResultsScreenProps, 'criteria' | 'searchHref' | 'progress' | 'sources'>;

/** Not rerendered with the list: sorting and filtering don't affect it. */
const CarCriteriaBar = memo(function CarCriteriaBar(props: CriteriaProps) {
  const { criteria, searchHref, progress, sources } = props;
  const { t } = useLingui();
  const { pickUp, dropOff, dropOffAtPickUp, driverAge } = criteria;
  const from = pickUp?.label ?? '';
  const to = dropOff?.label ?? '';
  const [driver] = criteria.travelers;
  const name = driver && `${driver.firstName} ${driver.lastName}`;
  const nameOf = (source: string) => {
    const known = carSource(source);
    return typeof known === 'string' ? known : t(known);
  };
  return (
    <CriteriaBar
      title={dropOffAtPickUp ? from : t`${from}, drop-off: ${to}`}
      facts={
        <>
          <span>
            {formatShortDay(criteria.pickUpDate)}, {criteria.pickUpTime} –{' '}
            {formatShortDay(criteria.dropOffDate)}, {criteria.dropOffTime}
          </span>
          {name ? (
            <span>
              <Trans>Driver: {name}</Trans>
            </span>
          ) : null}
          {driverAge < GROWN_UP_DRIVER_AGE ? (
            <span>
              <Trans>{driverAge} years old</Trans>
            </span>
          ) : null}
        </>
      }
      searchHref={searchHref}
      progress={<SearchProgress progress={progress} sources={sources} nameOf={nameOf} />}
    />
  );
});

function Content(props: CarResultsScreenProps) {
  const { list, progress, failure, hiddenByPolicy, searchHref, requestHref } = props;
  if (list && list.cars.length > 0) return <CarListAndMap {...props} list={list} />;
  if (progress === 'inProgress') return <WaitingList />;
  if (failure.kind === 'major' || failure.kind === 'refused') return null;
  return (
    <NoResults
      progress={progress}
      texts={NO_CARS_TEXTS}
      hiddenByPolicy={
        hiddenByPolicy > 0 ? (
          <Plural
            value={hiddenByPolicy}
            one="# car is hidden by policy."
            other="# cars are hidden by policy."
          />
        ) : null
      }
      searchHref={searchHref}
      requestHref={requestHref}
    />
  );
}

/** The sellers of cars, by the code of the source. */
const CAR_SOURCES: Readonly<Record<string, MessageDescriptor>> = {
  direct: msg`Direct booking`,
  broker: msg`Broker`,
};

/** A source that we have no name for is named by its code. */
function carSource(code: string): MessageDescriptor | string {
  return CAR_SOURCES[code] ?? code;
}
