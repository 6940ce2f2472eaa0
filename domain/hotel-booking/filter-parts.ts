import type { RoomAspect } from '../contract.ts';
import { amenityGroup, amenityGroups } from './amenity-groups.ts';
import type { HotelIndex } from './hotel-index.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS, type HotelListFilter } from './hotel-list-settings.ts';
import { countShown } from './hotel-rows.ts';

export type FilterPart =
  | { kind: 'areas' | 'hotelChainCodes' | 'stars' | 'nameFilter' | 'radius' | 'rating' }
  | { kind: 'amenity'; group: number }
  | { kind: 'roomAspect'; aspect: RoomAspect };

export interface FilterSuggestion {
  part: FilterPart;
  results: number;
}

const NO_FILTER = DEFAULT_HOTEL_LIST_SETTINGS.filter;

export function partsOfFilter(filter: HotelListFilter): FilterPart[] {
  const { from, to } = NO_FILTER.rating;
  const isOn = {
    nameFilter: filter.nameFilter.trim() !== '',
    areas: filter.areas.length > 0,
    radius: filter.radius !== null,
    stars: filter.stars.length > 0,
    rating: filter.rating.from > from || filter.rating.to < to,
    hotelChainCodes: filter.hotelChainCodes.length > 0,
  };
  const kinds = ['nameFilter', 'areas', 'radius', 'stars', 'rating', 'hotelChainCodes'] as const;
  return [
    ...filter.roomAspects.map((aspect): FilterPart => ({ kind: 'roomAspect', aspect })),
    ...kinds.filter((kind) => isOn[kind]).map((kind): FilterPart => ({ kind })),
    ...[...amenityGroups(filter.amenityCodes)].map((group): FilterPart => ({ kind: 'amenity', group })),
  ];
}

export function withoutPart(filter: HotelListFilter, part: FilterPart): HotelListFilter {
  switch (part.kind) {
    case 'amenity': {
      const codes = amenityGroup(part.group);
      return { ...filter, amenityCodes: filter.amenityCodes.filter((code) => !codes.includes(code)) };
    }
    case 'roomAspect':
      return { ...filter, roomAspects: filter.roomAspects.filter((aspect) => aspect !== part.aspect) };
    default:
      return { ...filter, [part.kind]: NO_FILTER[part.kind] };
  }
}

export function suggestFilters(index: HotelIndex, filter: HotelListFilter): FilterSuggestion[] {
  return partsOfFilter(filter)
    .map((part) => ({ part, results: countShown(index, withoutPart(filter, part)) }))
    .filter(({ results }) => results > 0)
    .sort((one, other) => other.results - one.results);
}
