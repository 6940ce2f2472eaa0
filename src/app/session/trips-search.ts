import type { TripFilter } from '#domain/contract.ts';

/** Which trips the home page shows; both parts may be left out. */
export interface TripsSearch {
  trips?: TripFilter;
  page?: number;
}

export const DEFAULT_TRIP_FILTER: TripFilter = 'upcoming';

const FILTERS = {
  current: true,
  upcoming: true,
  past: true,
  cancelled: true,
  waitingApproval: true,
} satisfies Record<TripFilter, true>;

/** What an address says of it; what it says wrongly is as if it was not said. */
export function readTripsSearch(search: Record<string, unknown>): TripsSearch {
  const { trips } = search;
  const page = Number(search.page);
  return {
    ...(isFilter(trips) && { trips }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

function isFilter(value: unknown): value is TripFilter {
  return typeof value === 'string' && Object.hasOwn(FILTERS, value);
}
