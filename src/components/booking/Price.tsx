import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Money } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Booking.module.css';

interface PriceProps {
  asked: Money;
  company?: Money;
  size?: 'sm' | 'md' | 'lg';
  note?: ReactNode;
}

/** The company's currency first, the supplier's below it when it differs. */
export function Price({ asked, company = asked, size = 'md', note }: PriceProps) {
  const price = formatMoney(asked);
  return (
    <div className={classes.price} data-size={size}>
      <span className={classes.main}>{formatMoney(company)}</span>
      {company.currency === asked.currency ? null : (
        <span className={classes.asked}>
          <Trans>{price} at the supplier</Trans>
        </span>
      )}
      {note ? <span className={classes.note}>{note}</span> : null}
    </div>
  );
}
