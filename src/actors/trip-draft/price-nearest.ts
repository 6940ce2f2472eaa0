import type { CheckoutPart, FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { NearestOffer } from '#domain/contract.ts';
import type { KindCriteria } from '#domain/trip-draft/criteria-of-part.ts';
import type { Api } from '../../api/client.ts';
import { priceNearestCar } from '../car-booking/find-car.ts';
import { priceNearestFare } from '../flight-booking/find-flight.ts';
import { priceNearestRoom } from '../hotel-booking/find-room.ts';

interface Wanted<Kind extends PartKind> {
  criteria: FlowByKind[Kind]['criteria'];
  nearest: NearestOffer;
}

type Price<Kind extends PartKind> = (
  api: Api,
  wanted: Wanted<Kind>,
  signal: AbortSignal,
) => Promise<CheckoutPart<Kind> | null>;

const PRICES: { [Kind in PartKind]: Price<Kind> } = {
  flight: priceNearestFare,
  hotel: priceNearestRoom,
  car: priceNearestCar,
};

export function priceNearest<Kind extends PartKind>(
  api: Api,
  { kind, criteria }: KindCriteria<Kind>,
  nearest: NearestOffer,
  signal: AbortSignal,
): Promise<CheckoutPart<Kind> | null> {
  const price: Price<Kind> = PRICES[kind];
  return price(api, { criteria, nearest }, signal);
}
