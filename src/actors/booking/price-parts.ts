import type { OfferOutcome, PricingInput } from '#domain/booking/flow-types.ts';
import {
  type CheckoutPart,
  extrasOf,
  type FlowByKind,
  offerOf,
  type PartKind,
} from '#domain/checkout/checkout-part.ts';
import { type PartsOutcome, worstOutcome } from '#domain/checkout/parts-outcome.ts';
import type { Api } from '../../api/client.ts';
import { priceCar } from '../car-booking/price-car.ts';
import { priceFare } from '../flight-booking/price-fare.ts';
import { priceRate } from '../hotel-booking/price-rate.ts';

type PriceOf<Kind extends PartKind> = (
  api: Api,
  input: PricingInput<FlowByKind[Kind]>,
  signal: AbortSignal,
) => Promise<OfferOutcome<FlowByKind[Kind]>>;

/** How each kind is priced again. */
const PRICES: { [Kind in PartKind]: PriceOf<Kind> } = {
  flight: priceFare,
  hotel: priceRate,
  car: priceCar,
};

/** Prices all parts at the same time; the worst outcome decides. */
export async function priceParts(
  api: Api,
  parts: readonly CheckoutPart[],
  signal: AbortSignal,
): Promise<PartsOutcome> {
  const priced = parts.map(async (part) => ({ part, outcome: await priceOf(api, part, signal) }));
  return worstOutcome(await Promise.all(priced));
}

function priceOf<Kind extends PartKind>(api: Api, part: CheckoutPart<Kind>, signal: AbortSignal) {
  const { criteria, result } = part;
  const input = { criteria, result, offer: offerOf(part), extras: extrasOf(part) };
  return PRICES[part.kind](api, input, signal);
}
