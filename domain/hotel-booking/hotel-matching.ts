import { foldName } from '../fold-name.ts';
import { amenityGroups } from './amenity-groups.ts';
import { aspectSet, type IndexedHotel } from './hotel-index.ts';
import type { HotelListFilter } from './hotel-list-settings.ts';

/** The parts of a filter, each a bit, so that what a hotel fails by is one number. */
export const FACET = {
  areas: 1,
  amenities: 2,
  chains: 4,
  stars: 8,
  name: 16,
  radius: 32,
  rating: 64,
  aspects: 128,
} as const;

/** Which parts of a filter a hotel does not pass; 0 when it is shown. */
export type Matching = (hotel: IndexedHotel) => number;

export function createMatching(filter: HotelListFilter): Matching {
  const areas = new Set(filter.areas);
  const chains = new Set(filter.hotelChainCodes);
  const stars = new Set(filter.stars);
  const amenities = [...amenityGroups(filter.amenityCodes)];
  const name = foldName(filter.nameFilter);
  const radius = filter.radius ?? Number.POSITIVE_INFINITY;
  const { from, to } = filter.rating;
  const aspects = aspectSet(filter.roomAspects);

  return ({ hotel, name: foldedName, amenities: owned, cheapest }) =>
    (areas.size === 0 || areas.has(hotel.area) ? 0 : FACET.areas) |
    (amenities.every((group) => owned.has(group)) ? 0 : FACET.amenities) |
    (chains.size === 0 || chains.has(hotel.chain?.code ?? '') ? 0 : FACET.chains) |
    (stars.size === 0 || stars.has(hotel.stars) ? 0 : FACET.stars) |
    (foldedName.includes(name) ? 0 : FACET.name) |
    (hotel.distance <= radius ? 0 : FACET.radius) |
    (hotel.rating >= from && hotel.rating <= to ? 0 : FACET.rating) |
    (cheapest[aspects] ? 0 : FACET.aspects);
}
