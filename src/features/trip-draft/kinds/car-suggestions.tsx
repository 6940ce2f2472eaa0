import { msg } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { carName } from '#domain/car-booking/car-name.ts';
import { divideMoney } from '#domain/money.ts';
import type { SuggestedOf } from '../../../actors/trip-draft/suggestion-outcome.ts';
import { ACCESS_WORDS, counterWords, paymentWords } from '../../../components/booking/car-terms.ts';
import { inOneLine } from '../../../components/results/ResultCard.tsx';
import { formatInstant, formatMoney } from '../../../i18n/format.ts';
import type { OfferWords, SuggestionKind, Words } from './suggestion-kind.ts';

export const carSuggestions: SuggestionKind<'car'> = {
  seeAll: msg`See all cars`,
  searching: msg`Searching cars`,
  none: msg`No car was found there at these times.`,
  best: msg`The best for you by policy, price and distance to the station.`,
  lines: [1],
  describe: describeCar,
};

function describeCar({ listed }: SuggestedOf<'car'>, words: Words): OfferWords {
  const { car, pickUp, price, average } = listed;
  const atCounter = counterWords(car);
  const end = car.freeUntil && formatInstant(car.freeUntil, pickUp.zone);
  const day = average ?? divideMoney(price, car.days);
  const perDay = formatMoney(day);
  return {
    name: carName(listed),
    facts: (
      <>
        <Text fw={600}>{words(msg`${carName(listed)} or similar`)}</Text>
        <Text c="dimmed" fz="sm">
          {inOneLine([
            pickUp.name,
            words(ACCESS_WORDS[pickUp.access]),
            end ? words(msg`Free cancellation until ${end}`) : words(msg`Cancellation is charged`),
          ])}
        </Text>
      </>
    ),
    notes: [atCounter ? words(atCounter) : words(paymentWords(car)), words(msg`${perDay} a day`)],
    offered: { price: day },
  };
}
