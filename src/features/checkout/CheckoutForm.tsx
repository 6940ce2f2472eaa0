import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useId } from 'react';
import { type CheckoutPart, sumPrices } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms, Money } from '#domain/contract.ts';
import { Amount, AmountList } from '../../components/AmountList.tsx';
import { BookingLayout } from '../../components/booking/BookingLayout.tsx';
import { RepricingDialog, type RepricingResult } from '../../components/booking/RepricingDialog.tsx';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Checkout.module.css';
import { CheckoutFields, type CheckoutFieldsProps } from './CheckoutFields.tsx';
import { FeeLine } from './FeeLine.tsx';
import { checkoutKind } from './kinds/checkout-kinds.ts';
import { OrderAction } from './OrderAction.tsx';
import { OrderApprovers } from './OrderApprovers.tsx';
import { PartSummary } from './PartSummary.tsx';
import { TotalDue } from './TotalDue.tsx';

export interface CheckoutFormProps extends CheckoutFieldsProps {
  repriced: RepricingResult | null;
  lostExtras: readonly string[];
  risenExtras: readonly string[];
  ownId: string | undefined;
  extrasHref?: string;
  onNoSeat?: (() => void) | undefined;
  onAccept: () => void;
  onPickAnother: () => void;
  onLeave: () => void;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { terms, parts, now, progress, ownId, extrasHref, onNoSeat } = props;
  const formId = useId();
  return (
    <BookingLayout
      summary={<CheckoutSummary parts={parts} terms={terms} summary={{ now, ownId, extrasHref, onNoSeat }} />}
      total={<TotalDue parts={parts} fee={terms.bookingFee} />}
      action={<OrderAction formId={formId} parts={parts} terms={terms} progress={progress} />}
    >
      <CheckoutFields {...props} formId={formId} />
      <PriceDialog {...props} />
    </BookingLayout>
  );
}

export function PriceDialog(props: CheckoutFormProps) {
  const { repriced, lostExtras, risenExtras, onAccept, onPickAnother, onLeave } = props;
  return (
    <RepricingDialog
      outcome={repriced}
      lostExtras={lostExtras}
      risenExtras={risenExtras}
      anotherLabel={<Trans>Back to the choice</Trans>}
      onAccept={onAccept}
      onPickAnother={onPickAnother}
      onLeave={onLeave}
    />
  );
}

interface CheckoutSummaryProps {
  parts: readonly CheckoutPart[];
  terms: CheckoutTerms;
  summary: Pick<CheckoutFormProps, 'now' | 'ownId' | 'extrasHref' | 'onNoSeat'>;
}

function CheckoutSummary({ parts, terms, summary }: CheckoutSummaryProps) {
  return (
    <Stack className={classes.summary} gap="sm" align="flex-start" miw={0}>
      {parts.map((part) => (
        <PartSummary key={part.priced.offer} part={part} paymentType={terms.paymentType} {...summary} />
      ))}
      <OrderApprovers parts={parts} terms={terms} />
      <Lines parts={parts} fee={terms.bookingFee} />
    </Stack>
  );
}

interface LinesProps {
  parts: readonly CheckoutPart[];
  fee: Money | undefined;
}

function Lines({ parts, fee }: LinesProps) {
  const total = sumPrices(parts);
  const { t } = useLingui();
  const converted = total?.converted;
  const isForeign = converted !== undefined && converted.currency !== total?.asked.currency;
  return (
    <AmountList>
      {parts.flatMap((part) =>
        (checkoutKind(part).listLines?.(part, t) ?? part.priced.lines)
          .filter(({ onSite }) => !onSite)
          .map(({ code, label, amount }) => (
            <Amount key={`${part.priced.offer} ${code}`} name={label}>
              {formatMoney(amount)}
            </Amount>
          )),
      )}
      {isForeign ? (
        <Amount name={<Trans>Total in your company's currency</Trans>}>{formatMoney(converted)}</Amount>
      ) : null}
      <FeeLine fee={fee} total={total} />
    </AmountList>
  );
}
