import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { EarlierFit } from '#domain/booking/earlier-choice.ts';
import { isInPolicy } from '#domain/car-booking/car-facets.ts';
import type { CarEntry, CarList } from '#domain/car-booking/car-list.ts';
import { carName } from '#domain/car-booking/car-name.ts';
import { alternativesTo } from '#domain/car-booking/shown-cars.ts';
import type { PolicyRule } from '#domain/contract.ts';
import { divideMoney } from '#domain/money.ts';
import { counterWords, paymentWords } from '../../../components/booking/car-terms.ts';
import { Alternatives } from '../../../components/results/Disclosure.tsx';
import { OfferPrice, ResultCard } from '../../../components/results/ResultCard.tsx';
import type { CardPlace } from '../../../components/results/ResultsList.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatDistance, formatMoney } from '../../../i18n/format.ts';
import { CarDetails, type RentalTimes } from './CarDetails.tsx';
import { CarFacts } from './CarFacts.tsx';
import type { CarLabelOf } from './car-results-props.ts';

interface CarCardProps extends CardPlace {
  listed: CarEntry;
  list: CarList;
  times: RentalTimes;
  rules: readonly PolicyRule[];
  labelOf: CarLabelOf;
  expired: boolean;
  checking: boolean;
  gone: boolean;
  earlier: EarlierFit | null;
  /** A booked car is changed: the choice leads to the review, and is not added to a trip. */
  isChange: boolean;
  onChoose: (id: string) => void;
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
    earlier,
    isChange,
    onChoose,
    onAdd,
    onShowOnMap,
  } = props;
  const { id, car, verdict, price, total, average } = listed;
  const { t } = useLingui();
  const name = carName(listed);
  const shownPrice = formatMoney(total ?? price);
  const day = average ?? divideMoney(price, car.days);
  const perDay = formatMoney(day);
  const atCounter = counterWords(car);
  return (
    <ResultCard
      id={id}
      name={name}
      isActive={isActive}
      earlier={earlier}
      facts={<CarFacts listed={listed} unit={list.unit} labelOf={labelOf} gone={gone} />}
      price={
        <OfferPrice
          total={shownPrice}
          notes={[
            atCounter ? t(atCounter) : t(paymentWords(car)),
            t`${plural(car.days, { one: `${perDay} a day, # day`, other: `${perDay} a day, # days` })}`,
          ]}
        />
      }
      verdict={<VerdictMark verdict={verdict} rules={rules} offered={{ price: day }} />}
      choose={{
        text: isChange ? t`Review the change` : t`Go to checkout`,
        label: isChange
          ? t`Review the change: ${name} for ${shownPrice}`
          : t`Go to checkout: ${name} for ${shownPrice}`,
        disabledReason: expired ? t`This price has expired: search again` : null,
        busy: checking,
      }}
      other={
        isChange
          ? undefined
          : { text: t`Add to trip`, label: t`Add to trip: ${name} for ${shownPrice}`, onChoose: onAdd }
      }
      details={() => (
        <>
          <CarDetails listed={listed} times={times} unit={list.unit} />
          {isInPolicy(listed) ? null : <InsidePolicy {...props} />}
        </>
      )}
      onShowOnMap={onShowOnMap}
      onChoose={onChoose}
    />
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
