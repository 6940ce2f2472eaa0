import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AreaState } from '../../components/booking/AreaState.tsx';
import { type BookingStep, BookingSteps } from '../../components/booking/BookingSteps.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Page } from '../../components/Page.tsx';
import { CheckoutForm, type CheckoutFormProps } from './CheckoutForm.tsx';
import { CheckoutResult, type CheckoutResultProps } from './CheckoutResult.tsx';

export type OpenCheckout =
  | { state: 'loading' }
  | { state: 'termsFailed'; message: string; onRetry: () => void }
  | { state: 'termsRefused'; message: string; onPickAnother: () => void }
  | ({ state: 'ready' } & CheckoutFormProps)
  | CheckoutResultProps;

export type CheckoutScreenProps = OpenCheckout & {
  steps: readonly BookingStep[];
  extrasHref?: string;
  onNoSeat?: (() => void) | undefined;
};

export function CheckoutScreen(props: CheckoutScreenProps) {
  const last = props.steps.length - 1;
  return (
    <Page title={<Trans>Checkout</Trans>}>
      {last < 0 ? null : <BookingSteps steps={props.steps} current={last} furthest={last} />}
      {renderContent(props)}
    </Page>
  );
}

function renderContent(props: CheckoutScreenProps): ReactNode {
  switch (props.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'termsFailed':
      return (
        <Failed message={props.message}>
          <Button variant="light" onClick={props.onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Failed>
      );
    case 'termsRefused':
      return (
        <Failed message={props.message}>
          <Button variant="light" onClick={props.onPickAnother}>
            <Trans>Back to the choice</Trans>
          </Button>
        </Failed>
      );
    case 'ready':
      return <CheckoutForm {...props} />;
    default:
      return <CheckoutResult {...props} />;
  }
}

function Failed({ message, children }: { message: string; children: ReactNode }) {
  return (
    <AreaState kind="error" title={<Trans>The checkout could not be opened</Trans>} action={children}>
      {message}
    </AreaState>
  );
}
