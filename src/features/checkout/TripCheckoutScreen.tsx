import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import { AreaState } from '../../components/booking/AreaState.tsx';
import { BookingLayout } from '../../components/booking/BookingLayout.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Notice, type NoticeProps } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import { type CheckoutFormProps, PriceDialog } from './CheckoutForm.tsx';
import { NextButtons } from './NextParts.tsx';
import { OrderAction } from './OrderAction.tsx';
import { TotalDue } from './TotalDue.tsx';
import { TripParts, type TripPartsProps } from './TripParts.tsx';
import { TripSummary } from './TripSummary.tsx';

export type TripContent =
  | { state: 'loading' }
  | { state: 'termsFailed'; message: string; onRetry: () => void }
  | { state: 'termsRefused'; message: string }
  | ({ state: 'ready' } & CheckoutFormProps)
  | { state: 'pricesPutOff'; onShowPrices: () => void }
  | { state: 'partsGone'; onCheckAgain: () => void };

export interface TripCheckoutScreenProps {
  parts: TripPartsProps;
  terms: CheckoutTerms | null;
  content: TripContent;
}

export function TripCheckoutScreen({ parts, terms, content }: TripCheckoutScreenProps) {
  const formId = useId();
  const booked = parts.parts.map(({ part }) => part);
  // A trip has one fee, which an extended trip has already.
  const fee = parts.extended ? undefined : terms ? terms.bookingFee : null;
  const locked = content.state === 'ready' && content.progress !== 'resting';
  const partList = <TripParts {...parts} paymentType={terms?.paymentType ?? 'creditcard'} locked={locked} />;
  if (booked.length === 0) return <EmptyTrip next={parts.next}>{partList}</EmptyTrip>;
  return (
    <Page title={<Trans>Checkout</Trans>}>
      <BookingLayout
        summary={<TripSummary parts={booked} terms={terms} fee={fee ?? undefined} />}
        total={<TotalDue parts={booked} fee={fee} />}
        action={<Action formId={formId} parts={booked} content={content} />}
      >
        {noticeBefore(content)}
        {partList}
        {renderContent(content, formId)}
      </BookingLayout>
    </Page>
  );
}

interface ActionProps {
  formId: string;
  parts: readonly CheckoutPart[];
  content: TripContent;
}

function Action({ formId, parts, content }: ActionProps) {
  if (content.state !== 'ready') return null;
  const { terms, progress } = content;
  return <OrderAction formId={formId} parts={parts} terms={terms} progress={progress} />;
}

function noticeBefore(content: TripContent): ReactNode {
  switch (content.state) {
    case 'termsFailed':
      return (
        <Failed message={content.message}>
          <Button variant="light" onClick={content.onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Failed>
      );
    case 'termsRefused':
      return <Failed message={content.message} />;
    case 'pricesPutOff':
      return (
        <CheckoutNotice
          title={<Trans>The prices of your trip have changed</Trans>}
          action={
            <Button variant="light" onClick={content.onShowPrices}>
              <Trans>Show the new prices</Trans>
            </Button>
          }
        >
          <Trans>Nothing was booked. Accept the new prices, or change the parts below.</Trans>
        </CheckoutNotice>
      );
    case 'partsGone':
      return (
        <CheckoutNotice
          title={<Trans>The trip can't be booked as it is</Trans>}
          action={
            <Button variant="light" onClick={content.onCheckAgain}>
              <Trans>Check again</Trans>
            </Button>
          }
        >
          <Trans>
            Something in it is no longer available. Nothing was booked: all parts are booked together.
          </Trans>
        </CheckoutNotice>
      );
    default:
      return null;
  }
}

function renderContent(content: TripContent, formId: string): ReactNode {
  switch (content.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'ready':
      return (
        <>
          <CheckoutFields {...content} formId={formId} />
          <PriceDialog {...content} />
        </>
      );
    default:
      return null;
  }
}

function CheckoutNotice({ title, action, children }: Pick<NoticeProps, 'title' | 'action' | 'children'>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="warning" title={title} action={action}>
        {children}
      </Notice>
    </div>
  );
}

function Failed({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <AreaState kind="error" title={<Trans>The checkout could not be opened</Trans>} action={children}>
      {message}
    </AreaState>
  );
}

interface EmptyTripProps {
  next: TripPartsProps['next'];
  children: ReactNode;
}

function EmptyTrip({ next, children }: EmptyTripProps) {
  return (
    <Page title={<Trans>Checkout</Trans>}>
      {children}
      <AreaState
        kind="empty"
        title={<Trans>There is nothing to book yet</Trans>}
        action={<NextButtons next={next} locked={false} />}
      >
        <Trans>
          Choose flights, hotels and rental cars: what you add to your trip is booked together here.
        </Trans>
      </AreaState>
    </Page>
  );
}
