import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { TripFilter } from '#domain/contract.ts';
import { FIRST_TRIPS, type TripListParams } from '../../api/trip-queries.ts';
import { paths } from '../../components/paths.ts';
import { addressWith, type ListSearch, readPageOfWords } from '../../records/list-search.ts';

export interface TripsSearch extends Pick<ListSearch, 'page' | 'searchString'> {
  trips?: TripFilter;
}

const FILTERS = {
  current: true,
  upcoming: true,
  past: true,
  cancelled: true,
  waitingApproval: true,
} satisfies Record<TripFilter, true>;

/** Parses the search parameters; invalid values are ignored. */
export function readTripsSearch(search: Record<string, unknown>): TripsSearch {
  const { trips } = search;
  return { trips: isFilter(trips) ? trips : undefined, ...readPageOfWords(search) };
}

export function toListParams(
  { trips, page, searchString }: TripsSearch,
  people: readonly BookingTraveler[],
): TripListParams {
  return {
    tripFilter: trips ?? FIRST_TRIPS.tripFilter,
    page: page ?? FIRST_TRIPS.page,
    searchString: searchString ?? FIRST_TRIPS.searchString,
    travelers: people.map(({ _id }) => _id),
  };
}

export function tripsAddress({ trips, page = 1, searchString }: TripsSearch): string {
  return addressWith(paths.home, [
    ['trips', trips],
    ['page', page > 1 ? page : undefined],
    ['searchString', searchString],
  ]);
}

function isFilter(value: unknown): value is TripFilter {
  return typeof value === 'string' && Object.hasOwn(FILTERS, value);
}
