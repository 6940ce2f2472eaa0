import { createSeed } from './free-rooms.ts';
import type { House } from './house.ts';
import { ROOM_KINDS } from './room-kinds.ts';
import { SENTINEL_HOTELS, sentinelId } from './sentinel-hotels.ts';

const EINSIEDELN = { latitude: 47.1285, longitude: 8.7474 };

export const SENTINEL_HOUSES: readonly House[] = SENTINEL_HOTELS.map(({ name }, index) => ({
  property: {
    propertyId: sentinelId(index),
    name,
    chain: null,
    stars: 3,
    rating: 4,
    address: { street: `Klosterplatz ${index + 1}`, postalCode: '8840', city: 'Einsiedeln', country: 'CH' },
    latitude: EINSIEDELN.latitude + 0.0005 * index,
    longitude: EINSIEDELN.longitude,
    amenities: [1, 33, 64, 76, 179, 286, 345],
    zone: 'Europe/Zurich',
  },
  seed: createSeed(sentinelId(index)),
  rooms: [ROOM_KINDS.sgl, ROOM_KINDS.dbl, ROOM_KINDS.twn],
  francs: 160,
  breakfastFrancs: 20,
  currency: 'CHF',
  business: true,
  fairSeed: 8840,
}));
