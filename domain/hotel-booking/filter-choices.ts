import type { RoomAspect } from '../contract.ts';
import { FEATURED_AMENITIES } from './amenity-groups.ts';
import { aspectSet, type HotelIndex, type HotelIndexEntry } from './hotel-index.ts';
import type { HotelListFilter } from './hotel-list-settings.ts';
import { createMatching, FACET } from './hotel-matching.ts';

export interface FilterCounts {
  areas: ReadonlyMap<string, number>;
  amenities: ReadonlyMap<number, number>;
  chains: ReadonlyMap<string, number>;
  stars: ReadonlyMap<number, number>;
  /** Distances of hotels that only the distance filter may exclude. */
  distances: readonly number[];
  ratings: readonly number[];
  aspects: Readonly<Record<RoomAspect, number>>;
}

export const ROOM_ASPECTS = ['BreakfastIncluded', 'InPolicy', 'Refundable', 'CorporateRate'] as const;

export function countChoices({ hotels }: HotelIndex, filter: HotelListFilter): FilterCounts {
  const failedBy = createMatching(filter);
  const chosenAspects = aspectSet(filter.roomAspects);
  const sets = ROOM_ASPECTS.map((aspect) => [aspect, chosenAspects | aspectSet([aspect])] as const);
  const areas = new Map<string, number>();
  const amenities = new Map<number, number>();
  const chains = new Map<string, number>();
  const stars = new Map<number, number>();
  const distances: number[] = [];
  const ratings: number[] = [];
  const aspects = { BreakfastIncluded: 0, InPolicy: 0, Refundable: 0, CorporateRate: 0 };

  function count({ hotel, amenities: owned, cheapest }: HotelIndexEntry, failed: number): void {
    const onlyBy = (facet: number) => (failed & ~facet) === 0;
    if (onlyBy(FACET.areas)) countOne(areas, hotel.area);
    if (onlyBy(FACET.chains) && hotel.chain) countOne(chains, hotel.chain.code);
    if (onlyBy(FACET.stars)) countOne(stars, hotel.stars);
    if (onlyBy(FACET.radius)) distances.push(hotel.distance);
    if (onlyBy(FACET.rating) && hotel.rating !== undefined) ratings.push(hotel.rating);
    if (onlyBy(FACET.aspects)) {
      for (const [aspect, set] of sets) if (cheapest[set]) aspects[aspect] += 1;
    }
    // A hotel must have all chosen amenities, so a further one can only narrow down the shown hotels.
    if (failed === 0) for (const group of owned) countOne(amenities, group);
  }

  for (const hotel of hotels) count(hotel, failedBy(hotel));
  return { areas, amenities, chains, stars, distances, ratings, aspects };
}

export interface FilterChoices {
  areas: readonly string[];
  featuredAmenities: readonly number[];
  otherAmenities: readonly number[];
  chains: readonly { code: string; name: string }[];
  stars: readonly number[];
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
    if (hotel.stars > 0) stars.add(hotel.stars);
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
