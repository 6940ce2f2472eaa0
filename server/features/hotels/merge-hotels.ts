import { compareMoney } from '#domain/money.ts';
import type { HotelOffer, RoomRate } from '#domain/offers/hotel-offer.ts';

export function mergeHotels(found: readonly HotelOffer[]): HotelOffer[] {
  const byProperty = Map.groupBy(found, ({ property }) => property.propertyId);
  return [...byProperty.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const rates = [first, ...others].flatMap((offer) => offer.rates).sort(byPrice);
    const cheapest = new Map<string, RoomRate>();
    for (const rate of rates) if (!cheapest.has(toRateKey(rate))) cheapest.set(toRateKey(rate), rate);
    return [{ property: first.property, rates: [...cheapest.values()] }];
  });
}

/** Prices in different currencies are not sorted. */
function byPrice({ price: one }: RoomRate, { price: other }: RoomRate): number {
  return one.currency === other.currency ? compareMoney(one, other) : 0;
}

function toRateKey({
  price,
  roomType,
  breakfastIncluded,
  corporate,
  prepaid,
  cancellation,
}: RoomRate): string {
  const { deadlines } = cancellation;
  return [price.currency, roomType, breakfastIncluded, corporate, prepaid, deadlines[0]?.at].join();
}
