import type { ListedFare } from '#domain/flight-booking/flight-list.ts';
import type { OfferedTerms } from '../../../components/verdicts/explain-verdict.ts';

/** What the rules of a policy compare of a fare. */
export function offeredFare({ price, total, serviceClasses }: ListedFare): OfferedTerms {
  return { price: total ?? price, serviceClasses };
}
