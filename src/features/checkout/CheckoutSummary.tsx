import { Trans } from '@lingui/react/macro';
import { type CheckoutPart, totalOf } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms, Money } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Checkout.module.css';
import { FeeLine } from './FeeLine.tsx';
import { OrderApprovers } from './OrderApprovers.tsx';
import { PartSummary } from './PartSummary.tsx';
import { usePriceLines } from './use-price-lines.ts';

interface CheckoutSummaryProps {
  parts: readonly CheckoutPart[];
  terms: CheckoutTerms;
  now: string;
}

/** The choice to be booked, at the last accepted price. */
export function CheckoutSummary({ parts, terms, now }: CheckoutSummaryProps) {
  return (
    <div className={classes.summary}>
      {parts.map((part) => (
        <PartSummary key={part.priced.offer} part={part} paymentType={terms.paymentType} now={now} />
      ))}
      <OrderApprovers parts={parts} terms={terms} />
      <Lines parts={parts} fee={terms.bookingFee} />
    </div>
  );
}

interface LinesProps {
  parts: readonly CheckoutPart[];
  fee: Money | undefined;
}

/** The lines of the total; amounts paid on the spot are listed below it. */
function Lines({ parts, fee }: LinesProps) {
  const total = totalOf(parts);
  const linesOf = usePriceLines();
  const converted = total?.converted;
  const isForeign = converted !== undefined && converted.currency !== total?.asked.currency;
  return (
    <dl className={classes.lines}>
      {parts.flatMap((part) =>
        linesOf(part)
          .filter(({ onSite }) => !onSite)
          .map(({ code, label, amount }) => (
            <div key={`${part.priced.offer} ${code}`} className={classes.line}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          )),
      )}
      {isForeign ? (
        <div className={classes.line}>
          <dt>
            <Trans>Together, in the currency of the company</Trans>
          </dt>
          <dd>{formatMoney(converted)}</dd>
        </div>
      ) : null}
      <FeeLine fee={fee} total={total} />
    </dl>
  );
}
