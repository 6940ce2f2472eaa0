import type { OfferOutcome, PricingInput } from '#domain/booking/flow-types.ts';
import type { CheckoutPart, FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import { toExtras, toOffer } from '#domain/checkout/part-requests.ts';
import { type PartsOutcome, worstOutcome } from '#domain/checkout/parts-outcome.ts';
import type { PartToChange } from '#domain/contract.ts';
import type { Api } from '../../api/client.ts';
import { priceCar } from '../car-booking/price-car.ts';
import { priceFare } from '../flight-booking/price-fare.ts';
import { priceRate } from '../hotel-booking/price-rate.ts';

type PriceOf<Kind extends PartKind> = (
  api: Api,
  input: PricingInput<FlowByKind[Kind]>,
  signal: AbortSignal,
) => Promise<OfferOutcome<FlowByKind[Kind]>>;

const PRICES: { [Kind in PartKind]: PriceOf<Kind> } = {
  flight: priceFare,
  hotel: priceRate,
  car: priceCar,
};

/**
 * Prices all parts at the same time; the worst outcome decides. A part that changes a booked one names it.
 */
export async function priceParts(
  api: Api,
  parts: readonly CheckoutPart[],
  signal: AbortSignal,
  changes: PartToChange | null = null,
): Promise<PartsOutcome> {
  const priced = parts.map(async (part) => ({
    part,
    outcome: await requestPrice(api, { part, changes }, signal),
  }));
  return worstOutcome(await Promise.all(priced));
}

function requestPrice<Kind extends PartKind>(
  api: Api,
  { part, changes }: { part: CheckoutPart<Kind>; changes: PartToChange | null },
  signal: AbortSignal,
) {
  const { criteria, result } = part;
  const input = { criteria, result, offer: toOffer(part), extras: toExtras(part), changes };
  return PRICES[part.kind](api, input, signal);
}
