import type { FlightOfferDetails } from '#domain/offers/flight-offer.ts';
import { joinVerdicts } from '#domain/policy/join-verdicts.ts';
import { type JointVerdict, judge } from '#domain/policy/judge.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { flightFacts } from './flight-facts.ts';
import { extrasOfTraveler, type SelectedExtras } from './price-extras.ts';

export function judgeFlight(
  { itinerary, fare }: Pick<FlightOfferDetails, 'itinerary' | 'fare'>,
  { fastest, extras, terms }: { fastest: readonly number[]; extras: SelectedExtras; terms: BookingTerms },
): JointVerdict {
  const facts = flightFacts(itinerary, fare, fastest);
  const [first, ...others] = terms.policies.map((policy) => {
    const own = extrasOfTraveler(extras, policy.companyUserId);
    return judge([policy], own ? { ...facts, extras: own } : facts, terms.rates);
  });
  if (!first) throw new Error('A flight without travellers can not be judged');
  return joinVerdicts([first, ...others]);
}
