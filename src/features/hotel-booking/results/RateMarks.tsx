import { useLingui } from '@lingui/react/macro';
import type { ListedRate } from '#domain/hotel-booking/hotel-list.ts';
import { hotelSource } from '../../../components/booking/hotel-sources.ts';
import { Icon } from '../../../components/Icon.tsx';
import { badgeIcon, cupIcon, refundIcon } from '../../../components/results/result-icons.ts';
import { formatMoney } from '../../../i18n/format.ts';
import classes from './RateMarks.module.css';

interface RateMarksProps {
  rate: ListedRate;
  /** The cheapest rate that the company has negotiated; null when there is none. */
  corporate: ListedRate | null;
}

/** What comes with the price that is shown. */
export function RateMarks({ rate, corporate }: RateMarksProps) {
  const { roomName, refundable, breakfastIncluded } = rate;
  const { t } = useLingui();
  const source = hotelSource(rate.source);
  const price = corporate && !rate.corporate ? formatMoney(corporate.total ?? corporate.price) : null;
  return (
    <>
      <ul className={classes.marks}>
        {refundable ? <Mark icon={refundIcon} text={t`Free cancellation`} /> : null}
        {breakfastIncluded ? <Mark icon={cupIcon} text={t`Breakfast included`} /> : null}
        {corporate ? (
          <Mark icon={badgeIcon} text={price === null ? t`Corporate rate` : t`Corporate rate ${price}`} />
        ) : null}
      </ul>
      <p className={classes.room}>{t`${roomName}, by ${source}`}</p>
    </>
  );
}

function Mark({ icon, text }: { icon: string; text: string }) {
  return (
    <li className={classes.mark}>
      <Icon path={icon} size={16} />
      {text}
    </li>
  );
}
