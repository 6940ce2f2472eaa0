import type { BEST } from '../booking/best-for-you.ts';
import type { ListSettings } from '../booking/flow-types.ts';
import type { RoomAspect } from '../contract.ts';

export const HOTEL_SORTS = ['TotalRate', 'DistanceFrom', 'SabreRating', 'CorporateRate'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number] | typeof BEST;

export interface HotelListFilter {
  areas: readonly string[];
  amenityCodes: readonly number[];
  hotelChainCodes: readonly string[];
  stars: readonly number[];
  nameFilter: string;
  /** Not further away than this, in the unit of the search; null for any distance. */
  radius: number | null;
  rating: { from: number; to: number };
  roomAspects: readonly RoomAspect[];
}

export interface HotelListSettings extends ListSettings {
  sort: HotelSort;
  filter: HotelListFilter;
}

export const DEFAULT_HOTEL_LIST_SETTINGS: HotelListSettings = {
  page: 1,
  sort: 'TotalRate',
  filter: {
    areas: [],
    amenityCodes: [],
    hotelChainCodes: [],
    stars: [],
    nameFilter: '',
    radius: null,
    rating: { from: 1, to: 5 },
    roomAspects: [],
  },
};
