import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { isInPolicy } from '#domain/car-booking/car-facets.ts';
import type { CarEntry, CarList } from '#domain/car-booking/car-list.ts';
import { alternativesTo } from '#domain/car-booking/shown-cars.ts';
import type { PolicyRule } from '#domain/contract.ts';
import { divideMoney } from '#domain/money.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { Alternatives, Disclosure } from '../../../components/results/Disclosure.tsx';
import { ResultCard } from '../../../components/results/ResultCard.tsx';
import type { CardPlace } from '../../../components/results/ResultsList.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatDistance, formatMoney } from '../../../i18n/format.ts';
import { CarDetails, type RentalTimes } from './CarDetails.tsx';
import { CarFacts } from './CarFacts.tsx';
import classes from './Cars.module.css';
import { carName } from './car-name.ts';
import type { CarLabelOf } from './car-results-props.ts';
import { counterWords, paymentWords } from './car-words.ts';

interface CarCardProps extends CardPlace {
  listed: CarEntry;
  list: CarList;
  times: RentalTimes;
  rules: readonly PolicyRule[];
  labelOf: CarLabelOf;
  /** Whether the price is out of date. */
  expired: boolean;
  /** Whether the car is being repriced. */
  checking: boolean;
  /** It was sold out or withdrawn when it was last chosen. */
  gone: boolean;
  /** A booked car is changed: the choice leads to the review, and is not added to a trip. */
  isChange: boolean;
  /** To the checkout. */
  onChoose: (id: string) => void;
  /** Into the draft trip. */
  onAdd: (id: string) => void;
}

/** Rerendered only when its own data have changed: a filter leaves most cards unchanged. */
export const CarCard = memo(function CarCard(props: CarCardProps) {
  const {
    listed,
    list,
    times,
    rules,
    labelOf,
    expired,
    checking,
    gone,
    isActive,
    isChange,
    onChoose,
    onAdd,
    onShowOnMap,
  } = props;
  const { id, car, verdict, price, total, average } = listed;
  const { t } = useLingui();
  const name = carName(listed);
  const shownPrice = formatMoney(total ?? price);
  return (
    <ResultCard
      id={id}
      name={name}
      isActive={isActive}
      facts={<CarFacts listed={listed} unit={list.unit} labelOf={labelOf} gone={gone} />}
      price={
        <>
          <CarPrice listed={listed} />
          <VerdictMark
            verdict={verdict}
            rules={rules}
            offered={{ price: average ?? divideMoney(price, car.days) }}
          />
        </>
      }
      choose={{
        text: isChange ? t`Review the change` : t`Go to checkout`,
        label: isChange
          ? t`Review the change: ${name} for ${shownPrice}`
          : t`Go to checkout: ${name} for ${shownPrice}`,
        disabledReason: expired ? t`This price has expired: search again` : null,
        busy: checking,
      }}
      {...(!isChange && {
        other: { text: t`Add to trip`, label: t`Add to trip: ${name} for ${shownPrice}`, onChoose: onAdd },
      })}
      onShowOnMap={onShowOnMap}
      onChoose={onChoose}
    >
      <Disclosure
        showLabel={<Trans>Conditions and opening hours</Trans>}
        hideLabel={<Trans>Hide conditions and opening hours</Trans>}
      >
        {() => <CarDetails listed={listed} times={times} unit={list.unit} />}
      </Disclosure>
      {isInPolicy(listed) ? null : <InsidePolicy {...props} />}
    </ResultCard>
  );
});

function InsidePolicy({ listed, list, expired, onChoose }: CarCardProps) {
  const find = () =>
    alternativesTo(list, listed).map((other) => ({
      id: other.id,
      name: carName(other),
      details: `${other.pickUp.name}, ${formatDistance(other.pickUp.distance, list.unit)}`,
      price: formatMoney(other.total ?? other.price),
    }));
  return <Alternatives find={find} expired={expired} onChoose={onChoose} />;
}

/** The whole rental with all mandatory charges, a day of it, and where it is paid. */
function CarPrice({ listed: { car, price, total, average } }: { listed: CarEntry }) {
  const { t } = useLingui();
  const day = formatMoney(average ?? divideMoney(price, car.days));
  const atCounter = counterWords(car);
  const fee = car.oneWayFee && formatMoney(car.oneWayFee);
  const youngDriver = car.youngDriverFee && formatMoney(car.youngDriverFee);
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
          {youngDriver ? (
            <span className={classes.line}>
              <Trans>Young driver's fee of {youngDriver} included</Trans>
            </span>
          ) : null}
        </>
      }
    />
  );
}
