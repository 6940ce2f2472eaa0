import { multiplyMoney } from '#domain/money.ts';
import type { Fare, Itinerary } from '#domain/offers/flight-offer.ts';
import { type JointVerdict, judge } from '#domain/policy/judge.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { judgeAsChange } from '../../offers/judge-as-change.ts';
import { flightFacts } from './flight-facts.ts';

export function judgeFare(
  itinerary: Itinerary,
  fare: Fare,
  { fastest, terms }: { fastest: readonly number[]; terms: BookingTerms },
): JointVerdict {
  const verdict = judge(terms.policies, flightFacts(itinerary, fare, fastest), terms.rates);
  return judgeAsChange(verdict, multiplyMoney(fare.price, terms.travelers.length), terms);
}
