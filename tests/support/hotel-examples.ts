import type { HotelOffer, Property, RoomRate } from '#domain/offers/hotel-offer.ts';
import { createChance } from '#server/suppliers/embedded/chance.ts';

export const PARADEPLATZ = { latitude: 47.3697, longitude: 8.5389 };

/** A hotel in the centre of Zurich by default. */
export function property(propertyId: string, more: Partial<Property> = {}): Property {
  return {
    propertyId,
    name: `Hotel ${propertyId}`,
    chain: null,
    stars: 4,
    rating: 4,
    address: { street: 'Bahnhofstrasse 1', postalCode: '8001', city: 'Zürich', country: 'CH' },
    ...PARADEPLATZ,
    amenities: [64, 179],
    zone: 'Europe/Zurich',
    ...more,
  };
}

/** A double room for two nights at 200 francs each that is refundable until the day of arrival. */
export function rate(more: Partial<RoomRate> = {}): RoomRate {
  const price = { amount: 400_00, currency: 'CHF' };
  return {
    key: 'p-1~100~dbl~flex~2027-04-01~2~1~1',
    source: '100',
    roomName: 'Double room',
    roomType: 'double',
    view: null,
    bedType: 3,
    beds: 1,
    highestOccupancy: 2,
    amenities: [2],
    mealPlan: 14,
    breakfastIncluded: false,
    corporate: false,
    prepaid: false,
    cancellation: { deadlines: [{ at: '2027-04-01T16:00:00.000Z', penalty: price }] },
    price,
    onSite: null,
    roomsLeft: 3,
    ...more,
  };
}

export const NEVER_REFUNDED = { deadlines: [] };

/** A number of hotels around Paradeplatz, with four rates each. */
export function exampleHotels(count: number): HotelOffer[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = createChance('hotel', index);
    const rates = Array.from({ length: 4 }, (__, kind) =>
      rate({
        key: `26578${index}-7~100~${kind}~flex~2027-04-01~2~1~1`,
        price: { amount: chance.between(9_000, 95_000), currency: 'EUR' },
        breakfastIncluded: kind % 2 === 1,
        ...(kind > 1 && { cancellation: NEVER_REFUNDED }),
      }),
    );
    const [latitude, longitude] = [47 + chance.next(), 8 + chance.next()];
    return { property: property(`26578${index}-7`, { latitude, longitude }), rates };
  });
}
