import { type ChosenRate, type RateOutcome, rateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import { detailsRequestOf } from '#domain/hotel-booking/hotel-requests.ts';
import { isSameRate } from '#domain/hotel-booking/same-rate.ts';
import type { PricingInput } from '#machines/hotel-booking/hotel-booking-setup.ts';
import type { Api } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { checkHotelRate, getHotelDetails } from '../api/hotel-requests.ts';

/**
 * Prices a rate again. A reference that has ended is looked up anew among the rates of the hotel, as the same room on
 * the same terms, and held against the price that was seen.
 */
export async function priceRate(api: Api, input: PricingInput, signal: AbortSignal): Promise<RateOutcome> {
  const { criteria, rate } = input;
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const check = async (offer: string) =>
    rateOutcome(rate, await checkHotelRate(api, { travelers, offer }, signal));
  try {
    return await check(rate.offer);
  } catch (error) {
    if (codeOf(error) === 'offer_invalid') return { type: 'expired' };
    if (codeOf(error) !== 'offer_expired') throw error;
  }
  const offer = await findAnew(api, input, rate, signal);
  return offer === null ? { type: 'soldOut' } : await check(offer);
}

async function findAnew(
  api: Api,
  { criteria, hotel }: PricingInput,
  { room }: ChosenRate,
  signal: AbortSignal,
): Promise<string | null> {
  const details = await getHotelDetails(api, detailsRequestOf(criteria, hotel.propertyId), signal);
  return details.options.find((option) => isSameRate(option.room, room))?.offer ?? null;
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? (error.problem?.code ?? null) : null;
}
