import { distanceKm } from '#domain/geography.ts';
import type { HotelQuery } from '#domain/offers/hotel-offer.ts';
import type { Situation } from '../inventory.ts';

/**
 * Hotels in Einsiedeln with which always the same happens once one is chosen: `practice-1` to `practice-8`. They always
 * have as many rooms of each kind, and every source knows them.
 */
export const SENTINEL_HOTELS: readonly { name: string; situation: Situation | null; free: number }[] = [
  { name: 'The Rising Price', situation: { kind: 'dearer', percent: 12 }, free: 9 },
  { name: 'The Slightly Rising Price', situation: { kind: 'dearer', percent: 2 }, free: 9 },
  { name: 'The Falling Price', situation: { kind: 'cheaper', percent: 8 }, free: 9 },
  { name: 'The Full House', situation: { kind: 'soldOut' }, free: 9 },
  { name: 'The Closed Desk', situation: { kind: 'declined' }, free: 9 },
  { name: 'The Brief Offer', situation: { kind: 'expired' }, free: 9 },
  { name: 'The Lost Letter', situation: { kind: 'lostAnswer' }, free: 9 },
  { name: 'The Only Room', situation: null, free: 1 },
];

/** Towns in Switzerland in whose centre a search always has the same outcome. */
const TOWNS: readonly { name: string; latitude: number; longitude: number; situation: Situation }[] = [
  { name: 'Gersau', latitude: 46.9942, longitude: 8.525, situation: { kind: 'nothingFound' } },
  {
    name: 'Engelberg',
    latitude: 46.8211,
    longitude: 8.4013,
    situation: { kind: 'slowSource', source: '112', milliseconds: 3000 },
  },
  {
    name: 'Appenzell',
    latitude: 47.331,
    longitude: 9.41,
    situation: { kind: 'failedSources', sources: ['112'] },
  },
  {
    name: 'Arosa',
    latitude: 46.7779,
    longitude: 9.6762,
    situation: { kind: 'failedSources', sources: ['100', '110', '112', '113'] },
  },
];
const TOWN_KM = 1;

export function sentinelId(index: number): string {
  return `practice-${index + 1}`;
}

export function situationOfProperty(propertyId: string): Situation | null {
  return findHotel(propertyId)?.situation ?? null;
}

/** How many rooms of each kind it has on any day; null for a hotel that is not for practice. */
export function alwaysFree(propertyId: string): number | null {
  return findHotel(propertyId)?.free ?? null;
}

export function situationOfPlace(place: Pick<HotelQuery, 'latitude' | 'longitude'>): Situation | null {
  return TOWNS.find((town) => distanceKm(town, place) <= TOWN_KM)?.situation ?? null;
}

function findHotel(propertyId: string) {
  if (!propertyId.startsWith('practice-')) return undefined;
  return SENTINEL_HOTELS.find((_, index) => sentinelId(index) === propertyId);
}
