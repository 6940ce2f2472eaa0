import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedCar } from '#domain/car-booking/car-list.ts';
import { divideMoney } from '#domain/money.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import classes from './CarPrice.module.css';
import { counterWords, paymentWords } from './car-words.ts';

/** The whole rental with all mandatory charges, a day of it, and where it is paid. */
export function CarPrice({ listed: { car, price, total, average } }: { listed: ListedCar }) {
  const { t } = useLingui();
  const day = formatMoney(average ?? divideMoney(price, car.days));
  const atCounter = counterWords(car);
  const fee = car.oneWayFee && formatMoney(car.oneWayFee);
  return (
    <Price
      asked={price}
      company={total ?? undefined}
      size="lg"
      note={
        <>
          <span className={classes.line}>
            <Plural value={car.days} one={`${day} a day, # day`} other={`${day} a day, # days`} />
          </span>
          <span className={classes.line}>{t(paymentWords(car))}</span>
          {atCounter ? <span className={classes.line}>{t(atCounter)}</span> : null}
          {fee ? (
            <span className={classes.line}>
              <Trans>One-way fee of {fee} included</Trans>
            </span>
          ) : null}
        </>
      }
    />
  );
}
