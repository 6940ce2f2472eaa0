import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { PriceChange } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { formatDifference, formatMoney } from '../../i18n/money-format.ts';
import classes from './PriceComparison.module.css';

interface PriceComparisonProps {
  change: Pick<PriceChange, 'before' | 'after'>;
}

export function PriceComparison({ change: { before, after } }: PriceComparisonProps) {
  return (
    <dl className={classes.prices}>
      <dt>
        <Trans>Price before</Trans>
      </dt>
      <dd>{formatMoney(before)}</dd>
      <dt>
        <Trans>Price now</Trans>
      </dt>
      <Text component="dd" fw={600}>
        {formatMoney(after)}
      </Text>
      {before.currency === after.currency ? (
        <>
          <dt>
            <Trans>Difference</Trans>
          </dt>
          <dd>{formatDifference(subtractMoney(after, before))}</dd>
        </>
      ) : null}
    </dl>
  );
}
