import { Trans } from '@lingui/react/macro';
import { type CheckoutPart, sumPrices } from '#domain/checkout/checkout-part.ts';
import { Price } from '../../components/booking/Price.tsx';
import classes from './TripTotal.module.css';

export function TripTotal({ parts }: { parts: readonly CheckoutPart[] }) {
  const total = parts.length > 0 ? sumPrices(parts) : null;
  if (!total) return null;
  return (
    <div className={classes.total}>
      <strong>
        <Trans>Total</Trans>
      </strong>
      <Price asked={total.asked} company={total.converted} />
    </div>
  );
}
