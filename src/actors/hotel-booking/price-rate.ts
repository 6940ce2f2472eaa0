import type { PricingInput } from '#domain/booking/flow-types.ts';
import type { HotelTypes, PricedRate, RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import { detailsRequestOf } from '#domain/hotel-booking/hotel-requests.ts';
import { isSameRate } from '#domain/hotel-booking/same-rate.ts';
import type { Api } from '../../api/client.ts';
import { checkHotelRate, getHotelDetails } from '../../api/hotel-requests.ts';
import { priceAgain } from '../booking/price-again.ts';

type RateInput = PricingInput<HotelTypes>;

/** Prices a rate again. */
export function priceRate(api: Api, input: RateInput, signal: AbortSignal): Promise<RateOutcome> {
  const travelers = input.criteria.travelers.map(({ _id }) => _id);
  return priceAgain<PricedRate>(input.offer, {
    check: (offer) => checkHotelRate(api, { travelers, offer }, signal),
    find: () => findRate(api, input, signal),
  });
}

/** The same room on the same terms, among the rates of the hotel. */
async function findRate(
  api: Api,
  { criteria, result, offer: { room } }: RateInput,
  signal: AbortSignal,
): Promise<string | null> {
  const details = await getHotelDetails(api, detailsRequestOf(criteria, result.id), signal);
  return details.options.find((option) => isSameRate(option.room, room))?.offer ?? null;
}
