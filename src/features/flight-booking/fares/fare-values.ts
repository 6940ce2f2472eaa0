import type { FareEntry } from '#domain/flight-booking/flight-list.ts';
import type { OfferValues } from '../../../components/verdicts/kinds/rule-words.ts';

/** The properties of a fare that the rules of a policy compare. */
export function fareValues({ price, total, serviceClasses }: FareEntry): OfferValues {
  return { price: total ?? price, serviceClasses };
}
