import { useLingui } from '@lingui/react/macro';
import type { ListedRate } from '#domain/hotel-booking/hotel-list.ts';
import { hotelSource } from '../../../components/booking/hotel-sources.ts';
import { ResultMarks } from '../../../components/results/ResultMarks.tsx';
import { badgeIcon, cupIcon, refundIcon } from '../../../components/results/result-icons.ts';
import { formatMoney } from '../../../i18n/format.ts';
import classes from './RateMarks.module.css';

interface RateMarksProps {
  rate: ListedRate;
  /** The cheapest rate that the company has negotiated; null when there is none. */
  corporate: ListedRate | null;
}

/** The benefits included in the shown price. */
export function RateMarks({ rate, corporate }: RateMarksProps) {
  const { roomName, refundable, breakfastIncluded } = rate;
  const { t } = useLingui();
  const source = hotelSource(rate.source);
  const price = corporate && !rate.corporate ? formatMoney(corporate.total ?? corporate.price) : null;
  const corporateText = price === null ? t`Corporate rate` : t`Corporate rate ${price}`;
  return (
    <>
      <ResultMarks
        marks={[
          ...(refundable ? [{ icon: refundIcon, text: t`Free cancellation` }] : []),
          ...(breakfastIncluded ? [{ icon: cupIcon, text: t`Breakfast included` }] : []),
          ...(corporate ? [{ icon: badgeIcon, text: corporateText }] : []),
        ]}
      />
      <p className={classes.room}>{t`${roomName}, by ${source}`}</p>
    </>
  );
}
