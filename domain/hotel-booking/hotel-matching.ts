import { foldName } from '../fold-name.ts';
import { amenityGroups } from './amenity-groups.ts';
import { isRatedWithin } from './guest-rating.ts';
import { aspectSet, type HotelIndexEntry } from './hotel-index.ts';
import type { HotelListFilter } from './hotel-list-settings.ts';

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

export type Matching = (hotel: HotelIndexEntry) => number;

/** Checks only the active parts of a filter, because most of them are inactive. */
export function createMatching(filter: HotelListFilter): Matching {
  const tests = buildTests(filter);
  return (hotel) => {
    let failed = 0;
    for (const { facet, passes } of tests) if (!passes(hotel)) failed |= facet;
    return failed;
  };
}

interface FacetTest {
  facet: number;
  isOn: boolean;
  passes: (hotel: HotelIndexEntry) => boolean;
}

function buildTests(filter: HotelListFilter): FacetTest[] {
  const areas = new Set(filter.areas);
  const chains = new Set(filter.hotelChainCodes);
  const stars = new Set(filter.stars);
  const groups = [...amenityGroups(filter.amenityCodes)];
  const name = foldName(filter.nameFilter);
  const radius = filter.radius ?? Number.POSITIVE_INFINITY;
  const aspects = aspectSet(filter.roomAspects);
  const tests: FacetTest[] = [
    on(FACET.areas, areas.size > 0, ({ hotel }) => areas.has(hotel.area)),
    on(FACET.amenities, groups.length > 0, ({ amenities }) => groups.every((group) => amenities.has(group))),
    on(FACET.chains, chains.size > 0, ({ hotel }) => chains.has(hotel.chain?.code ?? '')),
    on(FACET.stars, stars.size > 0, ({ hotel }) => stars.has(hotel.stars)),
    on(FACET.name, name !== '', (hotel) => hotel.name.includes(name)),
    on(FACET.radius, filter.radius !== null, ({ hotel }) => hotel.distance <= radius),
    on(FACET.rating, true, ({ hotel }) => isRatedWithin(hotel.rating, filter.rating)),
    on(FACET.aspects, true, ({ cheapest }) => cheapest[aspects] !== undefined),
  ];
  return tests.filter(({ isOn }) => isOn);
}

function on(facet: number, isOn: boolean, passes: FacetTest['passes']): FacetTest {
  return { facet, isOn, passes };
}
