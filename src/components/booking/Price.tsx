import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Money } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Price.module.css';

interface PriceProps {
  /** As the supplier asks it. */
  asked: Money;
  /** In the company's currency; absent when there is no rate for it. */
  company?: Money | undefined;
  size?: 'sm' | 'md' | 'lg';
  /** What the price is for. */
  note?: ReactNode;
}

/** The company's currency first, the supplier's below it when it is another one. */
export function Price({ asked, company = asked, size = 'md', note }: PriceProps) {
  const price = formatMoney(asked);
  return (
    <div className={classes.price} data-size={size}>
      <span className={classes.main}>{formatMoney(company)}</span>
      {company.currency === asked.currency ? null : (
        <span className={classes.asked}>
          <Trans>asked: {price}</Trans>
        </span>
      )}
      {note ? <span className={classes.note}>{note}</span> : null}
    </div>
  );
}
