import { Trans } from '@lingui/react/macro';
import type { Money, PriceWithConversion } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Checkout.module.css';

interface FeeLineProps {
  fee: Money | undefined;
  total: PriceWithConversion | null;
}

export function FeeLine({ fee, total }: FeeLineProps) {
  if (!fee) return null;
  const isAdded = total !== null && fee.currency === (total.converted ?? total.asked).currency;
  return (
    <div className={classes.line}>
      <dt>{isAdded ? <Trans>Booking fee</Trans> : <Trans>Booking fee, not in the total</Trans>}</dt>
      <dd>{formatMoney(fee)}</dd>
    </div>
  );
}
