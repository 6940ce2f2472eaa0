import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { runningTotal } from '#domain/flight-booking/running-total.ts';
import type { SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { AreaError } from '../../../components/AreaError.tsx';
import { AreaState } from '../../../components/booking/AreaState.tsx';
import { BookingLayout } from '../../../components/booking/BookingLayout.tsx';
import { PricingFailedNotice } from '../../../components/booking/BookingNotices.tsx';
import { BookingSteps } from '../../../components/booking/BookingSteps.tsx';
import { PassportNotice } from '../../../components/booking/PassportNotice.tsx';
import { Price } from '../../../components/booking/Price.tsx';
import { RepricingDialog } from '../../../components/booking/RepricingDialog.tsx';
import { LinearProgress } from '../../../components/LinearProgress.tsx';
import { Page } from '../../../components/Page.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { BagsSection } from './BagsSection.tsx';
import classes from './FlightOptions.module.css';
import { MembershipsSection } from './MembershipsSection.tsx';
import { OptionsSummary } from './OptionsSummary.tsx';
import type { FlightOptionsScreenProps } from './options-props.ts';
import { SeatsSection } from './SeatsSection.tsx';

export function FlightOptionsScreen(props: FlightOptionsScreenProps) {
  const { steps, furthest, priced, extras, repricing, onRetryPrice } = props;
  const { asked, converted } = runningTotal(priced, extras);
  const isThere = repricing === null || 'priced' in repricing;
  return (
    <Page title={<Trans>Add options</Trans>} dense>
      <BookingSteps steps={steps} current={3} furthest={furthest} />
      {onRetryPrice ? <PricingFailedNotice onRetry={onRetryPrice} /> : null}
      <BookingLayout
        summary={<OptionsSummary {...props} />}
        total={
          <>
            <strong>
              <Trans>Total</Trans>
            </strong>
            <Price asked={asked} company={converted} size="lg" />
          </>
        }
        action={props.offered.state === 'gone' ? null : <Action {...props} />}
      >
        <PassportNotice gaps={props.gaps} ownProfile={props.ownProfile} />
        <Offered {...props} />
        <MembershipsSection {...props} />
      </BookingLayout>
      <RepricingDialog
        outcome={repricing}
        lostExtras={props.lostExtras}
        risenExtras={props.risenExtras}
        anotherLabel={isThere ? <Trans>Change the options</Trans> : <Trans>Pick another fare</Trans>}
        onAccept={props.onAccept}
        onPickAnother={isThere ? props.onReview : props.onPickAnother}
        onLeave={props.onLeave}
      />
    </Page>
  );
}

function Offered(props: FlightOptionsScreenProps): ReactNode {
  const { offered, onPickAnother } = props;
  switch (offered.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'failed':
      return (
        <div>
          <AreaError {...offered.failure} />
          <p>
            <Trans>You can also continue without seats and bags.</Trans>
          </p>
        </div>
      );
    case 'gone':
      return (
        <AreaState
          kind="error"
          title={
            offered.cause === 'soldOut' ? (
              <Trans>This fare has sold out</Trans>
            ) : (
              <Trans>This fare is no longer offered</Trans>
            )
          }
          action={
            <Button variant="light" onClick={onPickAnother}>
              <Trans>Pick another fare</Trans>
            </Button>
          }
        >
          <Trans>Nothing was booked, and your flights are saved.</Trans>
        </AreaState>
      );
    case 'ready':
      return (
        <>
          <SeatsSection {...props} seatMaps={offered.extras.seatMaps} />
          <BagsSection {...props} bags={offered.extras.bags} />
        </>
      );
  }
}

function Action({ extras, isUnsaved, isPricing, isChange, onSubmit, onAdd }: FlightOptionsScreenProps) {
  const { t } = useLingui();
  return (
    <>
      {isUnsaved ? (
        <p className={classes.unsaved}>
          <strong>
            <Trans>Not saved yet</Trans>
          </strong>
          <br />
          {isChange ? (
            <Trans>The change has the options from before until you continue.</Trans>
          ) : (
            <Trans>The checkout has the options from before until you continue.</Trans>
          )}
        </p>
      ) : null}
      {isEmpty(extras) ? (
        <Text c="dimmed" fz="sm" data-minor="true">
          <Trans>Without options: none has to be chosen.</Trans>
        </Text>
      ) : null}
      <div className={classes.buttons}>
        <Button
          size="md"
          aria-disabled={isPricing}
          leftSection={isPricing ? <Spinner size={18} /> : null}
          onClick={() => {
            if (!isPricing) onSubmit(extras);
          }}
        >
          {isChange ? <Trans>Review the change</Trans> : <Trans>Go to checkout</Trans>}
        </Button>
        {isChange ? null : (
          <Button
            size="md"
            variant="light"
            className={classes.add}
            aria-disabled={isPricing}
            onClick={() => {
              if (!isPricing) onAdd(extras);
            }}
          >
            <Trans>Add to trip</Trans>
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{isPricing ? t`Checking the price` : ''}</VisuallyHidden>
    </>
  );
}

function isEmpty({ seats, bags, memberships }: SelectedExtras): boolean {
  return seats.length + bags.length + memberships.length === 0;
}
