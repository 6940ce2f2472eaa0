import type { HotelQuery } from '#domain/offers/hotel-offer.ts';

/** The current time in tests of hotels. */
export const searchedAt = new Date('2026-11-21T10:00:00Z');

export const middles = {
  london: { latitude: 51.5074, longitude: -0.1278 },
  zurich: { latitude: 47.3769, longitude: 8.5417 },
  zug: { latitude: 47.1662, longitude: 8.5155 },
  newYork: { latitude: 40.7128, longitude: -74.006 },
  tokyo: { latitude: 35.6895, longitude: 139.6917 },
  einsiedeln: { latitude: 47.1285, longitude: 8.7474 },
};

/** One room for one guest, from Tuesday to Thursday. */
export function hotelQuery(middle: keyof typeof middles, more: Partial<HotelQuery> = {}): HotelQuery {
  return {
    ...middles[middle],
    radiusKm: 6,
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
    rooms: 1,
    guests: 1,
    rateCodes: [],
    ...more,
  };
}
