import { offerOutcome } from '#domain/booking/offer-outcome.ts';
import type { RateQuote } from '#domain/hotel-booking/hotel-choice.ts';
import { readData } from '../../api/errors.ts';
import { toFinalOutcome } from '../booking/reprice.ts';
import { toOutcome } from '../booking/to-outcome.ts';
import type { PriceSuggestion } from '../trip-draft/suggestion-outcome.ts';

export const priceSuggestedRate: PriceSuggestion<'hotel'> = async (
  api,
  { criteria, hotel, rate },
  signal,
) => {
  const { offer, price, verdict } = rate;
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const body = { travelers, offer };
  const answer = await readData(api.http.POST('/api/booking/hotel/check', { body, signal })).catch(
    (error: unknown) => toOutcome(error, toFinalOutcome),
  );
  // A list doesn't have all terms of a rate, so one whose reference has expired is not found again.
  if (answer === 'referenceExpired') return { type: 'expired' };
  const outcome = offerOutcome<RateQuote>({ offer, price, verdict }, answer);
  if (!('priced' in outcome)) return outcome;
  const result = { id: hotel.propertyId, name: hotel.name };
  return {
    type: outcome.type,
    part: { kind: 'hotel', criteria, result, priced: outcome.priced, extras: null },
  };
};
