import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { GROWN_UP_DRIVER_AGE } from '#domain/car-booking/car-criteria.ts';
import { PricingFailedNotice } from '../../../components/booking/BookingNotices.tsx';
import { ClashNotice } from '../../../components/booking/ClashNotice.tsx';
import { RepricingDialog } from '../../../components/booking/RepricingDialog.tsx';
import { type ResultsDescription, ResultsScreen } from '../../../components/results/ResultsScreen.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import { CarListAndMap } from './CarListAndMap.tsx';
import type { CarResultsScreenProps } from './car-results-props.ts';

export function CarResultsScreen(props: CarResultsScreenProps) {
  const { clashes, onRetryPrice } = props;
  return (
    <>
      <ResultsScreen
        description={CAR_RESULTS}
        results={props}
        notice={
          <>
            {onRetryPrice ? <PricingFailedNotice onRetry={onRetryPrice} /> : null}
            <ClashNotice {...clashes} />
          </>
        }
      />
      <RepricingDialog
        outcome={props.repricing}
        anotherLabel={<Trans>Pick another car</Trans>}
        onAccept={props.onAccept}
        onPickAnother={props.onPickAnother}
        onLeave={props.onLeave}
      />
    </>
  );
}

const CAR_SOURCES: Readonly<Record<string, MessageDescriptor>> = {
  direct: msg`Direct booking`,
  broker: msg`Broker`,
};

const CAR_RESULTS: ResultsDescription<CarResultsScreenProps> = {
  title: msg`Select a car`,
  texts: {
    major: <Trans>Something went wrong while retrieving the list of cars.</Trans>,
    minor: <Trans>Something went slightly wrong while retrieving the list of cars.</Trans>,
    expired: <Trans>Search again to see what the cars cost now. Your filters are kept.</Trans>,
    searchFirst: <Trans>Enter where and when, and the cars appear here.</Trans>,
    searchLink: <Trans>Search cars</Trans>,
    nothingFound: <Trans>No cars were found</Trans>,
    advice: <Trans>Please go back and change places, dates or times.</Trans>,
  },
  hiddenText: (count) => (
    <Plural value={count} one="# car is hidden by policy." other="# cars are hidden by policy." />
  ),
  sourceName: (code) => CAR_SOURCES[code] ?? code,
  useCriteria: useCarCriteria,
  isEmpty: ({ cars }) => cars.length === 0,
  List: CarListAndMap,
};

function useCarCriteria({ criteria }: CarResultsScreenProps) {
  const { t } = useLingui();
  const { pickUp, dropOff, dropOffAtPickUp, driverAge } = criteria;
  const from = pickUp?.label ?? '';
  const to = dropOff?.label ?? '';
  const [driver] = criteria.travelers;
  const name = driver && `${driver.firstName} ${driver.lastName}`;
  return {
    title: dropOffAtPickUp ? from : t`${from}, drop-off: ${to}`,
    facts: (
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
    ),
  };
}
