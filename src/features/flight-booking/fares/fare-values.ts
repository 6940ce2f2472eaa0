import type { FareEntry } from '#domain/flight-booking/flight-list.ts';
import type { OfferValues } from '../../../components/verdicts/kinds/rule-words.ts';

export function fareValues({ price, total, serviceClasses }: FareEntry): OfferValues {
  return { price: total ?? price, serviceClasses };
}
