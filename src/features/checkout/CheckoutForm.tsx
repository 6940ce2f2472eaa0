import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { BookingLayout } from '../../components/booking/BookingLayout.tsx';
import { type Repriced, RepricingDialog } from '../../components/booking/RepricingDialog.tsx';
import { CheckoutFields, type CheckoutFieldsProps } from './CheckoutFields.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { OrderAction } from './OrderAction.tsx';
import { TotalDue } from './TotalDue.tsx';

export interface CheckoutFormProps extends CheckoutFieldsProps {
  /** The outcome of repricing the choice; null while no question is open. */
  repriced: Repriced | null;
  /** The sold-out options, each in words. */
  lostExtras: readonly string[];
  onAccept: () => void;
  onPickAnother: () => void;
  onLeave: () => void;
}

/** The data entered for the order, without the ordered parts. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { terms, parts, now, progress } = props;
  const formId = useId();
  return (
    <BookingLayout
      summary={<CheckoutSummary parts={parts} terms={terms} now={now} />}
      total={<TotalDue parts={parts} fee={terms.bookingFee} />}
      action={<OrderAction formId={formId} parts={parts} terms={terms} progress={progress} />}
    >
      <CheckoutFields {...props} formId={formId} />
      <PriceDialog {...props} />
    </BookingLayout>
  );
}

/** Asks what is to become of a choice that is not what it was. */
export function PriceDialog(props: CheckoutFormProps) {
  const { repriced, lostExtras, onAccept, onPickAnother, onLeave } = props;
  return (
    <RepricingDialog
      outcome={repriced}
      lostExtras={lostExtras}
      anotherLabel={<Trans>Back to the choice</Trans>}
      onAccept={onAccept}
      onPickAnother={onPickAnother}
      onLeave={onLeave}
    />
  );
}
