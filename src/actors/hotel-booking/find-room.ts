import type { CheckoutPart, FlowByKind } from '#domain/checkout/checkout-part.ts';
import type { HotelPart, NearestOffer } from '#domain/contract.ts';
import { isSameRate } from '#domain/hotel-booking/hotel-choice.ts';
import { comparePrices } from '#domain/hotel-booking/hotel-list.ts';
import { toHotelDetailsRequest } from '#domain/hotel-booking/hotel-requests.ts';
import type { Api } from '../../api/client.ts';
import { readData } from '../../api/errors.ts';

export async function findRoom(
  api: Api,
  { earlier, criteria }: { earlier: HotelPart; criteria: FlowByKind['hotel']['criteria'] },
  signal: AbortSignal,
): Promise<{ part: CheckoutPart<'hotel'>; isSame: boolean } | null> {
  const { property, room } = earlier;
  const search = { body: toHotelDetailsRequest(criteria, property.propertyId), signal };
  const { options } = await readData(api.http.POST('/api/booking/hotel/details', search));
  const same = options.find((option) => isSameRate(option.room, room));
  const [cheapest] = options.toSorted((one, other) =>
    comparePrices(one.companyPrice ?? one.price, other.companyPrice ?? other.price),
  );
  const chosen = same ?? cheapest;
  if (!chosen) return null;
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const body = { travelers, offer: chosen.offer };
  const priced = await readData(api.http.POST('/api/booking/hotel/check', { body, signal }));
  if (priced.outcome !== 'priced') return null;
  const result = { id: property.propertyId, name: property.name };
  return { part: { kind: 'hotel', criteria, result, priced, extras: null }, isSame: same !== undefined };
}

export async function priceNearestRoom(
  api: Api,
  { criteria, nearest: { offer } }: { criteria: FlowByKind['hotel']['criteria']; nearest: NearestOffer },
  signal: AbortSignal,
): Promise<CheckoutPart<'hotel'> | null> {
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const body = { travelers, offer };
  const priced = await readData(api.http.POST('/api/booking/hotel/check', { body, signal }));
  if (priced.outcome !== 'priced') return null;
  const result = { id: priced.property.propertyId, name: priced.property.name };
  return { kind: 'hotel', criteria, result, priced, extras: null };
}
