import { FEATURED_AMENITIES } from './amenity-groups.ts';
import type { HotelIndex } from './hotel-index.ts';

/** The options of a list; their order does not change with the counts. */
export interface FilterChoices {
  /** Options with the most hotels come first. */
  areas: readonly string[];
  /** Groups of commonly requested amenities, then all others, the most frequent first. */
  featuredAmenities: readonly number[];
  otherAmenities: readonly number[];
  /** In the order of their names. */
  chains: readonly { code: string; name: string }[];
  /** The most stars first. */
  stars: readonly number[];
  /** Straight-line distances that leave something out. */
  distances: readonly number[];
}

const DISTANCES = [0.5, 1, 2, 3, 5, 10, 20, 30];

export function listChoices({ hotels }: HotelIndex): FilterChoices {
  const areas = new Map<string, number>();
  const amenities = new Map<number, number>();
  const chains = new Map<string, string>();
  const stars = new Set<number>();
  let furthest = 0;
  for (const { hotel, amenities: owned } of hotels) {
    countOne(areas, hotel.area);
    for (const group of owned) countOne(amenities, group);
    if (hotel.chain) chains.set(hotel.chain.code, hotel.chain.name);
    stars.add(hotel.stars);
    furthest = Math.max(furthest, hotel.distance);
  }
  return {
    areas: mostFirst(areas),
    featuredAmenities: FEATURED_AMENITIES,
    otherAmenities: mostFirst(amenities).filter((group) => !FEATURED_AMENITIES.includes(group)),
    chains: [...chains]
      .map(([code, name]) => ({ code, name }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    stars: [...stars].sort((one, other) => other - one),
    distances: DISTANCES.filter((distance) => distance < furthest),
  };
}

function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostFirst<Key extends string | number>(counts: ReadonlyMap<Key, number>): Key[] {
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([key]) => key);
}
