import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListedRate } from '#domain/hotel-booking/hotel-list.ts';
import { hotelSource } from '../../components/booking/hotel-sources.ts';
import { Icon } from '../../components/Icon.tsx';
import { formatMoney } from '../../i18n/format.ts';
import classes from './RateMarks.module.css';
import { badgeIcon, cupIcon, refundIcon } from './result-icons.ts';

interface RateMarksProps {
  rate: ListedRate;
  /** The cheapest rate that the company has negotiated; null when there is none. */
  corporate: ListedRate | null;
}

/** What comes with the price that is shown. */
export function RateMarks({ rate, corporate }: RateMarksProps) {
  const { roomName, refundable, breakfastIncluded } = rate;
  const source = hotelSource(rate.source);
  return (
    <>
      <ul className={classes.marks}>
        {refundable ? (
          <Mark icon={refundIcon}>
            <Trans>Free cancellation</Trans>
          </Mark>
        ) : null}
        {breakfastIncluded ? (
          <Mark icon={cupIcon}>
            <Trans>Breakfast included</Trans>
          </Mark>
        ) : null}
        {corporate ? (
          <Mark icon={badgeIcon}>
            <CorporateMark rate={rate} corporate={corporate} />
          </Mark>
        ) : null}
      </ul>
      <p className={classes.room}>
        <Trans>
          {roomName}, by {source}
        </Trans>
      </p>
    </>
  );
}

function CorporateMark({ rate, corporate }: { rate: ListedRate; corporate: ListedRate }) {
  if (rate.corporate) return <Trans>Corporate rate</Trans>;
  const price = formatMoney(corporate.total ?? corporate.price);
  return <Trans>Corporate rate {price}</Trans>;
}

function Mark({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className={classes.mark}>
      <Icon path={icon} size={16} />
      {children}
    </li>
  );
}
