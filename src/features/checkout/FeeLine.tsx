import { Trans } from '@lingui/react/macro';
import type { Money, PriceWithConversion } from '#domain/contract.ts';
import { Amount } from '../../components/AmountList.tsx';
import { formatMoney } from '../../i18n/money-format.ts';

interface FeeLineProps {
  fee: Money | undefined;
  total: PriceWithConversion | null;
}

export function FeeLine({ fee, total }: FeeLineProps) {
  if (!fee) return null;
  const isAdded = total !== null && fee.currency === (total.converted ?? total.asked).currency;
  return (
    <Amount name={isAdded ? <Trans>Booking fee</Trans> : <Trans>Booking fee, not in the total</Trans>}>
      {formatMoney(fee)}
    </Amount>
  );
}
