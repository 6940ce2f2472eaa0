import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { AreaState } from '../../../components/booking/AreaState.tsx';
import { type BookingStep, BookingSteps } from '../../../components/booking/BookingSteps.tsx';
import { LinearProgress } from '../../../components/LinearProgress.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Page } from '../../../components/Page.tsx';
import { OpenTripLink } from '../../../components/trip-status/OpenTripLink.tsx';
import { AnswerLostNotice } from '../AnswerLostNotice.tsx';
import { BackToOffers } from '../BackToOffers.tsx';
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx';

export type OpenReview =
  | { state: 'loading' }
  | { state: 'noQuote'; message: string; onRetry: () => void; onPickAnother: () => void }
  | ({ state: 'ready' } & ChangeFormProps)
  | { state: 'extrasGone'; lost: readonly string[]; onAccept: () => void; onReview: () => void }
  | { state: 'soldOut' | 'notOffered'; onPickAnother: () => void }
  | { state: 'notChangeable'; tripHref: string }
  | { state: 'withheld'; message: string; tripHref: string }
  | { state: 'busy'; tripHref: string; onRetry: () => void }
  | { state: 'unclear'; asking: boolean; onAskAgain: () => void }
  | { state: 'requested' | 'placed'; tripHref: string };

export type ChangeReviewScreenProps = OpenReview & {
  steps: readonly BookingStep[];
};

export function ChangeReviewScreen(props: ChangeReviewScreenProps) {
  const last = props.steps.length - 1;
  return (
    <Page title={<Trans>Review the change</Trans>}>
      <BookingSteps steps={props.steps} current={last} furthest={last} />
      {renderContent(props)}
    </Page>
  );
}

function renderContent(props: OpenReview): ReactNode {
  switch (props.state) {
    case 'loading':
      return (
        <>
          <LinearProgress visible />
          <p role="status">
            <Trans>Checking what the change costs</Trans>
          </p>
        </>
      );
    case 'ready':
      return <ChangeForm {...props} />;
    case 'noQuote':
      return <NoQuote {...props} />;
    case 'extrasGone':
      return <ExtrasGone {...props} />;
    case 'soldOut':
    case 'notOffered':
      return <Gone {...props} />;
    case 'notChangeable':
      return <NotChangeable {...props} />;
    case 'withheld':
      return <Withheld {...props} />;
    case 'busy':
      return <Busy {...props} />;
    case 'unclear':
      return <Unclear {...props} />;
    case 'requested':
    case 'placed':
      return <Placed {...props} />;
  }
}

type ReviewIn<State extends OpenReview['state']> = Extract<OpenReview, { state: State }>;

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="light" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
}

function NoQuote({ message, onRetry, onPickAnother }: ReviewIn<'noQuote'>) {
  return (
    <AreaState
      kind="error"
      title={<Trans>The cost of the change could not be checked</Trans>}
      action={
        <Group gap="8px 16px">
          <Retry onRetry={onRetry} />
          <BackToOffers onPickAnother={onPickAnother} />
        </Group>
      }
    >
      {message}
    </AreaState>
  );
}

function ExtrasGone({ lost, onAccept, onReview }: ReviewIn<'extrasGone'>) {
  return (
    <Notice
      kind="warning"
      title={<Trans>Some options are gone</Trans>}
      action={
        <Group gap="8px 16px">
          <Button variant="light" onClick={onReview}>
            <Trans>Choose others</Trans>
          </Button>
          <Button variant="default" onClick={onAccept}>
            <Trans>Continue without them</Trans>
          </Button>
        </Group>
      }
    >
      <p>
        <Trans>Others were faster. Nothing was changed.</Trans>
      </p>
      <ul>
        {lost.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Gone({ state, onPickAnother }: ReviewIn<'soldOut' | 'notOffered'>) {
  return (
    <Notice
      kind="warning"
      title={state === 'soldOut' ? <Trans>Sold out in the meantime</Trans> : <Trans>No longer offered</Trans>}
      action={<BackToOffers onPickAnother={onPickAnother} />}
    >
      <Trans>Nothing was changed: your booking stays as it is. Please choose something else.</Trans>
    </Notice>
  );
}

function NotChangeable({ tripHref }: ReviewIn<'notChangeable'>) {
  return (
    <Notice
      kind="warning"
      title={<Trans>This change can't be made online</Trans>}
      action={<OpenTripLink href={tripHref} />}
    >
      <Trans>
        The supplier does not allow it. Nothing was changed. You can cancel the booking on the trip page and
        book again, or ask the travel agency to change it.
      </Trans>
    </Notice>
  );
}

function Withheld({ message, tripHref }: ReviewIn<'withheld'>) {
  return (
    <Notice
      kind="error"
      title={<Trans>You can't change this booking now</Trans>}
      action={<OpenTripLink href={tripHref} />}
    >
      {message} <Trans>Nothing was changed.</Trans>
    </Notice>
  );
}

function Busy({ tripHref, onRetry }: ReviewIn<'busy'>) {
  return (
    <Notice
      kind="warning"
      title={<Trans>Something is still happening to this trip</Trans>}
      action={
        <Group gap="8px 16px">
          <Retry onRetry={onRetry} />
          <OpenTripLink href={tripHref} />
        </Group>
      }
    >
      <Trans>Nothing was changed. Please wait a moment and try again.</Trans>
    </Notice>
  );
}

function Unclear({ asking, onAskAgain }: ReviewIn<'unclear'>) {
  return (
    <AnswerLostNotice
      title={<Trans>We do not know yet whether the change was received</Trans>}
      asking={asking}
      onAskAgain={onAskAgain}
    >
      <Trans>The answer was lost. We will ask again; nothing is changed or paid twice.</Trans>
    </AnswerLostNotice>
  );
}

function Placed({ state, tripHref }: ReviewIn<'requested' | 'placed'>) {
  return (
    <Notice
      kind="success"
      title={
        state === 'requested' ? (
          <Trans>The change was sent for approval</Trans>
        ) : (
          <Trans>The change was ordered</Trans>
        )
      }
      action={<OpenTripLink href={tripHref} />}
    >
      {state === 'requested' ? (
        <Trans>Until it is approved, everything stays booked as it is.</Trans>
      ) : (
        <Trans>The trip page shows what happens next.</Trans>
      )}
    </Notice>
  );
}
