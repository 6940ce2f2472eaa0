import { Trans } from '@lingui/react/macro';
import type { PriceChange } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { formatDifference, formatMoney } from '../../i18n/money-format.ts';
import { Amount, AmountList } from '../AmountList.tsx';

interface PriceComparisonProps {
  change: Pick<PriceChange, 'before' | 'after'>;
}

export function PriceComparison({ change: { before, after } }: PriceComparisonProps) {
  return (
    <AmountList>
      <Amount name={<Trans>Price before</Trans>}>{formatMoney(before)}</Amount>
      <Amount name={<Trans>Price now</Trans>} isMain>
        {formatMoney(after)}
      </Amount>
      {before.currency === after.currency ? (
        <Amount name={<Trans>Difference</Trans>}>{formatDifference(subtractMoney(after, before))}</Amount>
      ) : null}
    </AmountList>
  );
}
