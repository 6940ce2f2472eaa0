import type { ListedFare } from '#domain/flight-booking/flight-list.ts';
import type { OfferedTerms } from '../../../components/verdicts/explain-verdict.ts';

/** The properties of a fare that the rules of a policy compare. */
export function offeredFare({ price, total, serviceClasses }: ListedFare): OfferedTerms {
  return { price: total ?? price, serviceClasses };
}
