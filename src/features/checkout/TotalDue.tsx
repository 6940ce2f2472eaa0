import { Trans } from '@lingui/react/macro';
import { amountDue } from '#domain/checkout/amount-due.ts';
import { type CheckoutPart, sumPrices } from '#domain/checkout/checkout-part.ts';
import type { Money } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { Price } from '../../components/booking/Price.tsx';
import { formatMoney } from '../../i18n/money-format.ts';

interface TotalDueProps {
  parts: readonly CheckoutPart[];
  fee: Money | null | undefined;
}

export function TotalDue({ parts, fee }: TotalDueProps) {
  const total = sumPrices(parts);
  return (
    <>
      <strong>{fee === null ? <Trans>Total without a booking fee</Trans> : <Trans>Total</Trans>}</strong>
      {total ? (
        <Price asked={amountDue(total, fee ?? undefined)} size="lg" note={<OnSiteTotals parts={parts} />} />
      ) : (
        <Trans>not known, without an exchange rate</Trans>
      )}
    </>
  );
}

function OnSiteTotals({ parts }: { parts: readonly CheckoutPart[] }) {
  const [first, ...others] = parts.flatMap(({ priced }) =>
    priced.lines.filter(({ onSite, amount }) => onSite && amount.amount > 0).map(({ amount }) => amount),
  );
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  const amount = formatMoney(others.reduce(addMoney, first));
  return <Trans>plus {amount} on site</Trans>;
}
