import { offerOutcome } from '#domain/booking/offer-outcome.ts';
import { toSelectedCar } from '#domain/car-booking/car-choice.ts';
import { carName } from '#domain/car-booking/car-name.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { RateQuote } from '#domain/hotel-booking/hotel-choice.ts';
import type { Repricing } from '#domain/offers/price-change.ts';
import type { SuggestedOffer } from '#domain/trip-draft/suggested-offers.ts';
import type { Api } from '../../api/client.ts';
import { checkHotelRate } from '../../api/hotel-requests.ts';
import { toFinalOutcome } from '../booking/reprice.ts';
import { toOutcome } from '../booking/to-outcome.ts';
import { priceCar } from '../car-booking/price-car.ts';

export type SuggestionOutcome = { type: Repricing; part: CheckoutPart } | { type: 'soldOut' | 'expired' };

type Suggested<Kind extends SuggestedOffer['kind']> = Extract<SuggestedOffer, { kind: Kind }>;

/** Prices a suggested offer again, so that it can become a part of the draft trip. */
export function priceSuggestion(
  api: Api,
  suggested: SuggestedOffer,
  signal: AbortSignal,
): Promise<SuggestionOutcome> {
  return suggested.kind === 'hotel'
    ? priceHotel(api, suggested, signal)
    : priceSuggestedCar(api, suggested, signal);
}

async function priceHotel(
  api: Api,
  { criteria, hotel, rate }: Suggested<'hotel'>,
  signal: AbortSignal,
): Promise<SuggestionOutcome> {
  const { offer, price, verdict } = rate;
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const answer = await checkHotelRate(api, { travelers, offer }, signal).catch((error: unknown) =>
    toOutcome(error, toFinalOutcome),
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
}

async function priceSuggestedCar(
  api: Api,
  { criteria, listed }: Suggested<'car'>,
  signal: AbortSignal,
): Promise<SuggestionOutcome> {
  const result = { id: listed.id, name: carName(listed) };
  const input = { criteria, result, offer: toSelectedCar(listed), extras: null, changes: null };
  const outcome = await priceCar(api, input, signal);
  // Cars have no extras that could be gone.
  if (outcome.type === 'extrasGone' || !('priced' in outcome)) return { type: 'soldOut' };
  return {
    type: outcome.type,
    part: { kind: 'car', criteria, result, priced: outcome.priced, extras: null },
  };
}
