import type { PolicyRule } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { HotelList } from '#domain/hotel-booking/hotel-list.ts';
import type {
  HotelListFilter,
  HotelListSettings,
  HotelSort,
} from '#domain/hotel-booking/hotel-list-settings.ts';
import type { BookingStep } from '../../../components/booking/BookingSteps.tsx';
import type { SearchFailure } from '../../../components/results/ResultsTrouble.tsx';
import type { SourceState } from '../../../components/results/SearchProgress.tsx';

export interface HotelResultsScreenProps {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
  criteria: HotelCriteria;
  /** The place or the location of the company, in words. */
  placeName: string;
  /** Its position, if it is known. */
  center: Position | null;
  progress: 'none' | 'inProgress' | 'finished';
  sources: readonly SourceState[];
  failure: SearchFailure;
  /** Whether the prices are out of date. */
  expired: boolean;
  /** The shown list; null before the first results. */
  list: HotelList | null;
  /** How many hotels have arrived since, or more rates of them, and wait to be shown. */
  newResults: number;
  hiddenByPolicy: number;
  settings: HotelListSettings;
  /** The hotel whose rooms were opened last. */
  selectedHotel: string | null;
  /** The rules of the policy, for explanations. */
  rules: readonly PolicyRule[];
  mapStyleUrl: string | undefined;
  /** The link for changing the search. */
  searchHref: string;
  /** The link for requesting the same from the agency. */
  requestHref: string;
  pictureAddress: (propertyId: string) => string;
  onSort: (sort: HotelSort) => void;
  onFilter: (filter: HotelListFilter) => void;
  onPage: (page: number) => void;
  onShowNew: () => void;
  onSearchAgain: () => void;
  onChoose: (propertyId: string) => void;
}
