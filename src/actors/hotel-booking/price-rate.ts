import type { PricingInput } from '#domain/booking/flow-types.ts';
import {
  type HotelTypes,
  isSameRate,
  type RateOutcome,
  type RateQuote,
} from '#domain/hotel-booking/hotel-choice.ts';
import { toHotelDetailsRequest } from '#domain/hotel-booking/hotel-requests.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { Api } from '../../api/client.ts';
import { readData } from '../../api/errors.ts';
import { reprice } from '../booking/reprice.ts';

type RateInput = PricingInput<HotelTypes>;

export function priceRate(api: Api, input: RateInput, signal: AbortSignal): Promise<RateOutcome> {
  const { criteria, offer: selected, changes } = input;
  const travelers = criteria.travelers.map(({ _id }) => _id);
  return reprice<RateQuote>(selected, {
    check: (offer) => {
      const body = changingRequest({ travelers, offer }, changes);
      return readData(api.http.POST('/api/booking/hotel/check', { body, signal }));
    },
    find: () => findRate(api, input, signal),
  });
}

async function findRate(
  api: Api,
  { criteria, result, offer: { room }, changes }: RateInput,
  signal: AbortSignal,
): Promise<string | null> {
  const body = changingRequest(toHotelDetailsRequest(criteria, result.id), changes);
  const details = await readData(api.http.POST('/api/booking/hotel/details', { body, signal }));
  return details.options.find((option) => isSameRate(option.room, room))?.offer ?? null;
}
