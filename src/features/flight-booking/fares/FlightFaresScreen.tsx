import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LegEntry } from '#domain/flight-booking/flight-list.ts';
import { departureOf } from '#domain/flight-booking/flight-times.ts';
import { AppLink } from '../../../components/AppLink.tsx';
import { AreaError, type AreaFailure } from '../../../components/AreaError.tsx';
import { AreaState } from '../../../components/booking/AreaState.tsx';
import { PricingFailedNotice } from '../../../components/booking/BookingNotices.tsx';
import { type BookingStep, BookingSteps } from '../../../components/booking/BookingSteps.tsx';
import { ClashNotice, type ClashNoticeProps } from '../../../components/booking/ClashNotice.tsx';
import {
  RepricingDialog,
  type RepricingDialogProps,
  type RepricingResult,
} from '../../../components/booking/RepricingDialog.tsx';
import { LinearProgress } from '../../../components/LinearProgress.tsx';
import { Page } from '../../../components/Page.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import type { FlightNames } from '../flight-names.ts';
import { FlightFacts } from '../flights/FlightFacts.tsx';
import { LegTimeline } from '../flights/LegTimeline.tsx';
import { FareTable, type FareTableProps } from './FareTable.tsx';
import classes from './FlightFares.module.css';

interface ReadyProps
  extends FareTableProps,
    Pick<RepricingDialogProps, 'onAccept' | 'onPickAnother' | 'onLeave'> {
  names: FlightNames;
  clashes: ClashNoticeProps;
  repricing: RepricingResult | null;
  onRetryPrice: (() => void) | null;
}

type FlightFaresState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'gone' }
  | { state: 'expired'; onRetry: () => void }
  | ({ state: 'ready' } & ReadyProps);

export type FlightFaresScreenProps = FlightFaresState & {
  steps: readonly BookingStep[];
  furthest: number;
  flightsHref: string;
};

export function FlightFaresScreen(props: FlightFaresScreenProps) {
  return (
    <Page title={<Trans>Select fare</Trans>}>
      <BookingSteps steps={props.steps} current={2} furthest={props.furthest} />
      {renderContent(props)}
    </Page>
  );
}

function renderContent(props: FlightFaresScreenProps): ReactNode {
  switch (props.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'failed':
      return <AreaError {...props.failure} />;
    case 'gone':
      return (
        <AreaState
          kind="empty"
          title={<Trans>These flights are no longer offered</Trans>}
          action={<OtherFlights href={props.flightsHref} />}
        >
          <Trans>Nothing was booked, and your search is saved.</Trans>
        </AreaState>
      );
    case 'expired':
      return (
        <AreaState
          kind="error"
          title={<Trans>These prices have expired</Trans>}
          action={
            <Button variant="light" onClick={props.onRetry}>
              <Trans>Load the fares again</Trans>
            </Button>
          }
        >
          <Trans>Prices hold for a short time only. What you chose before is saved.</Trans>
        </AreaState>
      );
    case 'ready':
      return <Fares {...props} />;
  }
}

function Fares(props: ReadyProps & Pick<FlightFaresScreenProps, 'flightsHref'>) {
  const { flight, names, clashes, flightsHref, onRetryPrice } = props;
  return (
    <>
      {onRetryPrice ? <PricingFailedNotice onRetry={onRetryPrice} /> : null}
      <SelectedFlights legs={flight.legs} names={names} flightsHref={flightsHref} />
      <ClashNotice {...clashes} />
      <FareTable {...props} />
      <RepricingDialog
        outcome={props.repricing}
        anotherLabel={<Trans>Pick another fare</Trans>}
        onAccept={props.onAccept}
        onPickAnother={props.onPickAnother}
        onLeave={props.onLeave}
      />
    </>
  );
}

interface SelectedFlightsProps {
  legs: readonly LegEntry[];
  names: FlightNames;
  flightsHref: string;
}

function SelectedFlights({ legs, names, flightsHref }: SelectedFlightsProps) {
  const { t } = useLingui();
  return (
    <Paper component="section" p="md" className={classes.flights} aria-label={t`Chosen flights`}>
      <Stack component="ul">
        {legs.map((leg) => (
          <li key={leg.id} className={classes.leg} data-columns="true">
            <Text span c="dimmed">
              {formatShortDay(departureOf(leg).slice(0, 10))}
            </Text>
            <div>
              <FlightFacts leg={leg} names={names} />
              <LegTimeline leg={leg} names={names} />
            </div>
          </li>
        ))}
      </Stack>
      <OtherFlights href={flightsHref} />
    </Paper>
  );
}

function OtherFlights({ href }: { href: string }) {
  return (
    <AppLink href={href} className={classes.other}>
      <Trans>Select other flights</Trans>
    </AppLink>
  );
}
